import FirstFrameLayoutTree

extension UIUserInterfaceIdiom {
  init(_ idiom: Idiom) {
    self =
      switch idiom {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case .carPlay: .carPlay
      case .mac: .mac
      case .vision: .vision
      }
  }

  /// The value in layout trees, or `nil` if unspecified.
  var idiom: Idiom? {
    switch self {
    case .unspecified: nil
    case .phone: .phone
    case .pad: .pad
    case .tv: .tv
    case .carPlay: .carPlay
    case .mac: .mac
    case .vision: .vision
    }
  }
}
