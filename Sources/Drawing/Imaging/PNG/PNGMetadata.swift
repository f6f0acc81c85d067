package import Foundation

/// The metadata of a PNG: the scale of its picture, and texts with keywords.
///
/// The texts record the origin of a picture: the test, the renderer and the typefaces. They should not contain the time
/// or the name of a machine, so that equal pictures have equal files.
///
///     var metadata = PNGMetadata(scale: 2)
///     try metadata.append("CardTests.win", under: "Test")
///     let data = try PNGFile(bitmap: bitmap, metadata: metadata).data()
package struct PNGMetadata: Hashable, Sendable {
  /// The number of pixels per point, at 72 points per inch; `nil` if the file does not record it, or if the horizontal
  /// and vertical resolutions differ.
  ///
  /// The chunk `pHYs` stores whole pixels per metre (PNG Third Edition, 11.3.4.3). When a file is read, the scale is
  /// rounded to three decimals, the accuracy of this unit.
  package var scale: CGFloat?

  /// The texts, in the order of the file. Several texts can have the same keyword.
  package var texts: [Text]

  package init(scale: CGFloat? = nil, texts: [Text] = []) {
    self.scale = scale
    self.texts = texts
  }

  /// The first text with a keyword; `nil` if there is none.
  package subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.value
  }

  /// Appends a text.
  ///
  /// - Throws: ``PNGError/unusableKeyword(_:)`` or ``PNGError/unusableText(keyword:)`` for texts that PNG cannot store.
  package mutating func append(_ value: String, under keyword: String) throws(PNGError) {
    texts.append(try Text(keyword: keyword, value: value))
  }

  /// A text and its keyword, such as `FirstFrame 1` and `Renderer`.
  ///
  /// A text is written as a chunk `iTXt` in UTF-8, without a language, and is deflated if it is long (PNG Third
  /// Edition, 11.3.3.4).
  package struct Text: Hashable, Sendable {
    package let keyword: String
    package let value: String

    /// Creates a text that a PNG can store unchanged.
    ///
    /// - Parameters:
    ///   - keyword: 1 to 79 printable Latin-1 characters, without spaces at the ends or two in a row
    ///     (PNG Third Edition, 11.3.3.1).
    ///   - value: Any text without the character NUL. Lines end with a line feed.
    /// - Throws: ``PNGError/unusableKeyword(_:)`` or ``PNGError/unusableText(keyword:)``.
    package init(keyword: String, value: String) throws(PNGError) {
      guard Self.isUsable(keyword: keyword) else { throw .unusableKeyword(keyword) }
      guard !value.utf8.contains(0) else { throw .unusableText(keyword: keyword) }
      self.init(read: keyword, value: value)
    }

    /// Creates a text that was read from a file. It is not checked.
    init(read keyword: String, value: String) {
      self.keyword = keyword
      self.value = value
    }

    private static func isUsable(keyword: String) -> Bool {
      let scalars = keyword.unicodeScalars
      let isPrintable = scalars.allSatisfy { (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value) }
      return isPrintable && (1...79).contains(scalars.count)
        && scalars.first != " " && scalars.last != " " && !keyword.contains("  ")
    }
  }
}

/// The resolution of a picture in whole pixels per metre, the unit of the chunk `pHYs`.
struct PNGResolution {
  let pixelsPerMeter: UInt32

  private static let pointsPerMeter = 72 / 0.0254

  init(pixelsPerMeter: UInt32) {
    self.pixelsPerMeter = pixelsPerMeter
  }

  init(scale: CGFloat) throws(PNGError) {
    let pixelsPerMeter = (Double(scale) * Self.pointsPerMeter).rounded()
    guard pixelsPerMeter >= 1, pixelsPerMeter <= Double(Int32.max) else { throw .unusableScale(Double(scale)) }
    self.pixelsPerMeter = UInt32(pixelsPerMeter)
  }

  /// The number of pixels per point, rounded to three decimals, the accuracy of whole pixels per metre.
  var scale: CGFloat {
    CGFloat((Double(pixelsPerMeter) / Self.pointsPerMeter * 1000).rounded() / 1000)
  }
}
