internal import FirstFrameCHarfBuzz
import Testing

@testable import OpenTypeText

/// The expected values follow Unicode Standard Annex #24, sections 5.1 and 5.2.
struct ScriptScannerTests {
  struct Case: Sendable {
    let text: String
    var start = 0
    let runs: [String]
  }

  @Test(
    arguments: [
      Case(text: "", runs: []),
      Case(text: "abc", runs: ["abc Latn"]),
      Case(text: "12 + 3", runs: ["12 + 3 Zyyy"]),
      Case(text: "abc, где", runs: ["abc,  Latn", "где Cyrl"]),
      Case(text: "1. где", runs: ["1. где Cyrl"]),
      // A closing bracket has the script of its opening bracket, and common characters after it have that script too.
      Case(text: "ab (где) cd", runs: ["ab ( Latn", "где Cyrl", ") cd Latn"]),
      Case(text: "a\u{301}я\u{301}", runs: ["a\u{301} Latn", "я\u{301} Cyrl"]),
      Case(text: "漢字かな", runs: ["漢字 Hani", "かな Hira"]),
      Case(text: "שלום!", runs: ["שלום! Hebr"]),
      // The text before the range determines the script of the first characters.
      Case(text: "abc 12 где", start: 4, runs: ["12  Latn", "где Cyrl"]),
    ])
  func textIsSplitAtChangesOfScript(_ example: Case) {
    let text = Array(example.text.unicodeScalars)
    let runs = text.withUnsafeBufferPointer { ScriptScanner.runs(of: $0, range: example.start..<text.count) }
    let found = runs.map { run in
      String(String.UnicodeScalarView(text[run.range])) + " " + Tag(rawValue: run.script.rawValue).description
    }
    #expect(found == example.runs)
  }
}
