import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The ``UIView/accessibilityElements`` of the nearest ancestor that has them, while layout nodes are made.
///
/// The list may contain views at any depth, so each view looks up its own position.
@MainActor
struct ListedElements {
  /// The elements of the view whose subviews are described; empty if there are none.
  static var current = ListedElements([])

  private let positions: [ObjectIdentifier: Int]

  init(_ elements: [Any]) {
    positions = Dictionary(
      elements.enumerated().compactMap { index, element in
        (element as? UIView).map { (ObjectIdentifier($0), index) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the position of a view in the list; `nil` if it is not listed.
  static func position(of view: UIView) -> Int? {
    current.positions.isEmpty ? nil : current.positions[ObjectIdentifier(view)]
  }
}

extension UIView {
  /// The nodes of the listed elements that are no views. They have a place, and draw nothing.
  var listedElementNodes: [LayoutNode] {
    (accessibilityElements ?? []).enumerated().compactMap { index, element in
      guard let element = element as? UIAccessibilityElement, element.isAccessibilityElement else { return nil }
      let frame = frame(of: element)
      var details = element.speechDetails(identifier: element.accessibilityIdentifier)
      details.cell = TableCells.cell(of: element)
      if let path = element.accessibilityPath {
        let origin = convert(frame.origin, to: nil)
        details.outline = path.shape.transformed(by: .translation(x: -origin.x, y: -origin.y))
      }
      return LayoutNode(
        name: element.accessibilityIdentifier ?? "element", frame: frame,
        accessibility: Accessibility(
          label: element.accessibilityLabel, value: element.accessibilityValue, hint: element.accessibilityHint,
          traits: element.traits(element.accessibilityTraits), order: index, details: details))
    }
  }

  /// The frame of an element in the space of the view. If it has no frame in this space, it has one on the screen.
  private func frame(of element: UIAccessibilityElement) -> CGRect {
    guard element.accessibilityFrameInContainerSpace == .zero else { return element.accessibilityFrameInContainerSpace }
    return convert(element.accessibilityFrame, from: nil)
  }
}
