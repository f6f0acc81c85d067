import FirstFrame
import FirstFrameInlineSnapshotAssertions
import Testing
import XCTest

final class CardOldTests: XCTestCase {
  func testLayout() {
    MainActor.assumeIsolated { assertInlineSnapshot(of: Card.make(), as: .layoutTree) }
  }

  // swift-format-ignore: DoNotUseSemicolons
  func testHelper() { check("a", "b"); check("c\\(d)") }
  func testText() { assertInlineSnapshot(of: "1\n\"\"\"\n2 ", as: .lines) }

  @MainActor func testIsolated() async {
    assertInlineSnapshot(of: Card.make(), as: .text)
    assertInlineSnapshot(
      of: "new", as: .lines,
      matches: {
        "old"
      })
  }

  private func check(
    _ texts: String..., matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertInlineSnapshot(
      of: texts.joined(separator: "\n"), as: .lines, callee: #function, matches: expected, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
  }
}

@Suite struct CardTests {
  @MainActor @Test func `a raw name`() {
    assertInlineSnapshot(of: Card.make(), as: .text)
  }

  @Test(arguments: ["one", "one"]) func arguments(text: String) {
    assertInlineSnapshot(of: text, as: .lines)
  }
}

enum Card {
  @MainActor static func make() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 24))
    label.text = "6 - 4"
    card.addSubview(label)
    return card
  }
}
