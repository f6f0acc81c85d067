import Testing

@testable import FirstFrameInlineSnapshots

@Suite struct SourceEditTests {
  @Test func aPieceIsReplaced() {
    let source = SourceText("aébc")
    #expect(SourceEdit(1..<3, with: "xyz").applied(to: source) == SourceText("axyzbc"))
    #expect(SourceEdit(5..<5, with: "!").applied(to: source) == SourceText("aébc!"))
    #expect(SourceEdit(4..<6, with: "!").applied(to: source) == nil)
  }

  @Test func placesMoveWithTheText() {
    let edit = SourceEdit(10..<14, with: "1234567")
    #expect(edit.moved(9) == 9)
    #expect(edit.moved(10) == nil)
    #expect(edit.moved(13) == nil)
    #expect(edit.moved(14) == 17)
    #expect(SourceEdit(10..<10, with: "12").moved(10) == 12)
  }
}
