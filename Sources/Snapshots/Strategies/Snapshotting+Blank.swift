extension Snapshotting {
  /// The same strategy, for views that are blank by nature.
  ///
  /// A divider or a colour swatch is one flat colour, and a meter may have no caption yet: their first frames are
  /// whole, though by their pixels they look like frames whose state is late. Only the author can tell.
  ///
  /// ```swift
  /// assertSnapshot(of: Divider(), as: .image.allowingBlank)
  /// ```
  ///
  /// A frame without width or height stays refused, since there is nothing to compare.
  public var allowingBlank: Snapshotting {
    let source: Source =
      switch source {
      case .anywhere(let capture): .anywhere { try capture($0).allowingBlank }
      case .onMainActor(let capture): .onMainActor { try capture($0).allowingBlank }
      }
    return Snapshotting(pathExtension: pathExtension, diffing: diffing, source: source)
  }
}

extension Capture {
  /// The capture, whole wherever there is a frame at all.
  fileprivate var allowingBlank: Capture {
    guard case .blank(let blankness, let format?, let evidence) = self, blankness.canBeAllowed else { return self }
    return .whole(format, evidence)
  }
}
