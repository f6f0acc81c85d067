import FirstFrameLayoutTree

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }

  /// Nil where it is not specified.
  var sizeClass: SizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
