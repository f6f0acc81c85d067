extension FontWeight {
  /// The name of the weight in a typeface's full name; the number between the named ones.
  var styleName: String {
    switch self {
    case .ultraLight: "UltraLight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    default: String(rawValue)
    }
  }
}
