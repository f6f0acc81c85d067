import Foundation

/// What `scripts/peers/measure.py` measured.
struct PeerAgreement: Decodable {
  let scenes: [String: Entry]

  struct Entry: Decodable {
    /// Of our picture.
    let checksum: UInt32
    /// Nil where Cairo cannot draw the scene.
    let cairo: Measure?
    let skia: Measure?
  }

  struct Measure: Decodable {
    /// Of a channel, from 0 to 255, over all pixels.
    let meanAbsoluteDifference: Double
    /// The largest connected group of pixels that differ by more than anti-aliasing can, in pixels.
    let largestBlob: Int
  }

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("PeerAgreement.json")
    self = try JSONDecoder().decode(PeerAgreement.self, from: Data(contentsOf: file))
  }
}
