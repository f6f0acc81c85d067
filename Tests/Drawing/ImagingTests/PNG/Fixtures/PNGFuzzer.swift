import FirstFrameImaging
import Foundation

/// Reads damaged files, and checks that each gives a valid picture or an error.
struct PNGFuzzer {
  /// The numbers of outcomes.
  struct Tally: Sendable {
    var pictures = 0
    var errors = 0
    /// Descriptions of files with an invalid outcome.
    var faults: [String] = []
  }

  let seed: UInt64

  /// Returns small fixture files of every kind, and copies of some of them that FirstFrame wrote, with texts.
  static func files() throws -> [Data] {
    let texts = try [
      PNGMetadata.Text(keyword: "Test", value: "Card/win"), PNGMetadata.Text(keyword: "Renderer", value: "é 文"),
    ]
    let plain = PNGFixture.table.filter { $0.width % 4 == 1 && $0.hasTransparency == $0.isInterlaced }.map(\.data)
    let written = try plain.suffix(12).map {
      try PNGFile(bitmap: Bitmap(pngData: $0), metadata: PNGMetadata(scale: 2, texts: texts)).data()
    }
    return plain + written
  }

  func run(count: Int) throws -> Tally {
    let files = try Self.files()
    var mutator = PNGMutator(seed: seed)
    var tally = Tally()
    for round in 0..<count {
      let file = mutator.mutated(files[mutator.next(below: files.count)])
      if let fault = Self.read(file, into: &tally) { tally.faults.append("seed \(seed), round \(round): \(fault)") }
    }
    return tally
  }

  /// Returns a description of an invalid outcome; `nil` if it is valid.
  static func read(_ file: Data, into tally: inout Tally) -> String? {
    let whole = try? PNGFile(data: file)
    do throws(PNGError) {
      let bitmap = try Bitmap(pngData: file)
      tally.pictures += 1
      if !isPremultiplied(bitmap) { return "a channel exceeds its alpha" }
      if let whole, whole.bitmap != bitmap { return "two reads returned different pictures" }
      return nil
    } catch {
      tally.errors += 1
      return error.description.count < 20 ? "an error without an explanation: \(error)" : nil
    }
  }

  /// Returns whether all pixels are valid premultiplied colors, which uninitialised memory probably is not.
  private static func isPremultiplied(_ bitmap: Bitmap) -> Bool {
    bitmap.withPixels { pixels in
      var index = 0
      while index < bitmap.size.area {
        let pixel = pixels[index]
        let alpha = pixel &>> 24
        if pixel & 0xFF > alpha || pixel &>> 8 & 0xFF > alpha || pixel &>> 16 & 0xFF > alpha { return false }
        index &+= 1
      }
      return true
    }
  }
}

/// Damages PNG files, in the same way for the same seed.
struct PNGMutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64, by Steele, Lea and Flood.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) >> 33) % bound
  }

  /// Returns a file damaged at one or two positions. In three of four cases the checksums are corrected, so that they
  /// do not reveal the damage.
  mutating func mutated(_ file: Data) -> Data {
    var bytes = [UInt8](file)
    for _ in 0...next(below: 2) where bytes.count > 12 { damage(&bytes) }
    if next(below: 4) > 0 { Self.repairChecksums(in: &bytes) }
    return Data(bytes)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let offset = next(below: bytes.count)
    let length = min(1 + next(below: 40), bytes.count - offset)
    switch next(below: 12) {
    case 0...4: bytes[offset] ^= 1 << UInt8(next(below: 8))
    case 5: bytes[offset] = [0, 1, 0x7F, 0x80, 0xFF][next(below: 5)]
    case 6: bytes.removeSubrange(offset..<offset + length)
    case 7: bytes.insert(contentsOf: bytes[offset..<offset + length], at: next(below: bytes.count))
    case 8: bytes.removeLast(next(below: bytes.count / 2))
    case 9, 10: for index in offset..<offset + length { bytes[index] = UInt8(next(below: 256)) }
    default: damageHeader(&bytes)
    }
  }

  /// Damages a byte of the size, the depth, the color type or the interlacing.
  private mutating func damageHeader(_ bytes: inout [UInt8]) {
    guard bytes.count > 29 else { return }
    let offset = [18, 19, 22, 23, 24, 25, 28][next(below: 7)]
    bytes[offset] = UInt8(next(below: 256))
  }

  /// Recomputes the checksums of all chunks within the file.
  static func repairChecksums(in bytes: inout [UInt8]) {
    var offset = PNGChunk.signature.count
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { return }
      bytes.replaceSubrange(end..<end + 4, with: Checksums.crc32(bytes[offset + 4..<end]).bigEndianBytes)
      offset = end + 4
    }
  }
}
