import FirstFrameProgramTesting
import Foundation
import Testing

/// Links of pages lead to files and headings that exist.
@Suite struct PageLinkTests {
  @Test func targetsExist() throws {
    var count = 0
    for page in try Page.all.get() {
      for target in page.targets {
        count += 1
        if let problem = try problem(of: target, in: page) { Issue.record("\(page.path): \(problem)") }
      }
    }
    #expect(count > 300)
  }

  /// The index leads to every page.
  @Test func theIndexNamesEveryPage() throws {
    let index = try Page.page("Documentation/README.md")
    let linked = Set(index.targets.map { String($0.prefix { $0 != "#" }) })
    let pages = try Page.all.get().map(\.path).filter { path in
      path.hasPrefix("Documentation/") && !path.hasSuffix("/README.md") && !path.contains(".docc/")
        && !path.hasPrefix("Documentation/Agents/")
    }
    #expect(pages.count > 30)
    for path in pages {
      #expect(linked.contains(String(path.dropFirst("Documentation/".count))), "Documentation/README.md lacks \(path)")
    }
  }

  @Test(arguments: [
    ("## What is drawn", "what-is-drawn"), ("### The `import`, and `#if`", "the-import-and-if"),
    ("# firstframe.json", "firstframejson"), ("## [Pages](a.md) of it", "pages-of-it"), ("## a_b - c", "a_b---c"),
  ])
  func anchorOfAHeading(heading: String, anchor: String) {
    #expect(Page(path: "a.md", text: heading).anchors == [anchor])
  }

  @Test func equalHeadingsAreNumbered() {
    #expect(Page(path: "a.md", text: "# Page\n# Page\n# Page").anchors == ["page", "page-1", "page-2"])
  }

  @Test func blocksOfCodeHaveNeitherHeadingsNorLinks() {
    let page = Page(
      path: "a.md", text: "```sh\n# Page\n[a](b)\n```\n[c](d.md#e) `[f](g)` <img src=\"h.png\">\n[i](https://j)")
    #expect(page.anchors == [])
    #expect(page.targets == ["d.md#e", "h.png"])
  }

  /// Returns what is wrong with a target; `nil` if it exists.
  private func problem(of target: String, in page: Page) throws -> String? {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = (page.path as NSString).deletingLastPathComponent
    let path =
      parts[0].isEmpty
      ? page.path
      : ((folder as NSString).appendingPathComponent(String(parts[0])) as NSString)
        .standardizingPath
    guard FileManager.default.fileExists(atPath: Repository.file(path).path) else { return "there is no \(target)" }
    guard parts.count == 2 else { return nil }
    guard path.hasSuffix(".md") else { return "\(target) refers to a heading of a file that is no page" }
    return try Page.page(path).anchors.contains(String(parts[1])) ? nil : "there is no heading \(target)"
  }
}
