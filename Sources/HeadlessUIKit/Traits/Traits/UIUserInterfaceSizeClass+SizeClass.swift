import FirstFrameLayoutTree

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }

  /// The value in layout trees, or `nil` if unspecified.
  var sizeClass: SizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
