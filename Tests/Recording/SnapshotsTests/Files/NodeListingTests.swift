import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The list of nodes for reports.
struct NodeListingTests {
  private static func label(_ text: String, frame: CGRect = .zero) -> LayoutNode {
    LayoutNode(frame: frame, text: TextContent(string: text, font: Font(size: 15)))
  }

  private static func rows(of tree: LayoutNode) throws -> [[Any]] {
    let actual = Provenance(test: "t", renderer: "r", typefaces: [], scale: 2, layoutTree: tree)
    let listing = try #require(NodeListing(reference: nil, actual: actual, difference: nil))
    let json = try JSONSerialization.jsonObject(with: try listing.data()) as? [String: Any]
    return try #require((json?["actual"] as? [String: Any])?["nodes"] as? [[Any]])
  }

  @Test(arguments: [(4999, 5000), (5000, 5000), (5001, 5000)])
  func atMost5000NodesAreListed(children: Int, listed: Int) throws {
    let child = LayoutNode(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let tree = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), children: Array(repeating: child, count: children))
    #expect(try Self.rows(of: tree).count == listed)
  }

  @Test(arguments: [(199, 199), (200, 200), (201, 200)])
  func atMost200CharactersOfATextAreListed(length: Int, listed: Int) throws {
    let row = try #require(try Self.rows(of: Self.label(String(repeating: "x", count: length))).first)
    #expect(row.last as? String == String(repeating: "x", count: listed))
  }

  @Test func framesAreRoundedToHundredthsOfAPoint() throws {
    let frame = CGRect(x: 1.004, y: 2.006, width: 10.126, height: 20)
    let tree = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 99, height: 99), children: [Self.label("a", frame: frame)])
    let row = try #require(try Self.rows(of: tree).last)
    #expect(row[2...5].map { $0 as? Double } == [1, 2.01, 10.13, 20])
  }

  @Test func thereIsNoListWithoutAScaleOrATree() {
    let tree = LayoutNode(frame: .zero)
    let withoutScale = Provenance(test: "t", renderer: "r", typefaces: [], scale: nil, layoutTree: tree)
    let withoutTree = Provenance(test: "t", renderer: "r", typefaces: [], scale: 1)
    #expect(NodeListing(reference: nil, actual: withoutScale, difference: nil) == nil)
    #expect(NodeListing(reference: nil, actual: withoutTree, difference: nil) == nil)
  }
}
