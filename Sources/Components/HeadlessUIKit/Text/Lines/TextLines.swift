import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// The lines of an attributed string in a box, for Core Text, whose functions are in another package.
///
/// Broken and placed as labels and text views break and place them. The style of the first character applies to the
/// whole text.
@_spi(Porting) public struct TextLines {
  public let lines: [Line]
  /// The size of the lines, in points.
  public let size: CGSize

  /// - Parameters:
  ///   - width: The width of the box, in points; infinite to break lines only at line breaks of the text.
  ///   - height: The height of the box, in points. Lines that do not fit are omitted.
  ///   - breaksAnywhere: Whether lines may end after every grapheme cluster.
  public init(_ text: NSAttributedString, width: CGFloat, height: CGFloat, breaksAnywhere: Bool = false) {
    let values = text.firstAttributes.paragraphStyle?.values ?? ParagraphStyleValues()
    var style = values.typesetting
    if breaksAnywhere { style.wrapping = .character }
    let content = TextContent(
      runs: text.runs(font: TextLine.standardFont, colors: nil),
      alignment: values.alignment.resolved(in: UITraitCollection.current.textDirection, of: text.string), lines: 0,
      truncation: .omit, style: style)
    let typeset = Typesetter.current.typeset(content.paragraph, width: width, height: height)
    let fits = text.length > 0 && (typeset.lines.first.map { $0.ascent + $0.descent <= height + 0.5 } ?? false)
    lines = fits ? typeset.lines.map(Line.init) : []
    size = fits ? typeset.size : .zero
  }

  /// The place of a line.
  public struct Line: Sendable {
    /// The range in the text, in UTF-16 code units, including white space and a line break at the end.
    public let offsets: Range<Int>
    /// The left edge, in points from the left edge of the box.
    public let x: CGFloat
    /// The baseline, in points below the top of the box.
    public let baseline: CGFloat
    /// The width without white space at which the line was broken, in points.
    public let width: CGFloat
    public let isRightToLeft: Bool
    /// Whether a hyphen was added because the line ends within a word.
    public let hasHyphen: Bool

    init(_ line: TypesetLine) {
      offsets = line.offsets
      x = line.x
      baseline = line.baseline
      width = line.width
      isRightToLeft = line.direction == .rightToLeft
      hasHyphen = line.clusters.contains { $0.offsets.isEmpty }
    }
  }
}

extension UITraitCollection {
  fileprivate var textDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
