/// A short label for something. Implementations are observable classes.
@preconcurrency @MainActor
public protocol BadgeViewModelProtocol: AnyObject {
  /// The text; `nil` hides the badge.
  var text: String? { get }
  var symbol: String? { get }
  var tone: Tone { get }
}
