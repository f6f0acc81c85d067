public import FirstFrameImaging
public import FirstFrameLayoutTree

extension Snapshotting where Value: LayoutTreeProviding, Format == Bitmap {
  /// The first frame as a picture, at the component's own size and scale 2.
  public static var image: Snapshotting { .image(in: RenderingEnvironment()) }

  /// The first frame as a picture, in an environment.
  public static func image(in environment: RenderingEnvironment) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { value in
      try FrameCapture(of: value, in: environment).captured { $0.bitmap }
    }
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture as it is; one without content is not refused.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }
}
