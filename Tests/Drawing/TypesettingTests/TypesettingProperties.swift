import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameTypesetting

/// Properties of arbitrary texts. A failure includes the seed that reproduces the text.
struct TypesettingProperties {
  private static let pieces = [
    "a", "V", "A", "T", "o", "word", "Ty", " ", "  ", "\t", "-", "\n", "\r\n", ".", "(", ")", "1.85", "\u{AD}",
    "\u{A0}",
    "\u{301}", "\u{E9}", "e\u{301}", "\u{4E00}", "\u{1F600}", "\u{1F469}\u{200D}\u{1F680}", "\u{200B}", "\u{2026}",
  ]

  private struct Sample: CustomStringConvertible {
    let seed: UInt64
    let paragraph: Paragraph
    let width: CGFloat
    var text: String { paragraph.runs.map(\.string).joined() }
    var description: String { "seed \(seed), width \(width): \(paragraph.runs.map(\.string))" }
  }

  private func samples(_ count: UInt64, style: ParagraphStyle = ParagraphStyle()) -> [Sample] {
    (0..<count).map { seed in
      var random = SeededGenerator(seed: seed)
      let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let string = (0..<Int.random(in: 0...25, using: &random))
          .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        return TextRun(
          string: string,
          font: Font(size: CGFloat(Int.random(in: 6...30, using: &random)), isMonospaced: .random(using: &random)))
      }
      return Sample(
        seed: seed, paragraph: Paragraph(runs: runs, style: style), width: CGFloat.random(in: 0...300, using: &random))
    }
  }

  @Test func linesTogetherCoverTheWholeText() {
    for sample in samples(600) {
      let text = Typesetter().typeset(sample.paragraph, width: sample.width)
      #expect(text.lines.first?.offsets.lowerBound == 0, "\(sample)")
      #expect(text.lines.last?.offsets.upperBound == sample.text.utf16.count, "\(sample)")
      for (line, next) in zip(text.lines, text.lines.dropFirst()) {
        #expect(line.offsets.upperBound == next.offsets.lowerBound, "\(sample)")
        #expect(!line.offsets.isEmpty, "\(sample)")
      }
    }
  }

  @Test func noLineIsWiderThanTheBoxUnlessItHasOneVisibleCluster() {
    for sample in samples(600) {
      for line in Typesetter().typeset(sample.paragraph, width: sample.width).lines
      where line.width > sample.width + 1e-5 {
        let visible = line.placement.content.spans.flatMap { $0.text.clusters[$0.range] }.filter { $0.advance > 0 }
        #expect(visible.count == 1, "\(sample): \(line.string.debugDescription)")
      }
    }
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail])
  func truncatedLinesFitInAllModes(mode: TextTruncation) {
    for sample in samples(300) {
      var paragraph = sample.paragraph
      paragraph.truncation = mode
      paragraph.maximumLines = 2
      let text = Typesetter().typeset(paragraph, width: sample.width)
      #expect(text.lines.count <= 2)
      // A box narrower than the ellipsis cuts the text.
      let ellipsis = sample.paragraph.runs.map { run in
        Typesetter().typeset(Paragraph(runs: [TextRun(string: "…", font: run.font)]), width: .infinity).size.width
      }
      for line in text.lines where line.width > sample.width + 1e-5 && sample.width > ellipsis.max() ?? 0 {
        let visible = line.placement.content.spans.flatMap { $0.text.clusters[$0.range] }.filter { $0.advance > 0 }
        #expect(visible.count == 1, "\(sample): \(line.string.debugDescription)")
      }
    }
  }

  @Test func aLineIsAsWideAsItsClustersAndItsGlyphRunsAreAdjacent() {
    for sample in samples(300) {
      for line in Typesetter().typeset(sample.paragraph, width: sample.width).lines {
        var sum: CGFloat = 0
        line.placement.visitClusters { sum += $3 }
        #expect(abs(sum - line.width) < 1e-6, "\(sample)")
        #expect(abs(line.glyphRuns.reduce(0) { $0 + $1.width } - line.width) < 1e-6, "\(sample)")
        for (run, next) in zip(line.glyphRuns, line.glyphRuns.dropFirst()) {
          #expect(abs(run.x + run.width - next.x) < 1e-6, "\(sample)")
        }
      }
    }
  }

  @Test func linesEndOnlyAtBreakOpportunitiesOrInWordsThatAreTooLong() {
    for sample in samples(300) where sample.paragraph.runs.count == 1 {
      let text = Typesetter().typeset(sample.paragraph, width: sample.width)
      for line in text.lines.dropLast() {
        let before = sample.text.utf16.prefix(line.offsets.upperBound)
        let head = Array(String(decoding: before, as: UTF16.self).unicodeScalars)
        let whole = Array(sample.text.unicodeScalars)
        if LineBreakScanner.opportunities(in: whole)[head.count - 1] != .prohibited { continue }
        // A broken word: there is no break opportunity before on this line.
        let start = String(decoding: sample.text.utf16.prefix(line.offsets.lowerBound), as: UTF16.self).unicodeScalars
          .count
        let inside = LineBreakScanner.opportunities(in: whole)[start..<(head.count - 1)]
        let softHyphens = whole[start..<(head.count - 1)].contains("\u{AD}")
        #expect(softHyphens || inside.allSatisfy { $0 == .prohibited }, "\(sample): \(line.string.debugDescription)")
      }
    }
  }

  @Test func cachedAndNewResultsAreEqual() {
    for sample in samples(100) {
      let warm = Typesetter()
      _ = warm.typeset(sample.paragraph, width: sample.width)
      var library = TypefaceLibrary.builtIn
      library.register(BuiltInTypeface.instance(), family: "Other")
      let cached = warm.typeset(sample.paragraph, width: sample.width)
      let uncached = Typesetter(library: library).typeset(sample.paragraph, width: sample.width)
      #expect(cached.size == uncached.size, "\(sample)")
      #expect(cached.lines.map(\.string) == uncached.lines.map(\.string), "\(sample)")
    }
  }

  @Test func reorderingReversesRunsOfOneLevelAndIsItsOwnInverseForOneOddLevel() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<500 {
      let count = Int.random(in: 0...30, using: &random)
      let levels = (0..<count).map { _ in UInt8.random(in: 0...5, using: &random) }
      let positions = VisualOrder.positions(ofLevels: levels)
      #expect(positions.sorted() == Array(0..<count), "round \(round)")
      // Adjacent characters of one level stay adjacent, reversed if the level is odd.
      for (position, next) in zip(positions, positions.dropFirst())
      where abs(position - next) == 1 && levels[position] == levels[next] {
        #expect((next > position) == (levels[position] % 2 == 0), "round \(round)")
      }
      let flat = levels.map { $0 % 2 }
      let order = VisualOrder.positions(ofLevels: flat)
      #expect(order.map { order[$0] } == Array(0..<count), "round \(round)")
    }
  }

  @Test(
    arguments: [
      ([], []), ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([0, 1, 2, 2, 1, 0], [0, 4, 2, 3, 1, 5]), ([2, 2], [0, 1]),
      ([1, 1, 2, 3, 3, 2, 1], [6, 2, 4, 3, 5, 1, 0]),
    ] as [([UInt8], [Int])])
  func reorderingDeterminedByHand(levels: [UInt8], expected: [Int]) {
    #expect(VisualOrder.positions(ofLevels: levels) == expected)
  }
}
