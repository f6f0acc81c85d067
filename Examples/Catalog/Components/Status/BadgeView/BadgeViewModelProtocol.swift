/// A word about something. Implementations are observable classes.
@preconcurrency @MainActor
public protocol BadgeViewModelProtocol: AnyObject {
  /// Nil hides the badge.
  var text: String? { get }
  var symbol: String? { get }
  var tone: Tone { get }
}
