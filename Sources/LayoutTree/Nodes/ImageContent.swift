public import FirstFrameGeometry
public import FirstFrameImaging
public import Foundation

/// A picture of a node, placed in the node's bounds by a content mode.
public struct ImageContent: Hashable, Sendable {
  public var source: Source
  public var mode: Mode
  /// The colour that replaces the picture's own, through its alpha.
  public var tint: Color?
  /// Pixels of the picture per point.
  public var scale: CGFloat
  /// The edges that keep their size when the picture is stretched, in points of the picture.
  public var capInsets: EdgeInsets
  public var sampling: Sampling

  public init(
    source: Source, mode: Mode = .scaleToFill, tint: Color? = nil, scale: CGFloat = 1,
    capInsets: EdgeInsets = .zero, sampling: Sampling = .smooth
  ) {
    self.source = source
    self.mode = mode
    self.tint = tint
    self.scale = scale
    self.capInsets = capInsets
    self.sampling = sampling
  }

  public init(file: String, mode: Mode = .scaleToFill, tint: Color? = nil) {
    self.init(source: .file(file), mode: mode, tint: tint)
  }
}
