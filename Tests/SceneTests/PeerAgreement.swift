import Foundation

/// What `scripts/peers/measure.py` measured.
struct PeerAgreement: Decodable {
  let scenes: [String: Entry]

  struct Entry: Decodable {
    /// The first 16 digits of the SHA-256 of the scene's file.
    let sceneDigest: String
    let cairo: Measure?
    let skia: Measure?
  }

  struct Measure: Decodable {
    /// Of a channel, from 0 to 255, over all pixels.
    let meanAbsoluteDifference: Double
    /// In pixels.
    let largestBlob: Int
  }

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("PeerAgreement.json")
    self = try JSONDecoder().decode(PeerAgreement.self, from: Data(contentsOf: file))
  }
}
