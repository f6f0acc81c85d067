import Foundation

/// The colours of a button configuration in a state.
struct ButtonColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      background = configuration.style.hasBackground ? .tertiarySystemFill : .clear
      return
    }
    let style = configuration.style
    // Highlighted buttons are translucent, as in UIKit.
    let opacity: CGFloat = state.contains(.highlighted) ? 0.75 : 1
    let foregroundColor = configuration.baseForegroundColor ?? style.foreground(tint)
    let backgroundColor =
      configuration.background.backgroundColor ?? configuration.baseBackgroundColor.map(style.backgroundShade)
      ?? style.background(tint)
    foreground = style == .filled ? foregroundColor : Self.faded(foregroundColor, opacity)
    background = Self.faded(backgroundColor, opacity)
  }

  private static func faded(_ color: UIColor, _ opacity: CGFloat) -> UIColor {
    guard opacity < 1 else { return color }
    return UIColor { traits in
      color.withAlphaComponent(color.components(in: traits).alpha * opacity).resolvedColor(with: traits)
    }
  }
}

/// The four styles of button configurations.
enum ButtonStyle: Sendable {
  case plain, gray, tinted, filled

  var hasBackground: Bool { self != .plain }

  func foreground(_ tint: UIColor) -> UIColor { self == .filled ? .white : tint }

  func background(_ tint: UIColor) -> UIColor {
    switch self {
    case .plain: .clear
    case .gray: .tertiarySystemFill
    case .tinted, .filled: backgroundShade(of: tint)
    }
  }

  /// Returns the background for a base colour. Tinted buttons use it at a low opacity.
  func backgroundShade(of color: UIColor) -> UIColor {
    self == .tinted ? color.withAlphaComponent(0.18) : color
  }
}
