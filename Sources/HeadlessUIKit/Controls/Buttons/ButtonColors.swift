import Foundation

/// The colours of a configuration in a state.
struct ButtonColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      background = configuration.look.hasBackground ? .tertiarySystemFill : .clear
      return
    }
    let look = configuration.look
    // A button that is pressed is seen through, as the system's are.
    let strength: CGFloat = state.contains(.highlighted) ? 0.75 : 1
    let front = configuration.baseForegroundColor ?? look.foreground(tint)
    let back =
      configuration.background.backgroundColor ?? configuration.baseBackgroundColor.map(look.shaded)
      ?? look.background(tint)
    foreground = look == .filled ? front : Self.faded(front, strength)
    background = Self.faded(back, strength)
  }

  private static func faded(_ color: UIColor, _ strength: CGFloat) -> UIColor {
    guard strength < 1 else { return color }
    return UIColor { traits in
      color.withAlphaComponent(color.components(in: traits).alpha * strength).resolvedColor(with: traits)
    }
  }
}
