import FirstFrameImaging
import Foundation
import Timing

/// Times encoding and decoding one picture, by FirstFrame and by libpng with its defaults.
struct PictureBenchmark {
  let name: String
  let file: Data
  let stopwatch: Stopwatch

  func run() throws {
    let bitmap = try Bitmap(pngData: file)
    guard let reference = decodedByLibPNG() else { throw PNGError.damaged(reason: name) }
    let data = try bitmap.pngData()
    func measure(_ work: String, bytes: Int, _ body: () throws -> Void) throws {
      try Measurement(
        picture: name, width: bitmap.width, height: bitmap.height, work: work,
        medianMilliseconds: stopwatch.median(body), bytes: bytes
      ).print()
    }
    try measure("encode", bytes: data.count) { _ = try bitmap.pngData() }
    try measure("libpng encode", bytes: reference.write() ?? 0) { _ = reference.write() }
    try measure("decode", bytes: data.count) { _ = try Bitmap(pngData: data) }
    try measure("decode of the given file", bytes: file.count) { _ = try Bitmap(pngData: file) }
    try measure("libpng decode of the given file", bytes: file.count) { _ = decodedByLibPNG() }
  }

  private func decodedByLibPNG() -> ReferencePNG? {
    file.withUnsafeBytes { ReferencePNG(reading: $0) }
  }
}

/// One line of the output.
struct Measurement: Encodable {
  let picture: String
  let width: Int
  let height: Int
  /// The operation: encoding or decoding, by FirstFrame or by libpng, of the file that FirstFrame writes or of the
  /// given file.
  let work: String
  let medianMilliseconds: Double
  let bytes: Int

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
