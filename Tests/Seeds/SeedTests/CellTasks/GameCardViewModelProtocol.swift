@MainActor
protocol GameCardViewModelProtocol {
  var name: String { get }
}
