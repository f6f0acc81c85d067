import FirstFrameGeometry
import FirstFrameImageComparison
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The label that changes has the frame (0, 0, 40, 20), so it explains pixels up to (64, 44) points: a margin of 24.
struct DifferenceTests {
  private static func provenance(_ text: String, scale: CGFloat?) -> Provenance {
    let label = LayoutNode(
      name: "odds", frame: CGRect(x: 0, y: 0, width: 40, height: 20),
      text: TextContent(string: text, font: Font(size: 15)))
    let card = LayoutNode(name: "card", frame: CGRect(x: 0, y: 0, width: 400, height: 400), children: [label])
    return Provenance(test: "t", renderer: "r", typefaces: [], scale: scale, layoutTree: card)
  }

  private static func difference(_ clusters: [PixelBox], text: String = "1.90", scale: CGFloat?) -> Difference {
    let pixels = DifferingPixels(
      count: 1, total: 160_000, boundingBox: PixelBox(x: 0, y: 0, width: 400, height: 400), clusters: clusters,
      largestDifference: 1)
    var difference = Difference(summary: "pixels differ", pixels: pixels)
    difference.explain(from: provenance("1.85", scale: scale), to: provenance(text, scale: scale))
    return difference
  }

  struct Place: Sendable {
    let box: PixelBox
    let scale: CGFloat?
    let isExplained: Bool

    init(_ x: Int, _ y: Int, scale: CGFloat?, isExplained: Bool) {
      box = PixelBox(x: x, y: y, width: 2, height: 2)
      self.scale = scale
      self.isExplained = isExplained
    }
  }

  @Test(
    arguments: [
      Place(64, 0, scale: 1, isExplained: true), Place(65, 0, scale: 1, isExplained: false),
      Place(0, 44, scale: 1, isExplained: true), Place(0, 45, scale: 1, isExplained: false),
      Place(128, 0, scale: 2, isExplained: true), Place(129, 0, scale: 2, isExplained: false),
      Place(0, 88, scale: 2, isExplained: true), Place(0, 89, scale: 2, isExplained: false),
      Place(64, 44, scale: nil, isExplained: true), Place(65, 44, scale: nil, isExplained: false),
    ])
  func onlyPlacesNearAChangedNodeAreExplained(place: Place) {
    let difference = Self.difference([place.box], scale: place.scale)
    #expect(difference.unexplainedPlaces == (place.isExplained ? [] : [place.box]))
  }

  @Test func theSizesOfAPlaceAreDividedByTheScale() {
    // From (-100, 0) to (-50, 8) in pixels, thus to -25 in points: outside of the margin. One column more reaches it.
    let outside = PixelBox(x: -100, y: 0, width: 50, height: 8)
    let inside = PixelBox(x: -100, y: 0, width: 53, height: 8)
    #expect(Self.difference([outside, inside], scale: 2).unexplainedPlaces == [outside])
    let above = PixelBox(x: 0, y: -100, width: 8, height: 50)
    let near = PixelBox(x: 0, y: -100, width: 8, height: 53)
    #expect(Self.difference([above, near], scale: 2).unexplainedPlaces == [above])
  }

  @Test(arguments: 0...3)
  func theExplanationNamesTheFirstPlaceWithoutAChangedNodeAndCountsTheOthers(count: Int) {
    let boxes = (0..<count).map { PixelBox(x: 200, y: 100 + 50 * $0, width: 4, height: 4) }
    let node = "`odds` text '1.85' -> '1.90'. Pixels differ"
    let place = "; no node that changed explains those at (200, 100)"
    let expected = [
      node, node + place, node + place + " and in 1 other place", node + place + " and in 2 other places",
    ]
    #expect(Self.difference(boxes, scale: 1).explanation == expected[count])
  }

  @Test func ifNoNodeChangedNoPlaceIsListed() {
    let difference = Self.difference([PixelBox(x: 200, y: 100, width: 4, height: 4)], text: "1.85", scale: 1)
    #expect(difference.unexplainedPlaces.isEmpty)
    #expect(difference.explanation == "no node of its layout tree changed, but pixels did: pixels differ")
  }
  @Test func theChangeOfATextConsistsOfItsRemovedAndAddedLines() {
    let excerpt = "@@ line 3\n  kept\n- old\n+ new\n? ^^^"
    #expect(Difference(summary: "1 line differs", excerpt: excerpt).change == "- old\n+ new")
    #expect(Difference(summary: "other bytes").change == "other bytes")
  }
}
