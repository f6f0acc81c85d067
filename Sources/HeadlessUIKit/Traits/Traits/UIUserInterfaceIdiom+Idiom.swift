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

  /// Nil where it is not specified.
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
