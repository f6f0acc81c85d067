import FirstFrameTypesetting

extension NSTextAlignment {
  /// The alignment as the typesetter knows it; a natural one is the side on which the interface begins.
  ///
  /// Where all text runs from left to right, its leading side is the left one, and is what descriptions leave out.
  func resolved(in direction: UIUserInterfaceLayoutDirection, of text: String) -> TextAlignment {
    let left: TextAlignment = text.unicodeScalars.contains { $0.value >= 0x590 } ? .left : .leading
    return switch self {
    case .left: left
    case .center: .center
    case .right: left == .leading ? .trailing : .right
    case .justified: .justified
    case .natural: direction == .rightToLeft ? (left == .leading ? .trailing : .right) : left
    }
  }
}
