import Typesetting

extension NSTextAlignment {
  /// The alignment as the typesetter knows it, where leading is the left side.
  func resolved(in direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
    switch self {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    case .natural, .justified: direction == .rightToLeft ? .trailing : .leading
    }
  }
}
