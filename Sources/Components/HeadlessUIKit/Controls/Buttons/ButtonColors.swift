import Foundation

/// The colors of a button configuration in a state.
struct ButtonColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor, look: ButtonLook) {
    let style = configuration.style
    let ownBackground = configuration.background.backgroundColor
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      background = ownBackground ?? style.disabledBackground(look)
      return
    }
    let opacity: CGFloat = state.contains(.highlighted) ? 0.75 : 1
    foreground = (configuration.baseForegroundColor ?? style.foreground(tint, look)).multiplyingAlpha(by: opacity)
    if let ownBackground {
      background = ownBackground
      return
    }
    let base = configuration.baseBackgroundColor
    let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    let color =
      isSelected
      ? (base ?? tint).withAlphaComponent(0.18) : base.map(style.backgroundShade) ?? style.background(tint, look)
    background = color.multiplyingAlpha(by: opacity)
  }
}

/// The styles of button configurations.
enum ButtonStyle: Sendable {
  case plain, gray, tinted, filled, glass, clearGlass, prominentGlass

  var isGlass: Bool { self == .glass || self == .clearGlass || self == .prominentGlass }

  /// The glass that shows what is behind the button; `nil` if the background hides it or is none.
  var glass: Glass? {
    switch self {
    case .glass: .control
    case .clearGlass: .clear
    default: nil
    }
  }

  /// Whether a selected button looks like other buttons by default.
  var isProminent: Bool { self == .filled || isGlass }

  func foreground(_ tint: UIColor, _ look: ButtonLook) -> UIColor {
    switch self {
    case .filled, .prominentGlass: .white
    case .glass, .clearGlass: .label
    case .gray: look.grayForeground ?? tint
    case .plain, .tinted: tint
    }
  }

  func background(_ tint: UIColor, _ look: ButtonLook) -> UIColor {
    switch self {
    case .plain: .clear
    case .gray: look.grayBackground
    case .glass, .clearGlass: glass?.surface ?? .clear
    case .tinted, .filled, .prominentGlass: backgroundShade(of: tint)
    }
  }

  func disabledBackground(_ look: ButtonLook) -> UIColor {
    self == .plain ? look.disabledPlainBackground : look.disabledBackground
  }

  /// Returns the background for a base color. Tinted buttons use it at a low opacity.
  func backgroundShade(of color: UIColor) -> UIColor {
    guard self == .tinted else { return color }
    return UIColor { color.resolvedColor(with: $0).withAlphaComponent($0.userInterfaceStyle == .dark ? 0.25 : 0.18) }
  }
}

extension UIColor {
  /// Returns the color with its alpha multiplied by a factor. A dynamic color stays dynamic.
  func multiplyingAlpha(by factor: CGFloat) -> UIColor {
    guard factor < 1 else { return self }
    return UIColor { traits in
      self.withAlphaComponent(self.components(in: traits).alpha * factor).resolvedColor(with: traits)
    }
  }
}
