import HeadlessUIKit

extension Tone {
  /// The background of a message over a page.
  var toastFill: UIColor { self == .neutral ? StyleProvider.Color.backgroundPrimary : background }
}
