import FirstFrameSeededRandomness
import FirstFrameSnapshotReview
import Foundation
import Testing

/// The filters of `firstframe accept` and `firstframe review`.
@Suite struct SnapshotFilterTests {
  @Test(arguments: [
    ("CardTests", true), ("CardTests/CardViewTests", true), ("CardViewTests/card.dark.png", true),
    ("CardTests/CardViewTests/card.dark.png", true), ("card", true), ("card.dark", true), ("*dark*", true),
    ("CardTests/*/card", true), ("c?rd", true), ("*", true), ("*/*/*", true), ("/CardTests/", true),
    ("", false), ("/", false), ("dark", false), ("CardTest", false), ("CardTests/card", false), ("car", false),
    ("card.png", false), ("c??rd", false), ("*/*/*/*", false), ("*light*", false), ("card.dark.png*x", false),
  ])
  func filtersMatchPartsOfThePath(filter: String, isMatch: Bool) {
    #expect(SnapshotFilter(filter).matches("CardTests/CardViewTests/card.dark.png") == isMatch)
  }

  /// Without brackets and dots, the patterns are those of `fnmatch` in the C library.
  @Test(arguments: [UInt64(1), 2, 3])
  func wildcardsAreThoseOfTheShell(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text(_ letters: [Character], _ count: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: count, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
    var matches = 0
    for _ in 0..<20_000 {
      let (name, pattern) = (text(["a", "b"], 1...8), text(["a", "b", "*", "?"], 1...6))
      let expected = fnmatch(pattern, name, 0) == 0
      #expect(SnapshotFilter(pattern).matches(name) == expected, "seed \(seed): \(pattern), \(name)")
      matches += expected ? 1 : 0
    }
    #expect(matches > 1000)
  }
}
