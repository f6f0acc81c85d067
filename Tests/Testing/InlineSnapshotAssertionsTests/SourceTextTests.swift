import Testing

@testable import FirstFrameInlineSnapshotAssertions

@Suite struct SourceTextTests {
  private let source = SourceText("let é = 1\r\n\tfoo()\n\n    last")

  @Test(
    arguments: [
      (1, 1, 0), (1, 5, 4), (1, 7, 6), (2, 1, 12), (2, 5, 16), (4, 5, 24), (4, 8, 27),
      (0, 1, nil), (1, 0, nil), (3, 1, nil), (4, 9, nil), (5, 1, nil),
    ] as [(Int, Int, Int?)])
  func positionsAreLinesAndByteColumns(line: Int, column: Int, offset: Int?) {
    #expect(source.offset(line: line, column: column) == offset)
    if let offset { #expect(source.line(at: offset) == line) }
  }

  @Test func indentationIsTakenFromTheLine() {
    #expect(source.indentation(at: 5) == "")
    #expect(source.indentation(at: 16) == "\t")
    #expect(source.indentation(at: 28) == "    ")
  }

  @Test func lineBreaksFollowTheSurroundingText() {
    #expect(source.lineBreak(at: 3) == "\r\n")
    #expect(source.lineBreak(at: 14) == "\n")
    #expect(source.lineBreak(at: 25) == "\r\n")
    #expect(SourceText("one line").lineBreak(at: 2) == "\n")
  }

  @Test func equivalentTextsWithOtherBytesDiffer() {
    #expect("e\u{301}" == "é")
    #expect(SourceText("e\u{301}") != SourceText("é"))
  }
}

@Suite struct SourceEditTests {
  @Test func aRangeIsReplaced() {
    let source = SourceText("aébc")
    #expect(SourceEdit(1..<3, with: "xyz").applied(to: source) == SourceText("axyzbc"))
    #expect(SourceEdit(5..<5, with: "!").applied(to: source) == SourceText("aébc!"))
    #expect(SourceEdit(4..<6, with: "!").applied(to: source) == nil)
  }

  @Test func offsetsMoveWithTheText() {
    let edit = SourceEdit(10..<14, with: "1234567")
    #expect(edit.moved(9) == 9)
    #expect(edit.moved(10) == nil)
    #expect(edit.moved(13) == nil)
    #expect(edit.moved(14) == 17)
    #expect(SourceEdit(10..<10, with: "12").moved(10) == 12)
  }
}
