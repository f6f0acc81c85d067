import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct TestFilterTests {
  private func filter(_ test: String, suite: String? = nil) -> String {
    SnapshotLocation(
      fileID: "CardTests/A.swift", filePath: "/CardTests/A.swift", testName: test, suite: suite, line: 1, column: 1
    ).testFilter
  }

  private func regex(_ test: String, suite: String?) throws -> Regex<AnyRegexOutput> {
    try Regex(filter(test, suite: suite).trimmingCharacters(in: CharacterSet(charactersIn: "'")))
  }

  @Test func aTestOfAnUnknownSuiteIsFoundInBothFrameworks() throws {
    let regex = try regex("testCard()", suite: nil)
    for name in [
      "CardTests.CardViewTests/testCard", "CardTests.Suite/Inner/testCard()/A.swift:1:1", "CardTests.testCard()",
    ] {
      #expect(name.firstMatch(of: regex) != nil)
    }
    for name in ["CardTests.CardViewTests/testCardDark", "OtherTests.A/testCard", "CardTests.A/atestCard()"] {
      #expect(name.firstMatch(of: regex) == nil)
    }
  }

  @Test func rawNamesAreQuotedForExpressionAndShell() {
    #expect(filter("it's (really) 50%?()") == #"'^CardTests\.(.*/)?`?it'\''s \(really\) 50%\?`?(\(|$)'"#)
  }

  @Test func otherSuitesWithATestOfTheSameNameAreNotSelected() throws {
    let inner = try regex("card()", suite: "Suite/Inner")
    #expect("CardTests.Suite/Inner/card()/A.swift:1:1".firstMatch(of: inner) != nil)
    for name in ["CardTests.Suite/card()/A.swift:1:1", "CardTests.Inner/card()", "CardTests.Suite/Inner/More/card()"] {
      #expect(name.firstMatch(of: inner) == nil)
    }
    let old = try regex("testCard()", suite: "CardViewTests")
    #expect("CardTests.CardViewTests/testCard".firstMatch(of: old) != nil)
    #expect("CardTests.MyCardViewTests/testCard".firstMatch(of: old) == nil)
  }

  @Test func theFilterOfAFreeFunctionSelectsNoSuite() throws {
    let regex = try regex("card()", suite: "")
    #expect("CardTests.card()/A.swift:1:1".firstMatch(of: regex) != nil)
    #expect("CardTests.Suite/card()/A.swift:1:1".firstMatch(of: regex) == nil)
  }

  @Test func rawNamesOfSuitesAreEscaped() throws {
    let regex = try regex("card()", suite: "`A suite, (raw)`")
    #expect("CardTests.`A suite, (raw)`/card()/A.swift:1:1".firstMatch(of: regex) != nil)
  }
}

@Suite struct StringSentenceTests {
  @Test(arguments: [("a", "a."), ("a.", "a."), ("a!", "a!"), ("why?", "why?"), ("", "")])
  func sentencesEndOnce(text: String, sentence: String) {
    #expect(text.asSentence == sentence)
  }
}
