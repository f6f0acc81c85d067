import FirstFrameSeededRandomness
import Foundation

/// Damaged JPEG files of every kind, with and without profiles.
struct JPEGInput: InputKind {
  static let name = "jpeg"

  private let files: [[UInt8]]
  private let reading: ResourceReading

  init(scratch: ScratchFolder) throws {
    reading = ResourceReading(scratch: scratch)
    let plain = JPEGFixture.kinds.compactMap { JPEGFixture.files[$0].flatMap { Data(base64Encoded: $0) } }
    let profiles = [ICCProfileFixture.exchanged.segments(), ICCProfileFixture.gray.segments(partLength: 50)]
    var files = plain
    for profile in profiles {
      files += plain.map { (file: Data) -> Data in file.prefix(2) + profile + file.dropFirst(2) }
    }
    self.files = files.map { [UInt8]($0) }
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    let mutation = InputMutation(donors: files, tokens: ["\u{0}", "\u{1}\u{1}"], header: 620)
    let file = files.randomElement(using: &random) ?? []
    return HostileInput(path: "a.jpg", bytes: mutation.mutated(file, &random))
  }

  func read(_ input: HostileInput) throws { try reading.read(input, in: "jpeg") }
}
