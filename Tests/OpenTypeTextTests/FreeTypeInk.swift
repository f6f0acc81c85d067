import Foundation

/// What `scripts/peers/ink.py` measured of text as Cairo and FreeType draw it without hints.
struct FreeTypeInk: Decodable {
  /// Pixels an em.
  let size: Double
  let pages: [Page]

  struct Page: Decodable {
    let file: String
    let digest: String
    let lines: [Line]
  }

  struct Line: Decodable {
    let text: String
    /// In pixels.
    let advance: Double
    /// The sum of coverage, in pixels.
    let ink: Double
  }

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("FreeTypeInk.json")
    self = try JSONDecoder().decode(FreeTypeInk.self, from: Data(contentsOf: file))
  }
}
