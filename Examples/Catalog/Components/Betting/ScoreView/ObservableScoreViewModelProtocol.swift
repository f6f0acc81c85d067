/// What an observable score view shows. Implementations are observable classes.
@preconcurrency @MainActor
public protocol ObservableScoreViewModelProtocol: AnyObject {
  var visualState: ScoreDisplayData.VisualState { get }
  /// The columns, in reading order.
  var scoreCells: [ScoreDisplayData] { get }
}
