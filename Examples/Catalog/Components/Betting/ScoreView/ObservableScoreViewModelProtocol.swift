/// The view model of an observable score view. Implementations are observable classes.
@preconcurrency @MainActor
public protocol ObservableScoreViewModelProtocol: AnyObject {
  var visualState: ScoreDisplayData.VisualState { get }
  /// The columns, in reading order.
  var scoreCells: [ScoreDisplayData] { get }
}
