import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct UnmergedReferenceTests {
  @Test(
    arguments: [
      (nil, Data("ours".utf8), Data("theirs".utf8)), (Data(), Data([0, 10, 0xFF]), nil),
      (Data("a\n======= ours: 3 bytes\nabc\n".utf8), Data("======= theirs: none\n".utf8), Data("\n\n".utf8)),
    ] as [(Data?, Data?, Data?)])
  func theFileContainsAllVersions(base: Data?, ours: Data?, theirs: Data?) throws {
    let reference = UnmergedReference(base: base, ours: ours, theirs: theirs)
    let read = try #require(UnmergedReference(file: reference.file))
    #expect(read == reference)
    #expect(read[.base] == base)
    #expect(read[.ours] == ours)
    #expect(read[.theirs] == theirs)
  }

  @Test func theBeginningOfAFileTellsWhetherItIsLikelyOne() throws {
    let package = try TemporaryPackage()
    let file = UnmergedReference(base: nil, ours: Data("abc".utf8), theirs: nil).file
    for (name, data, isLikely) in [("a", file, true), ("b", file.prefix(3), false), ("c", Data("text".utf8), false)] {
      try package.write(String(decoding: data, as: UTF8.self), to: name)
      #expect(UnmergedReference.isLikely(atPath: package.root + "/" + name) == isLikely, "\(name)")
    }
    #expect(!UnmergedReference.isLikely(atPath: package.root + "/missing"))
  }

  @Test func nothingElseIsAnUnmergedReference() {
    let file = UnmergedReference(base: nil, ours: Data("abc".utf8), theirs: Data("de".utf8)).file
    for count in 0..<file.count { #expect(UnmergedReference(file: file.prefix(count)) == nil) }
    #expect(UnmergedReference(file: file + Data("x".utf8)) == nil)
    let text = String(decoding: file, as: UTF8.self)
    for number in ["4", "-1", "99999999999999999999", "9223372036854775807", "3 "] {
      let damaged = text.replacing("ours: 3 bytes", with: "ours: \(number) bytes")
      #expect(UnmergedReference(file: Data(damaged.utf8)) == nil, "\(number)")
    }
  }
}
