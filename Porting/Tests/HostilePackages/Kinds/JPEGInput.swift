import FirstFrameSeededRandomness
import Foundation

/// Damaged JPEG files: baseline, progressive, subsampled and grey ones.
struct JPEGInput: InputKind {
  static let name = "jpeg"

  private let files: [[UInt8]]
  private let reading: ResourceReading

  init(scratch: ScratchFolder) throws {
    reading = ResourceReading(scratch: scratch)
    files = JPEGFixture.kinds.compactMap {
      JPEGFixture.files[$0].flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
    }
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    let mutation = InputMutation(donors: files, tokens: ["\u{0}", "\u{1}\u{1}"], header: 620)
    let file = files.randomElement(using: &random) ?? []
    return HostileInput(path: "a.jpg", bytes: mutation.mutated(file, &random))
  }

  func read(_ input: HostileInput) throws { try reading.read(input, in: "jpeg") }
}
