import HeadlessSwiftUI

extension StyleProvider.FontType {
  /// The weight of texts of SwiftUI.
  var textWeight: Font.Weight {
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
