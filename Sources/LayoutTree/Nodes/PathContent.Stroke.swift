public import Foundation
public import Imaging

extension PathContent {
  /// How the line of a path is painted.
  public struct Stroke: Hashable, Sendable {
    public var color: Color
    /// In points.
    public var width: CGFloat
    public var cap: Cap
    public var join: Join
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
    public var dash: [CGFloat]

    public init(
      color: Color, width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
      dash: [CGFloat] = []
    ) {
      self.color = color
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
    }

    public enum Cap: String, CaseIterable, Codable, Sendable {
      case butt, round, square
    }

    public enum Join: String, CaseIterable, Codable, Sendable {
      case miter, round, bevel
    }
  }
}
