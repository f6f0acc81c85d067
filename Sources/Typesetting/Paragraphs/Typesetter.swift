public import Foundation

/// Sets paragraphs: finds typefaces, breaks lines, and places glyphs.
///
/// What was set is remembered, so that measuring a text and then drawing it costs little more than one of the two.
public struct Typesetter: Sendable {
  public var library: TypefaceLibrary
  /// Its levels depend on its type and on the text alone.
  public var bidi: any BidiResolver

  public init(library: TypefaceLibrary = .builtIn, bidi: any BidiResolver = UniformBidiResolver()) {
    self.library = library
    self.bidi = bidi
  }

  /// Sets a paragraph within a width, in points; `.infinity` where only its own line breaks count.
  ///
  /// Lines that do not fit the height are left out, all but the first, and the last one shown is truncated.
  public func typeset(
    _ paragraph: Paragraph, width: CGFloat, height: CGFloat = .infinity
  ) -> TypesetText {
    let key = TypesetCache.Key(
      paragraph: paragraph, width: width, height: height, bidi: ObjectIdentifier(type(of: bidi)))
    return library.cache.text(for: key) { layOut(paragraph, width: width, height: height) }
  }

  /// The measures of a font, in points.
  public func lineMetrics(of font: Font) -> LineMetrics {
    LineMetrics(of: library.typeface(for: font), size: font.size)
  }

  /// The characters of a paragraph that no typeface has, each once, in the order of the text.
  public func missingCharacters(in paragraph: Paragraph) -> [Unicode.Scalar] {
    shape(paragraph).missingCharacters
  }

  private func layOut(_ paragraph: Paragraph, width: CGFloat, height: CGFloat) -> TypesetText {
    let text = shape(paragraph)
    let scale = scale(of: paragraph, text: text, width: width)
    if scale < 1 {
      let small = paragraph.scaled(by: scale)
      return layOut(small, text: shape(small), width: width, height: height, scale: scale)
    }
    return layOut(paragraph, text: text, width: width, height: height, scale: 1)
  }

  private func shape(_ paragraph: Paragraph) -> ShapedText {
    let key = TypesetCache.TextKey(
      runs: paragraph.runs, direction: paragraph.style.direction, bidi: ObjectIdentifier(type(of: bidi)))
    return library.cache.shaped(for: key) {
      TextShaper(library: library, bidi: bidi).shape(paragraph.runs, direction: paragraph.style.direction)
    }
  }

  private func layOut(
    _ paragraph: Paragraph, text: ShapedText, width: CGFloat, height: CGFloat, scale: CGFloat
  ) -> TypesetText {
    let layout = ParagraphLayout(paragraph, text: text, width: width, height: height, library: library)
    return TypesetText(
      lines: layout.lines, isTruncated: layout.isTruncated, missingCharacters: text.missingCharacters, scale: scale)
  }

  /// How far a text has to shrink to fit on its only line.
  private func scale(of paragraph: Paragraph, text: ShapedText, width: CGFloat) -> CGFloat {
    guard paragraph.minimumScale < 1, paragraph.maximumLines == 1, width.isFinite else { return 1 }
    guard let line = text.hardLines.first else { return 1 }
    let (indent, room) = paragraph.style.margins(isFirstLine: true, width: width)
    let natural = TabRuler(paragraph.style).width(of: [LineSpan(text, line.clusters)], from: indent)
    guard natural > room + LineFiller.slack else { return 1 }
    return max(room / natural, max(paragraph.minimumScale, 0.01))
  }

  /// What sets text wherever no other typesetter is given: in labels, fonts, pictures and dumps.
  ///
  /// It starts with the built-in typeface alone. Set it once, before the first snapshot: a view that has measured
  /// its text keeps the size. One for the process, because a view is asked for its size by properties, which take
  /// no typesetter, and what measures a text has to be what draws it.
  public static var shared: Typesetter {
    get { SharedTypesetter.process.value }
    set { SharedTypesetter.process.update { $0 = newValue } }
  }

  /// Changes ``shared`` as one step, so that nothing is lost where two threads register typefaces.
  public static func updateShared<Failure>(_ change: (inout Typesetter) throws(Failure) -> Void) throws(Failure) {
    try SharedTypesetter.process.update(change)
  }
}

/// The typesetter of the process.
///
/// Unchecked: the lock guards the value.
final class SharedTypesetter: @unchecked Sendable {
  static let process = SharedTypesetter()

  private let lock = NSLock()
  private var typesetter = Typesetter()

  var value: Typesetter {
    lock.lock()
    defer { lock.unlock() }
    return typesetter
  }

  func update<Failure>(_ change: (inout Typesetter) throws(Failure) -> Void) throws(Failure) {
    lock.lock()
    defer { lock.unlock() }
    try change(&typesetter)
  }
}
