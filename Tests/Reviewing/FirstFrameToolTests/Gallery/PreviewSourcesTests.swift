import FirstFramePreviewGallery
import Testing

@testable import FirstFrameTool

/// The files in which previews are declared.
@Suite struct PreviewSourcesTests {
  private static let sources = PreviewSources([
    (
      "Badges", "Sources/Badges/BadgeView+Previews.swift",
      """
      extension BadgeView {
        static var previews: [ComponentPreview] {
          [preview("unread"), preview("done")]
        }
      }
      """
    ),
    (
      "Badges", "Sources/Badges/Scores.swift",
      """
      let rows = [
        ComponentPreview(component: "RowView", state: "empty") { RowView() },
        ComponentPreview(component: "ScoreView", state: "empty") { ScoreView() },
      ]
      """
    ),
    ("Badges", "Sources/Badges/Other.swift", "final class ScoreView: UIView {} // \"empty\""),
    ("Cards", "Sources/Cards/Cards.swift", "extension CardView {\n  static var all: [ComponentPreview] { made() }\n}"),
  ])

  /// A component, a state, and the place of its declaration.
  static let places: [(component: String, state: String, path: String?, line: Int?)] = [
    ("BadgeView", "unread", "Sources/Badges/BadgeView+Previews.swift", 3),
    ("RowView", "empty", "Sources/Badges/Scores.swift", 2),
    ("ScoreView", "empty", "Sources/Badges/Scores.swift", 3),
    ("CardView", "computed 3", "Sources/Cards/Cards.swift", nil),
    ("NoView", "empty", nil, nil),
  ]

  @Test(arguments: places.indices) func namesLeadToTheDeclaration(index: Int) {
    let (component, state, path, line) = Self.places[index]
    let source = Self.sources.source(
      of: ListedPreview(component: component, state: state, category: "", summary: "", module: "Badges"))
    #expect(source?.path == path)
    #expect(source?.line == line)
  }

  @Test func theTextOfAFileIsItsOwn() {
    #expect(Self.sources.text(of: "Sources/Cards/Cards.swift")?.hasPrefix("extension CardView") == true)
    #expect(Self.sources.text(of: "Sources/Badges/Other.swift") == nil)
  }
}
