import Foundation
import Testing

@testable import HeadlessUIKit

/// How often constraints are solved, and whether removed views are released.
@MainActor
struct LayoutGrowthTests {
  /// Solving unchanged constraints again would slow down layouts.
  @Test func aChangeIsSolvedAtMostTwice() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var widths: [NSLayoutConstraint] = []
    for index in 0..<20 {
      let view = root.place(FixedView(10, 10))
      pinCorner(view, y: CGFloat(index) * 10)
      let width = view.widthAnchor.constraint(equalToConstant: 50)
      width.isActive = true
      widths.append(width)
    }
    root.layoutIfNeeded()
    let engine = root.constraintStore.engine
    let before = engine?.solutionCount ?? 0
    for width in widths {
      width.constant = 60
      root.layoutIfNeeded()
    }
    #expect(root.subviews.allSatisfy { $0.frame.width == 60 })
    // If the width of content changes, its height may require solving again.
    #expect((engine?.solutionCount ?? 0) - before <= 2 * widths.count)
  }

  /// A stack of n views has a row with n terms, which must not be repeated n times: 20 times the views, 20 times the cost.
  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing], [CGFloat(1_000), 200_000])
  func stacksGrowWithTheirViews(distribution: UIStackView.Distribution, length: CGFloat) {
    let costs = [100, 2_000].map { count in
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: length))
      stack.axis = .vertical
      stack.distribution = distribution
      for _ in 0..<count { stack.addArrangedSubview(FixedView(40, 20)) }
      stack.layoutIfNeeded()
      return Double(stack.constraintStore.engine?.solvingCost ?? 0)
    }
    #expect(costs[0] > 0)
    #expect(costs[1] <= 30 * costs[0], "\(costs)")
  }

  @Test func tenThousandViewsAreReleased() {
    weak var someView: UIView?
    weak var someConstraint: NSLayoutConstraint?
    weak var someEngine: LayoutEngine?
    var aliveCount = 0
    for round in 0..<100 {
      let counter = DropCounter { aliveCount -= $0 }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      for index in 0..<100 {
        let view = root.place(CountedView(counter))
        aliveCount += 1
        pinCorner(view, x: CGFloat(index))
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        if index == round { (someView, someConstraint) = (view, width) }
      }
      if round.isMultiple(of: 10) { root.layoutIfNeeded() }
      someEngine = root.constraintStore.engine
    }
    #expect(aliveCount == 0)
    #expect(someView == nil)
    #expect(someConstraint == nil)
    #expect(someEngine == nil)
  }

  @Test func anEngineReleasesRemovedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    pinCorner(root.place(FixedView(10, 10)))
    var aliveCount = 0
    for _ in 0..<50 {
      let stack = row((0..<10).map { _ in CountedView(DropCounter { aliveCount -= $0 }) })
      aliveCount += 10
      pinCorner(root.place(stack))
      stack.arrangedSubviews[0].widthAnchor.constraint(equalTo: stack.arrangedSubviews[1].widthAnchor).isActive = true
      root.layoutIfNeeded()
      stack.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(aliveCount == 0)
    #expect(root.constraintStore.engine?.itemCount == 2)
  }
}
