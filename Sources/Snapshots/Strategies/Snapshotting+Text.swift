public import FirstFrameLayoutTree
import FirstFrameRasterizer

extension Snapshotting where Value: LayoutTreeProviding, Format == String {
  /// The first frame as a reader sees it, drawn with characters, at the component's own size.
  public static var text: Snapshotting { .text(in: RenderingEnvironment()) }

  /// The first frame as a reader sees it, drawn with characters, in an environment.
  public static func text(in environment: RenderingEnvironment) -> Snapshotting {
    Snapshotting(pathExtension: "text.txt", diffing: .lines(pathExtension: "text.txt")) { value in
      try FrameCapture(of: value, in: environment).captured { $0.tree.textDump() }
    }
  }
}
