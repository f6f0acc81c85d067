// Protocol with simple properties
@MainActor
protocol MigratedScoreViewModelProtocol: AnyObject {
  var visualState: VisualState { get }
  var scoreCells: [String] { get }
}
