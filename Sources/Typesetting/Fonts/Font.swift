public import Foundation

/// What a run of text asks for: a family, a size in points, a weight and a slant.
public struct Font: Hashable, Sendable {
  /// The family's name; nil for the built-in typeface.
  public var family: String?
  /// The size of the em square, in points.
  public var size: CGFloat
  public var weight: FontWeight
  /// Whether all characters are equally wide.
  public var isMonospaced: Bool
  /// Whether letters lean to the right.
  public var isItalic: Bool
  /// What to switch on and off in typefaces that come from font files.
  public var features: [FontFeature]

  public init(
    family: String? = nil, size: CGFloat, weight: FontWeight = .regular, isMonospaced: Bool = false,
    isItalic: Bool = false, features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
    self.features = features
  }
}
