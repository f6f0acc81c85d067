import FirstFrameImaging
import Foundation

/// Reads damaged files, and checks that each gives a sound picture or an error.
struct PNGFuzzer {
  /// What became of the files.
  struct Tally: Sendable {
    var pictures = 0
    var errors = 0
    /// Descriptions of files that broke a promise.
    var faults: [String] = []
  }

  let seed: UInt64

  /// Small files of every kind, and some that FirstFrame wrote, with texts.
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

  /// Returns what is wrong with the outcome, or nil.
  private static func read(_ file: Data, into tally: inout Tally) -> String? {
    let whole = try? PNGFile(data: file)
    do throws(PNGError) {
      let bitmap = try Bitmap(pngData: file)
      tally.pictures += 1
      if !isPremultiplied(bitmap) { return "a channel exceeds its alpha" }
      if let whole, whole.bitmap != bitmap { return "read twice, two pictures" }
      return nil
    } catch {
      tally.errors += 1
      return error.description.count < 20 ? "an error without words: \(error)" : nil
    }
  }

  /// Memory that nobody wrote to would hardly pass.
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
