public import FirstFrameLayoutTree
import FirstFrameRasterizer

extension Snapshotting where Value: LayoutTreeProviding, Format == String {
  /// What assistive technology reads of the first frame, in its order: labels, values, traits and hints.
  public static var accessibility: Snapshotting { .accessibility(in: RenderingEnvironment()) }

  /// What assistive technology reads of the first frame in an environment.
  ///
  /// A component of which nothing is read gives a text that says so; only one that draws nothing is refused as blank.
  public static func accessibility(in environment: RenderingEnvironment) -> Snapshotting {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return Snapshotting(pathExtension: "accessibility.txt", diffing: .lines(pathExtension: "accessibility.txt")) {
      value in
      try FrameCapture(of: value, in: environment).captured { frame in
        let read = frame.tree.accessibilityDump(isRightToLeft: isRightToLeft)
        return read.isEmpty ? "(nothing is read)\n" : read
      }
    }
  }
}
