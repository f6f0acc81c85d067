public import FirstFrameImageComparison
public import FirstFrameImaging

extension Snapshotting where Format == Bitmap {
  /// The same strategy, whose pictures may differ from their references as far as a tolerance says.
  ///
  /// Every machine draws the same pixels, so that this is for pictures from elsewhere, and for parts that change by
  /// nature, such as a clock. A part of a tolerance that was not needed is told as a warning.
  ///
  /// ```swift
  /// assertSnapshot(of: screen, as: .image.tolerating(.exact, ignoringNodes: ["clock"]))
  /// ```
  ///
  /// - Parameter ignoringNodes: The names, as the layout dump has them, of nodes in whose boxes everything may differ.
  public func tolerating(_ tolerance: ImageTolerance, ignoringNodes: [String] = []) -> Snapshotting {
    Snapshotting(
      pathExtension: pathExtension,
      diffing: .image(PictureComparison(tolerance: tolerance, ignoredNodes: ignoringNodes)), source: source)
  }
}
