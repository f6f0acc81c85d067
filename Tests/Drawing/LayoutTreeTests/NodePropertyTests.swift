import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameLayoutTree

/// The table of a node's properties.
struct NodePropertyTests {
  /// A node whose properties all differ from their defaults.
  private let node: LayoutNode = {
    var node = Self.plainlyMade
    node.filters = [
      .blur(deviation: 2), .colors(.inversion), .projection(Projection(numbers: [1, 0, 0, 0, 1, 0, 0, 0.01, 1])),
    ]
    return node
  }()

  private static let plainlyMade = LayoutNode(
    name: "card", frame: CGRect(x: 1, y: 2, width: 30, height: 40), background: .color(.white),
    cornerRadii: CornerRadii(4), cornerCurve: .continuous, border: Border(width: 1, color: .black),
    shadow: Shadow(color: .black), opacity: 0.5, clips: true,
    clipPath: ClipPath(path: Path { $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 4)) }),
    mask: [LayoutNode(frame: .zero, background: .color(.black))], blend: .multiply, isIsolated: true,
    backdrop: Backdrop(blur: 3, saturation: 2),
    transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6), text: TextContent(string: "Win", font: Font(size: 17)),
    path: PathContent(path: Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }),
    image: ImageContent(file: "logo.png"), accessibility: Accessibility(label: "Bet"),
    children: [LayoutNode(frame: .zero)])

  @Test func everyStoredPropertyOfANodeHasARowInTheTableOfProperties() {
    #expect(Mirror(reflecting: node).children.count == NodeProperty.all.count)
    #expect(Set(NodeProperty.all.map(\.key)).count == NodeProperty.all.count)
    for order in [NodeProperty.dumpOrder, NodeProperty.comparisonOrder] {
      #expect(order.map(\.key).sorted() == NodeProperty.all.map(\.key).sorted())
    }
  }

  @Test func everyRowOfTheTableEncodesDecodesTestsAndResetsExactlyOneProperty() throws {
    #expect(try LayoutNode(json: JSONEncoder().encode(node)) == node)
    var plain = node
    for property in NodeProperty.all {
      #expect(!property.isDefault(node), "\(property.key) has its default in this test's node")
      let before = plain
      property.reset(&plain)
      #expect(before != plain, "\(property.key)")
      #expect(property.isDefault(plain), "\(property.key)")
    }
    #expect(plain == LayoutNode(frame: .zero))
    for (reset, original) in zip(Mirror(reflecting: plain).children, Mirror(reflecting: node).children) {
      #expect("\(reset.value)" != "\(original.value)", "\(reset.label ?? "") has no row")
    }
  }

  @Test func thePropertiesOfARoleCanBeTestedAndResetTogether() {
    #expect(LayoutNode(frame: .zero, cornerCurve: .continuous).hasDefaults(for: [.content, .decoration, .effect]))
    #expect(!node.hasDefaults(for: .content))
    #expect(node.resetting(.content).hasDefaults(for: .content))
    let box = node.resetting(.content)
    #expect(box.text == nil)
    #expect(box.path == nil)
    #expect(box.image == nil)
    #expect(box.children.isEmpty)
    #expect(box.border != nil)
  }
}
