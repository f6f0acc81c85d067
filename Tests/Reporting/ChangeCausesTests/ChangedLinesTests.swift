import Foundation
import Testing

@testable import FirstFrameChangeCauses

/// The lines that git lists, and causes on them.
struct ChangedLinesTests {
  private static let difference = """
    diff --git a/Sources/Card.swift b/Sources/Card.swift
    index 1..2 100644
    --- a/Sources/Card.swift
    +++ b/Sources/Card.swift
    @@ -3 +3 @@ final class CardView: UIView {
    -    titleLabel.text = name
    +    titleLabel.text = name + "!"
    @@ -5,2 +4,0 @@
    -    removed()
    ---- removed, too
    @@ -9,0 +8,2 @@
    +    added()
    +++ added, too
    diff --git a/Sources/Other.swift b/Sources/Other.swift
    --- a/Sources/Other.swift
    +++ b/Sources/Other.swift
    @@ -1,2 +1,2 @@
    -let a = Gap.small
    -let b = 2
    +let a = Gap.large
    +let b = 3
    """

  @Test func hunksAreReadWithTheLinesThatTheyReplace() {
    let lines = ChangedLines(difference: Self.difference)
    let card = (1...12).filter { lines.contains($0, of: "Sources/Card.swift") }
    #expect(card == [3, 8, 9])
    #expect(lines.edits["Sources/Card.swift"]?.map(\.old) == ["    titleLabel.text = name", nil, nil])
    #expect(lines.edits["Sources/Other.swift"]?.map(\.old) == ["let a = Gap.small", "let b = 2"])
    #expect(lines.contains(1, of: "Sources/Other.swift", with: "Gap.small"))
    #expect(!lines.contains(1, of: "Sources/Other.swift", with: "Gap.medium"))
    #expect(!lines.contains(1, of: "Sources/Third.swift"))
  }

  private static let sources = PackageSources([
    (
      "Sources/Card.swift",
      """
      final class CardView: UIView {
        private let titleLabel = UILabel()
        func first() { titleLabel.alpha = 0.5 }
        func second() {
          titleLabel.layer.opacity = 0.5
        }
        func third(name: String) {
          titleLabel.text = name + "!"
        }
      }
      """
    )
  ])

  private func causes(
    _ property: String, _ before: String, _ after: String, lines: ChangedLines
  ) throws -> [LikelyCause] {
    let nodes = try RecordedNodes.of([["CardView/titleLabel", property, before, after]])
    return CauseSearch([nodes], in: Self.sources, changedLines: lines).causes(of: 0)
  }

  private func edit(_ line: Int, from old: String, to new: String) -> ChangedLines {
    ChangedLines(difference: "+++ b/Sources/Card.swift\n@@ -\(line) +\(line) @@\n-\(old)\n+\(new)")
  }

  @Test func aChangedLineComesFirst() throws {
    let unchanged = try causes("opacity", "0.25", "0.5", lines: .none)
    #expect(Set(unchanged.map(\.line)) == [3, 5])
    #expect(unchanged.allSatisfy { !$0.isChanged })
    for line in [3, 5] {
      let old = "titleLabel.x = 0.25"
      let first = try causes("opacity", "0.25", "0.5", lines: edit(line, from: old, to: "titleLabel.x = 0.5")).first
      #expect(first?.line == line)
      #expect(first?.isChanged == true)
      #expect(first?.by == "0.25")
    }
  }

  @Test func anEditedLineThatNamesTheNodeIsACauseWhateverItsEdit() throws {
    let lines = edit(8, from: "    titleLabel.text = name", to: "    titleLabel.text = name + \"!\"")
    let cause = try causes("text", "Tea", "Tea!", lines: lines).first
    #expect(cause?.line == 8)
    #expect(cause?.column == 5)
    #expect(cause?.replace == "titleLabel.text = name + \"!\"")
    #expect(cause?.by == "titleLabel.text = name")
    // A line that names another node is none.
    let other = edit(8, from: "    priceLabel.text = name", to: "    priceLabel.text = name + \"!\"")
    #expect(try causes("text", "Tea", "Tea!", lines: other).isEmpty)
  }
}
