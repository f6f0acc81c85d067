public import Foundation

/// A stretch of text in one font, or room for a picture.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var font: Font
  /// Extra distance after every character, in points.
  public var kern: CGFloat
  /// How far the run is raised, in points.
  public var baselineOffset: CGFloat
  /// The size of what is drawn by others in the place of every character, in points; nil for text.
  public var attachment: CGSize?
  /// A BCP 47 tag; nil for none.
  public var language: String?

  public init(
    string: String, font: Font, kern: CGFloat = 0, baselineOffset: CGFloat = 0, attachment: CGSize? = nil,
    language: String? = nil
  ) {
    self.string = string
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.language = language
  }

  /// Room for a picture that stands on the baseline, or above it by the offset.
  public static func attachment(_ size: CGSize, font: Font, baselineOffset: CGFloat = 0) -> TextRun {
    TextRun(string: "\u{FFFC}", font: font, baselineOffset: baselineOffset, attachment: size)
  }

  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.font.size *= scale
    run.kern *= scale
    run.baselineOffset *= scale
    run.attachment = attachment.map { CGSize(width: $0.width * scale, height: $0.height * scale) }
    return run
  }
}
