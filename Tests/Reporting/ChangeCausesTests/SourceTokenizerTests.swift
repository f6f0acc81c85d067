import Testing

@testable import FirstFrameChangeCauses

struct SourceTokenizerTests {
  @Test func commentsAreOmittedAndLiteralsHaveTheirColumns() {
    let tokens = SourceTokenizer.tokens(of: "// 7\nlet a = /* 8 /* 9 */ */ 12.5\n  let b = 0xFFaa00, c = \"#112233\"")
    #expect(tokens.map(\.text) == ["let", "a", "=", "12.5", "let", "b", "=", "0xFFaa00", ",", "c", "=", "#112233"])
    #expect(tokens[3].line == 2)
    #expect(tokens[3].column == 25)
    #expect(tokens[3].number == 12.5)
    #expect(tokens[7].line == 3)
    #expect(tokens[7].column == 11)
    #expect(tokens[7].color == "#FFAA00")
    #expect(tokens[11].color == "#112233")
    #expect(tokens.filter(\.isFirstOnLine).map(\.text) == ["let", "let"])
  }
}
