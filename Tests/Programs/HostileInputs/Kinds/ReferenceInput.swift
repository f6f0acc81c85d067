import FirstFrameImaging
import FirstFrameSeededRandomness
import FirstFrameSnapshots
import Foundation

/// Damaged references: pictures with their provenance, and texts. Each is compared with an undamaged one.
struct ReferenceInput: InputKind {
  static let name = "reference"

  private let pictures: [[UInt8]]
  private let texts: [[UInt8]]

  init(scratch: ScratchFolder) throws {
    let folder = "__Snapshots__/CatalogTests/PreviewTests"
    // The smallest pictures of the first components, so that most of the time is not spent on pixels.
    pictures = Array(
      try RepositoryFile.all(in: folder, withExtension: ".light.png", limit: 120).sorted { $0.count < $1.count }.prefix(
        6))
    texts = try RepositoryFile.all(in: folder, withExtension: ".layout.txt", limit: 6)
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let text = texts.randomElement(using: &random) ?? []
      let mutation = InputMutation(donors: texts, tokens: ["\n", "\r", "\u{0}", "\u{FEFF}", "a\n"])
      return HostileInput(path: "a.txt", bytes: mutation.mutated(text, &random))
    }
    var picture = pictures.randomElement(using: &random) ?? []
    if Bool.random(using: &random), let damaged = withDamagedTexts(picture, &random) {
      picture = damaged
    } else {
      var mutator = PNGMutator(seed: random.next())
      picture = [UInt8](mutator.mutated(Data(picture)))
    }
    return HostileInput(path: "a.png", bytes: picture)
  }

  /// Returns the picture with damage in its provenance, in a valid file.
  private func withDamagedTexts(_ picture: [UInt8], _ random: inout SeededGenerator) -> [UInt8]? {
    guard let file = try? PNGFile(data: Data(picture)) else { return nil }
    var metadata = PNGMetadata(scale: file.metadata.scale)
    for text in file.metadata.texts {
      let isDamaged = Bool.random(using: &random)
      let mutation = InputMutation(tokens: ["null", "1e999", "{", "]", "sha256:", "iOS 99", "\"children\":["])
      let value = isDamaged ? mutation.mutated(Array(text.value.utf8), &random) : Array(text.value.utf8)
      try? metadata.append(
        String(decoding: value, as: UTF8.self).replacingOccurrences(of: "\0", with: ""), under: text.keyword)
    }
    return (try? PNGFile(bitmap: file.bitmap, metadata: metadata).data()).map { [UInt8]($0) }
  }

  func read(_ input: HostileInput) throws {
    let data = Data(input.bytes)
    if input.path.hasSuffix("txt") {
      for text in texts.prefix(2) { _ = try Diffing<String>.lines.difference(ofFiles: data, Data(text)) }
    } else {
      for picture in pictures.prefix(2) {
        _ = try Diffing<Bitmap>.image.difference(ofFiles: data, Data(picture))
      }
    }
  }
}
