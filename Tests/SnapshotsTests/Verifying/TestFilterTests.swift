import Foundation
import Testing

@testable import Snapshots

@Suite struct TestFilterTests {
  private func filter(_ test: String) -> String {
    SnapshotLocation(
      fileID: "CardTests/A.swift", filePath: "/CardTests/A.swift", testName: test, line: 1, column: 1
    ).testFilter
  }

  @Test func theTestIsFoundInBothFrameworksWhateverEnclosesIt() throws {
    let pattern = filter("testCard()").trimmingCharacters(in: CharacterSet(charactersIn: "'"))
    let regex = try Regex(pattern)
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
}
