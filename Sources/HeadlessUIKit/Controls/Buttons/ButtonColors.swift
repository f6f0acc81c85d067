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

/// The four looks of configured buttons.
enum ButtonLook: Sendable {
  case plain, gray, tinted, filled

  var hasBackground: Bool { self != .plain }

  func foreground(_ tint: UIColor) -> UIColor { self == .filled ? .white : tint }

  func background(_ tint: UIColor) -> UIColor {
    switch self {
    case .plain: .clear
    case .gray: .tertiarySystemFill
    case .tinted, .filled: shaded(tint)
    }
  }

  /// A base colour as the look shows it: a tinted button is a thin coat of it.
  func shaded(_ color: UIColor) -> UIColor {
    self == .tinted ? color.withAlphaComponent(0.18) : color
  }
}
