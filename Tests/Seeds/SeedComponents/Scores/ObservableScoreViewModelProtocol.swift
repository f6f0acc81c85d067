/// Protocol for ScoreView's ViewModel. Implementations MUST be @Observable classes.
@MainActor
public protocol ObservableScoreViewModelProtocol: AnyObject {
  // Read-only properties for view consumption
  var visualState: ScoreDisplayData.VisualState { get }
  var scoreCells: [ScoreDisplayData] { get }
}
