import FirstFrameLayoutTree
public import Foundation

/// Several items that move as one: from their common middle, without turning.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// The smallest rectangle that contains the items, in points of the reference view.
  private var extent: CGRect {
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width,
        height: item.bounds.height)
    }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  open var center: CGPoint {
    get { CGPoint(x: extent.midX, y: extent.midY) }
    set {
      let old = center
      for item in items {
        item.center = CGPoint(x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: extent.size) }

  open var transform: CGAffineTransform {
    get { .identity }
    set {
      if newValue != .identity { UsageWarnings.warnOfNoEffect("UIDynamicItemGroup.transform", "groups do not turn") }
    }
  }
}
