public import FirstFrameLayoutTree
import FirstFrameRasterizer

extension Snapshotting where Value: LayoutTreeProviding, Format == String {
  /// The first frame as a list of boxes with their frames, at the component's own size.
  public static var layoutTree: Snapshotting { .layoutTree(in: RenderingEnvironment()) }

  /// The first frame as a list of boxes with their frames, in an environment.
  public static func layoutTree(in environment: RenderingEnvironment) -> Snapshotting {
    Snapshotting(pathExtension: "layout.txt", diffing: .lines(pathExtension: "layout.txt")) { value in
      try FrameCapture(of: value, in: environment).captured { $0.tree.layoutDump() }
    }
  }
}
