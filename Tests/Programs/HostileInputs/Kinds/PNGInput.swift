import FirstFrameImaging
import FirstFrameSeededRandomness
import Foundation

/// Damaged PNG files of every kind, most of them with correct checksums.
struct PNGInput: InputKind {
  static let name = "png"

  private let files: [Data]

  init(scratch: ScratchFolder) throws {
    files = try PNGFuzzer.files()
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    var mutator = PNGMutator(seed: random.next())
    return HostileInput(path: "a.png", bytes: [UInt8](mutator.mutated(files[mutator.next(below: files.count)])))
  }

  func read(_ input: HostileInput) throws {
    var tally = PNGFuzzer.Tally()
    if let fault = PNGFuzzer.read(Data(input.bytes), into: &tally) { throw InputFault.invalidResult(fault) }
    if tally.pictures == 0 { _ = try Bitmap(pngData: Data(input.bytes)) }
  }
}
