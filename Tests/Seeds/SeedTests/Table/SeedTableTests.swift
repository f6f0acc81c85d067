import Foundation
import Testing

/// Every block of the guides is listed with files and tests that exist.
struct SeedTableTests {
  private static let blocks =
    SeedBlock.reuseStandard + SeedBlock.componentRules + SeedBlock.cellTasks + SeedBlock.observableComponents
    + SeedBlock.reuseTokens

  @Test(arguments: Seed.allCases) func everyBlockIsListedOnce(seed: Seed) {
    let numbers = Self.blocks.filter { $0.seed == seed }.map(\.number)
    #expect(numbers == Array(1...seed.blockCount))
  }

  @Test func thereAreFortyNineBlocks() {
    #expect(Self.blocks.count == 49)
    #expect(Self.blocks.allSatisfy { !$0.firstLine.isEmpty })
  }

  @Test(arguments: blocks.indices) func theEvidenceOfABlockExists(index: Int) throws {
    let block = Self.blocks[index]
    switch block.evidence {
    case .none(let reason): #expect(reason.count > 20)
    case .shown(let code, let test, let file):
      #expect(FileManager.default.fileExists(atPath: Self.tests.appendingPathComponent(code).path), "\(code)")
      let source = try String(contentsOf: Self.tests.appendingPathComponent(file), encoding: .utf8)
      #expect(source.contains("func \(test)("), "\(test) in \(file)")
    }
  }

  /// The declaration of a block is in the folder that the table names.
  @Test(arguments: blocks.indices) func aBlocksDeclarationsAreInItsFile(index: Int) throws {
    let block = Self.blocks[index]
    guard case .shown(let code, _, _) = block.evidence else { return }
    let kinds = ["protocol ", "class ", "struct ", "func "]
    guard let kind = kinds.first(where: { block.firstLine.contains($0) }),
      let declared = block.firstLine.range(of: kind).map({ block.firstLine[$0.upperBound...] })
    else { return }
    let name = declared.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let folder = Self.tests.appendingPathComponent(code).deletingLastPathComponent()
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let expected = Self.newNames["\(block.seed).\(block.number)"] ?? String(name)
    #expect(sources.contains { $0.contains(kind + expected) }, "\(kind)\(expected) in \(folder.lastPathComponent)")
  }

  /// The new names of declarations with names that are in use.
  private static let newNames = [
    "observableComponents.2": "ScoreViewModelProtocol", "observableComponents.16": "MigratedScoreViewModelProtocol",
    "componentRules.2": "GameCardView",
  ]

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
