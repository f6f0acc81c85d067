import FirstFrame
import FirstFrameImaging
import FirstFrameRasterizer
import Foundation
import Testing

/// Renderers antialias differently, which causes small differences along every edge. A wrong shape causes a large
/// difference in one place.
struct PeerAgreementTests {
  @Test(arguments: SceneFile.all)
  func theMeasurementsWereMadeWithTheCurrentPictures(file: SceneFile) throws {
    let entry = try #require(PeerAgreement().scenes[file.name])
    #expect(entry.checksum == Checksum.of(try Rasterizer(scale: 2).bitmap(of: file.scene().root)))
    #expect(entry.skia != nil)
  }

  @Test(arguments: SceneFile.all)
  func picturesDifferOnlyByAntiAliasing(file: SceneFile) throws {
    let entry = try #require(PeerAgreement().scenes[file.name])
    for (peer, measure) in [("Cairo", entry.cairo), ("Skia", entry.skia)] {
      guard let measure else { continue }
      #expect(measure.meanAbsoluteDifference < 1, "\(peer)")
      #expect(measure.largestBlob < 32, "\(peer)")
    }
  }
}

/// The measurements of `scripts/measurements/peers/measure.py`.
struct PeerAgreement: Decodable {
  let scenes: [String: Entry]

  struct Entry: Decodable {
    /// The checksum of this project's picture.
    let checksum: UInt32
    /// `nil` if Cairo cannot draw the scene.
    let cairo: Measure?
    let skia: Measure?
  }

  struct Measure: Decodable {
    /// The mean difference of a channel, from 0 to 255, over all pixels.
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

/// The CRC-32 of a picture's premultiplied bytes, red first.
///
/// Source: ISO 3309, as the PNG specification (third edition, annex D) gives it.
enum Checksum {
  static func of(_ bitmap: Bitmap) -> UInt32 {
    bitmap.withPixels { pixels in
      var checksum = UInt32.max
      for index in 0..<bitmap.size.area {
        var pixel = pixels[index]
        for _ in 0..<4 {
          checksum = table[Int((checksum ^ pixel) & 0xFF)] ^ (checksum >> 8)
          pixel >>= 8
        }
      }
      return ~checksum
    }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
