import Foundation

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
