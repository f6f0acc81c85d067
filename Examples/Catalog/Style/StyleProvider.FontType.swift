import HeadlessUIKit

extension StyleProvider {
  /// The weights of the library's typeface.
  public enum FontType: CaseIterable, Sendable {
    case thin, light, regular, medium, semibold, bold, heavy

    var weight: UIFont.Weight {
      switch self {
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      }
    }
  }
}
