@MainActor
protocol MyCustomViewModelProtocol: AnyObject {
  var title: String { get }
}
