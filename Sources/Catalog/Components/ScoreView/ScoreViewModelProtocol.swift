/// What a score view shows. Implementations are observable classes.
@MainActor
public protocol ScoreViewModelProtocol: AnyObject {
  var visualState: ScoreDisplayData.VisualState { get }
  /// The columns, in reading order.
  var scoreCells: [ScoreDisplayData] { get }
}
