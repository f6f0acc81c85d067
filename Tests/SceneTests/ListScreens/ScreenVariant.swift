import HeadlessUIKit

/// The environments that every list screen is drawn in.
enum ScreenVariant: String, CaseIterable {
  case light, dark, rightToLeft

  var traits: UITraitCollection {
    switch self {
    case .light: UITraitCollection(userInterfaceStyle: .light)
    case .dark: UITraitCollection(userInterfaceStyle: .dark)
    case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
    }
  }
}
