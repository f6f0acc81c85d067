import FirstFrameGeometry
import FirstFrameLayoutTree
package import Foundation

/// Views whose glass flows together where they are close to each other.
///
/// The first view in the order of drawing draws the glass of all views that are joined with it. The others draw only their
/// contents.
@preconcurrency @MainActor
package final class GlassGroup {
  /// The gap between two views below which their glass is joined, in points.
  package var spacing: CGFloat
  private var members: [Member] = []

  private struct Member {
    weak var view: UIVisualEffectView?
  }

  package init(spacing: CGFloat = 0) {
    self.spacing = spacing
  }

  package func insert(_ view: UIVisualEffectView) {
    members.removeAll { $0.view == nil || $0.view === view }
    members.append(Member(view: view))
  }

  /// How a view draws its glass.
  enum Part {
    /// The view draws its own glass.
    case own
    /// The view draws the glass of several views, in its own space.
    case joined(MergedBoxes)
    /// Another view draws the glass.
    case none
  }

  /// Returns how a view of the group draws its glass.
  func part(of view: UIVisualEffectView) -> Part {
    guard spacing > 0, let look = (view.effect as? UIGlassEffect)?.look, !view.clipsGlass else { return .own }
    let root = view.root
    let views = members.compactMap(\.view)
      .filter {
        $0.isShown && !$0.bounds.isEmpty && !$0.clipsGlass && ($0.effect as? UIGlassEffect)?.look == look
          && $0.root === root
      }
      .map { (view: $0, order: $0.drawingOrder) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.view)
    let boxes = views.map {
      MergedBoxes.Box(view.convert($0.bounds, from: $0), radii: $0.glassRadii)
    }
    guard let own = views.firstIndex(where: { $0 === view }) else { return .own }
    let joined = connected(to: own, boxes)
    guard joined.count > 1 else { return .own }
    return joined[0] == own ? .joined(MergedBoxes(joined.map { boxes[$0] }, spacing: spacing)) : .none
  }

  /// Returns the indices of a box and of those that are joined with it, directly or through others, in ascending order.
  private func connected(to index: Int, _ boxes: [MergedBoxes.Box]) -> [Int] {
    var found: Set = [index]
    var waiting = [index]
    while let next = waiting.popLast() {
      for other in boxes.indices where !found.contains(other) && boxes[next].gap(to: boxes[other]) < spacing {
        found.insert(other)
        waiting.append(other)
      }
    }
    return found.sorted()
  }
}

extension UIView {
  /// Whether the view would cut off the glass of other views.
  fileprivate var clipsGlass: Bool { clipsToBounds || layer.mask != nil }

  /// Whether neither the view nor an ancestor is hidden or clear.
  fileprivate var isShown: Bool {
    var next: UIView? = self
    while let view = next {
      if view.isHidden || view.alpha == 0 { return false }
      next = view.superview
    }
    return true
  }

  fileprivate var root: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// The indices among the subviews of each ancestor, from the root.
  fileprivate var drawingOrder: [Int] {
    var order: [Int] = []
    var view = self
    while let next = view.superview {
      order.append(next.subviews.firstIndex { $0 === view } ?? 0)
      view = next
    }
    return order.reversed()
  }
}
