import FirstFrameTypesetting
import Foundation
import Testing

struct TypesetCacheTests {
  private func values(_ text: TypesetText) -> [CGFloat] {
    text.lines.flatMap { line in line.glyphRuns.flatMap { $0.glyphs.map(\.x) } + [line.baseline, line.width] }
  }

  private static func paragraph(_ number: Int) -> Paragraph {
    Paragraph(runs: [TextRun(string: "Text AV To \(number) of \u{4E00} many", font: Font(size: 13))])
  }

  @Test func threadsGetEqualResults() async {
    let library = TypefaceLibrary.builtIn
    let expected = (0..<40).map { values(Typesetter().typeset(Self.paragraph($0), width: 60)) }
    await withTaskGroup(of: [[CGFloat]].self) { group in
      for _ in 0..<8 {
        group.addTask {
          // A new library has an empty cache.
          var new = library
          new.register(BuiltInTypeface.instance(), family: "Shared")
          return (0..<40).map { number in
            self.values(Typesetter(library: number % 2 == 0 ? library : new).typeset(Self.paragraph(number), width: 60))
          }
        }
      }
      for await result in group { #expect(result == expected) }
    }
  }

  @Test func paragraphsThatDifferInOneAttributeHaveDifferentResults() {
    let plain = Self.paragraph(1)
    func changed(_ change: (inout Paragraph) -> Void) -> Paragraph {
      var paragraph = plain
      change(&paragraph)
      return paragraph
    }
    let variants = [
      changed { $0.alignment = .right }, changed { $0.maximumLines = 1 }, changed { $0.style.lineSpacing = 3 },
      changed { $0.style.headIndent = 9 }, changed { $0.runs[0].kern = 1 }, changed { $0.runs[0].baselineOffset = 2 },
      changed { $0.runs[0].font.isMonospaced = true }, changed { $0.runs[0].font.weight = .bold },
    ]
    let first = values(Typesetter().typeset(plain, width: 60))
    for variant in variants { #expect(values(Typesetter().typeset(variant, width: 60)) != first, "\(variant)") }
    #expect(values(Typesetter().typeset(plain, width: 61)) != values(Typesetter().typeset(plain, width: 30)))
    #expect(values(Typesetter().typeset(plain, width: 60)) == first)
  }

  /// Swift's strings are equal if they differ only in composition. U+00E9 has one UTF-16 code unit, and e with U+0301 two.
  @Test func aTextDoesNotGetTheOffsetsOfAnEqualTextInAnotherForm() {
    func length(_ string: String) -> Int? {
      Typesetter().typeset(Paragraph(runs: [TextRun(string: string, font: Font(size: 13))]), width: 900)
        .lines.last?.offsets.upperBound
    }
    #expect(length("caf\u{E9} \u{2026}") == 6)
    #expect(length("cafe\u{301} \u{2026}") == 7)
  }

  @Test func textBeyondTheLimitOfTheCacheIsTypesetCorrectly() {
    let first = values(Typesetter().typeset(Self.paragraph(0), width: 60))
    for number in 1..<3000 { _ = Typesetter().typeset(Self.paragraph(number), width: 60) }
    #expect(values(Typesetter().typeset(Self.paragraph(0), width: 60)) == first)
    let long = Paragraph(runs: [TextRun(string: String(repeating: "word ", count: 8000), font: Font(size: 10))])
    #expect(Typesetter().typeset(long, width: 300).lines.last?.offsets.upperBound == 40_000)
  }
}
