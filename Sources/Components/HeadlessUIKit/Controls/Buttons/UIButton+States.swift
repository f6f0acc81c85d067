import Foundation

extension UIButton {
  /// Returns the style of a pointer over a button from its default effect and shape.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  public var pointerStyleProvider: PointerStyleProvider? {
    get { seldom["pointerStyleProvider"] }
    set { seldom["pointerStyleProvider"] = newValue }
  }

  /// Sets the color of the shadow of the title, which has the offset of the title label's shadow.
  func standardSetTitleShadowColor(_ color: UIColor?, for state: State) {
    var colors = titleShadowColors
    colors[exactly: state] = color
    seldom["titleShadowColors"] = colors
    titleLabel?.shadowColor = currentTitleShadowColor
    setNeedsLayout()
  }

  func standardTitleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
  var titleShadowColors: StateValues<UIColor> { seldom["titleShadowColors"] ?? StateValues() }

  /// Returns the rectangle of the background in the bounds of the button.
  func standardBackgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

extension UIButton.Configuration {
  /// The style of a button on the Mac.
  public enum MacIdiomStyle: Int, CaseIterable, Sendable {
    case automatic = 0
    case bordered = 1
    case borderless = 2
    case borderlessTinted = 3
  }
}
