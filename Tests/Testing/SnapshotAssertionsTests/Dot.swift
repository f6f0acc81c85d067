import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSnapshots
import Foundation

/// A minimal component with a picture, isolated to the main actor as views are.
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

/// A subclass of a component, as components inherit from the classes of a toolkit.
final class RedDot: Dot {
  override init() {
    super.init()
    color = Color(red: 255, green: 0, blue: 0)
  }
}

/// A sendable value that contains a component isolated to the main actor.
struct Carrier: Sendable {
  let dot: Dot
}

extension Snapshotting where Value == Carrier, Format == Bitmap {
  static var dot: Self {
    Snapshotting<Dot, Bitmap>.image.pullback { carrier in carrier.dot }
  }
}

extension Snapshotting where Value == Bool, Format == Bitmap {
  /// Creates its component, which is possible only on the main actor.
  static var dotWhereTrue: Self {
    Snapshotting<Dot, Bitmap>.image.pullback { isRed in isRed ? RedDot() : Dot() }
  }
}
