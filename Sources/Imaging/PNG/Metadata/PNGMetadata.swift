public import Foundation

/// What a PNG says about its picture beside the pixels: its scale, and texts under keywords, in order.
///
/// Texts tell where a picture comes from: the test, the renderer, the typefaces. A time or the name of a machine
/// has no place in them, for then equal pictures would be different files.
///
///     var metadata = PNGMetadata(scale: 2)
///     try metadata.append("CardTests.win", under: "Test")
///     let data = try PNGFile(bitmap: bitmap, metadata: metadata).data()
public struct PNGMetadata: Hashable, Sendable {
  /// Pixels per point, or nil for a picture that does not say; 72 points are an inch.
  ///
  /// Stored as whole pixels per metre in the chunk `pHYs` (PNG Third Edition, 11.3.4.3), fine enough for three
  /// decimals; read back, it is rounded to them. Other resolutions, such as unequal ones, read as nil.
  public var scale: CGFloat?

  /// The texts, in the order of the file. A keyword may come more than once.
  public var texts: [Text]

  public init(scale: CGFloat? = nil, texts: [Text] = []) {
    self.scale = scale
    self.texts = texts
  }

  /// The first text under a keyword.
  public subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.value
  }

  /// Adds a text at the end.
  ///
  /// - Throws: ``PNGError/unusableKeyword(_:)`` or ``PNGError/unusableText(keyword:)`` for what PNG cannot hold.
  public mutating func append(_ value: String, under keyword: String) throws(PNGError) {
    texts.append(try Text(keyword: keyword, value: value))
  }
}
