import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// A component with a size, a background, and a box inside. Without the box, the component is blank.
struct BoxComponent: LayoutTreeProviding, Sendable {
  var size = CGSize(width: 20, height: 10)
  var background: Color? = .white
  var box: Color? = .black
  /// Nodes in front of the box.
  var others: [LayoutNode] = []

  static let black = BoxComponent()
  static let red = BoxComponent(box: Color(red: 255, green: 0, blue: 0))
  static let blank = BoxComponent(box: nil)

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    let inner = box.map { color in
      LayoutNode(
        name: "box", frame: CGRect(x: 2, y: 2, width: 4, height: 4), background: .color(color))
    }
    return LayoutNode(
      name: "picture", frame: CGRect(origin: .zero, size: size), background: background.map { .color($0) },
      children: (inner.map { [$0] } ?? []) + others)
  }
}

/// A component that draws something, with a layout warning.
struct ContradictoryComponent: LayoutTreeProviding {
  var layoutWarnings: [String] { ["Two constraints contradict each other."] }

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    BoxComponent.black.layoutTree(in: environment)
  }
}

/// A component that draws something, with a layout problem.
struct UnsettledComponent: LayoutTreeProviding {
  var layoutProblem: String? { "the layout did not settle" }

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    BoxComponent.black.layoutTree(in: environment)
  }
}
