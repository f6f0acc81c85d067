package import Foundation
import Synchronization

/// Typesets paragraphs: selects typefaces, breaks lines and positions glyphs.
///
/// Results are cached, so that drawing a text after measuring it takes little additional time.
public struct Typesetter: Sendable {
  public var library: TypefaceLibrary
  /// The resolver of text directions. Its results must depend only on its type and on the text, because they are
  /// cached.
  package var bidi: any BidiResolver

  public init(library: TypefaceLibrary = .builtIn) {
    self.init(library: library, bidi: UniformBidiResolver())
  }

  package init(library: TypefaceLibrary = .builtIn, bidi: any BidiResolver) {
    self.library = library
    self.bidi = bidi
  }

  /// Typesets a paragraph.
  ///
  /// Lines that do not fit the height are omitted, except the first one, and the last visible line is truncated.
  ///
  /// - Parameters:
  ///   - width: The width of the box, in points; `.infinity` to break lines only at the text's own line breaks.
  ///   - height: The height of the box, in points.
  package func typeset(
    _ paragraph: Paragraph, width: CGFloat, height: CGFloat = .infinity
  ) -> TypesetText {
    let key = TypesetCache.TypesetKey(
      paragraph: paragraph, length: paragraph.runs.byteCount, width: width, height: height,
      bidi: ObjectIdentifier(type(of: bidi)))
    return library.cache.text(for: key) { layOut(paragraph, width: width, height: height) }
  }

  /// Returns the vertical metrics of a font, in points.
  package func lineMetrics(of font: Font) -> LineMetrics {
    LineMetrics(of: library.typeface(for: font), size: font.size)
  }

  /// Returns the characters of a paragraph that no typeface has, without duplicates, in the order of the text.
  package func missingCharacters(in paragraph: Paragraph) -> [Unicode.Scalar] {
    shape(paragraph).missingCharacters
  }

  private func layOut(_ paragraph: Paragraph, width: CGFloat, height: CGFloat) -> TypesetText {
    let text = shape(paragraph)
    let canShrink = paragraph.minimumScale < 1 && width.isFinite
    let scale: CGFloat
    if canShrink, paragraph.maximumLines == 1 {
      scale = lineScale(of: paragraph, text: text, width: width)
      guard scale < 1 else { return layOut(paragraph, text: text, width: width, height: height, scale: 1) }
    } else {
      let natural = layOut(paragraph, text: text, width: width, height: height, scale: 1)
      guard canShrink, natural.isTruncated else { return natural }
      scale = boxScale(of: paragraph, width: width, height: height)
    }
    let small = paragraph.scaled(by: scale)
    let result = layOut(small, text: shape(small), width: width, height: height, scale: scale)
    guard paragraph.baselineAdjustment != .alignCenters else { return result }
    let natural = layOut(paragraph, text: text, width: .infinity, height: height, scale: 1)
    return result.placed(in: natural, paragraph.baselineAdjustment)
  }

  private func shape(_ paragraph: Paragraph) -> ShapedText {
    let key = TypesetCache.ShapingKey(
      runs: paragraph.runs, length: paragraph.runs.byteCount, direction: paragraph.style.direction,
      bidi: ObjectIdentifier(type(of: bidi)))
    return library.cache.shaped(for: key) { shapeAnew(paragraph) }
  }

  private func shapeAnew(_ paragraph: Paragraph) -> ShapedText {
    TextShaper(library: library, bidi: bidi).shape(paragraph.runs, direction: paragraph.style.direction)
  }

  private func layOut(
    _ paragraph: Paragraph, text: ShapedText, width: CGFloat, height: CGFloat, scale: CGFloat
  ) -> TypesetText {
    let layout = ParagraphLayout(paragraph, text: text, width: width, height: height, library: library)
    return TypesetText(
      lines: layout.lines, isTruncated: layout.isTruncated, missingCharacters: text.missingCharacters, scale: scale)
  }

  /// Returns the factor by which a text of several lines that does not fit in a box has to shrink so that its lines fit:
  /// the largest one, to a thousandth.
  private func boxScale(of paragraph: Paragraph, width: CGFloat, height: CGFloat) -> CGFloat {
    var (fitting, cut) = (max(paragraph.minimumScale, Self.smallestScale), CGFloat(1))
    while cut - fitting > 0.001 {
      let scale = (fitting + cut) / 2
      let small = paragraph.scaled(by: scale)
      // Only the last of these sizes is drawn, so they are not stored.
      let layout = ParagraphLayout(
        small, text: shapeAnew(small), width: width, height: height, library: library)
      if layout.isTruncated { cut = scale } else { fitting = scale }
    }
    return fitting
  }

  /// Returns the factor by which a single-line text has to shrink to fit.
  private func lineScale(of paragraph: Paragraph, text: ShapedText, width: CGFloat) -> CGFloat {
    let (indent, room) = paragraph.style.margins(isFirstLine: true, width: width)
    func length(_ text: ShapedText) -> CGFloat {
      guard let line = text.hardLines.first else { return 0 }
      return TabRuler(paragraph.style).width(of: [LineSpan(text, line.clusters)], from: indent)
    }
    let smallest = max(paragraph.minimumScale, Self.smallestScale)
    var (scale, natural) = (CGFloat(1), length(text))
    // The tracking of the system font grows when its size shrinks, so a text is wider than in proportion. The repeated
    // measurements approach the width from above, so each aims a little lower, to end below it.
    for step in 0..<Self.shrinkingLimit where natural > room + LineFiller.slack && scale > smallest {
      let goal = room - CGFloat(step) * Self.shrinkingMargin
      scale = max(scale * max(goal, 0) / natural, smallest)
      natural = length(shape(paragraph.scaled(by: scale)))
    }
    guard natural > room + LineFiller.slack, scale > smallest else { return scale }
    // Where the tracking changes steeply, the measurements go back and forth.
    var fitting = smallest
    while scale - fitting > 0.001 {
      let middle = (scale + fitting) / 2
      if length(shapeAnew(paragraph.scaled(by: middle))) > room { scale = middle } else { fitting = middle }
    }
    return fitting
  }

  private static let smallestScale: CGFloat = 0.01

  /// How often a text is shrunk and measured again. Each time, the rest is about a tenth of the one before.
  private static let shrinkingLimit = 8

  /// The length by which the goal is lower in each round of shrinking, in points.
  private static let shrinkingMargin: CGFloat = 1e-4

  /// The typesetter of environments without one of their own.
  ///
  /// Initially it has only the built-in typeface. `FontFile.register()` adds typefaces for the whole process. For a part of
  /// its drawings, set `RenderingEnvironment.typesetter` instead.
  public static var shared: Typesetter {
    get { process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }

  /// Changes ``shared`` atomically, so that several threads can register typefaces.
  package static func updateShared<Failure>(_ change: (inout Typesetter) throws(Failure) -> Void) throws(Failure) {
    try process.withLock { typesetter throws(Failure) in try change(&typesetter) }
  }

  private static let process = Mutex(Typesetter())
}

extension Typesetter: Hashable {
  /// Whether two typesetters have the same typefaces: one is a copy of the other, and none was registered since.
  public static func == (left: Typesetter, right: Typesetter) -> Bool {
    left.library.cache === right.library.cache && type(of: left.bidi) == type(of: right.bidi)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(library.cache))
  }
}
