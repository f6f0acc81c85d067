public import Foundation
public import Imaging
public import Typesetting

extension TextContent {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var font: Font
    public var color: Color
    public var underline: Bool
    public var strikethrough: Bool
    /// Extra distance after every character, in points.
    public var kern: CGFloat
    /// How far the run is raised, in points.
    public var baselineOffset: CGFloat

    public init(
      string: String, font: Font, color: Color = .black, underline: Bool = false, strikethrough: Bool = false,
      kern: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.underline = underline
      self.strikethrough = strikethrough
      self.kern = kern
      self.baselineOffset = baselineOffset
    }
  }
}
