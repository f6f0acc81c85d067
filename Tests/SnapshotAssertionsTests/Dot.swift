import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// The smallest component that is worth a picture; isolated to the main actor, as views are.
@preconcurrency @MainActor class Dot: LayoutTreeProviding {
  var color = Color.black

  init() {}

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    LayoutNode(
      name: "dot", frame: CGRect(x: 0, y: 0, width: 8, height: 8), background: .color(.white),
      children: [
        LayoutNode(
          name: "ink", frame: CGRect(x: 2, y: 2, width: 4, height: 4), background: .color(color))
      ])
  }
}
