/// The appearance of the app.
public enum ThemeMode: String, CaseIterable, Sendable {
  case light, dark
  /// The appearance of the device.
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
