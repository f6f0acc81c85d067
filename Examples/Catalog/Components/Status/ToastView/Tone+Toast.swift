import HeadlessUIKit

extension Tone {
  /// Behind a message that lies over a page.
  var toastFill: UIColor { self == .neutral ? StyleProvider.Color.backgroundPrimary : background }
}
