/// Which appearance the app has.
public enum ThemeMode: String, CaseIterable, Sendable {
  case light, dark
  /// As the device has it.
  case system

  var title: Phrase {
    switch self {
    case .light: .themeLight
    case .dark: .themeDark
    case .system: .themeSystem
    }
  }

  var symbol: String {
    switch self {
    case .light: "sun.max.fill"
    case .dark: "moon.fill"
    case .system: "gearshape.fill"
    }
  }
}
