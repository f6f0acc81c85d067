import FirstFrameLayoutTree

extension CALayerContentsGravity {
  var mode: ImageContent.Mode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: ImageContent.Mode(rawValue: rawValue) ?? .scaleToFill
    }
  }
}
