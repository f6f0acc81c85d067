import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import HeadlessUIKit

/// The order of siblings, which insertions find without looking at all of them.
@Suite @MainActor struct SiblingOrderTests {
  /// Random insertions, moves and removals, compared with the same operations on an array.
  @Test(arguments: 0..<40) func viewsAndLayersHaveTheOrderOfTheOperations(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let root = UIView()
    // A layer without a view does not change the order of the others.
    root.layer.addSublayer(CALayer())
    let views = (0..<8).map { _ in UIView() }
    var model: [UIView] = []
    for step in 0..<60 {
      let view = views[Int.random(in: 0..<views.count, using: &random)]
      let sibling = views[Int.random(in: 0..<views.count, using: &random)]
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        root.addSubview(view)
        model = model.filter { $0 !== view } + [view]
      case 1:
        let index = Int.random(in: 0...8, using: &random)
        root.insertSubview(view, at: index)
        model.removeAll { $0 === view }
        model.insert(view, at: min(index, model.count))
      case 2, 3:
        let isAbove = step.isMultiple(of: 2)
        guard view !== sibling else { continue }
        if isAbove {
          root.insertSubview(view, aboveSubview: sibling)
        } else {
          root.insertSubview(view, belowSubview: sibling)
        }
        model.removeAll { $0 === view }
        let index = model.firstIndex { $0 === sibling }
        model.insert(view, at: index.map { isAbove ? $0 + 1 : $0 } ?? model.count)
      case 4:
        view.removeFromSuperview()
        model.removeAll { $0 === view }
      case 5:
        guard view.superview === root else { continue }
        root.bringSubviewToFront(view)
        model = model.filter { $0 !== view } + [view]
      default:
        guard view.superview === root else { continue }
        root.sendSubviewToBack(view)
        model = [view] + model.filter { $0 !== view }
      }
      #expect(root.subviews.elementsEqual(model, by: ===), "step \(step)")
      #expect(root.layer.children.compactMap(\.view).elementsEqual(model, by: ===), "step \(step)")
    }
  }

  /// The time must not grow with the square of the number: each of these loops would take a minute or more.
  @Test func manySiblings() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<20_000 { root.addSubview(UIView()) }
    root.layoutIfNeeded()
    #expect(root.subviews.count == 20_000)
    #expect(root.layer.children.count == 20_000)
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
    #expect(root.layer.children.isEmpty)
  }

  @Test func namesOfTheNearestOwnerComeFirst() {
    final class Owner: UIView {
      var first: UIView?
      var all: [UIView] = []
    }
    let (outer, inner, leaf) = (Owner(), Owner(), UIView())
    (outer.all, inner.first) = ([inner, leaf], leaf)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    #expect(outer.inspectedViews().map(\.name) == ["Owner", "all[0]", "first"])
    inner.first = nil
    #expect(outer.inspectedViews().map(\.name) == ["Owner", "all[0]", "all[1]"])
  }
}
