public import Foundation

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var font: Font
  /// Extra distance after every character, in points.
  public var kern: CGFloat
  /// How far the run is raised, in points.
  public var baselineOffset: CGFloat

  public init(string: String, font: Font, kern: CGFloat = 0, baselineOffset: CGFloat = 0) {
    self.string = string
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
  }
}
