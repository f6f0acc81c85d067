import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct StackNestingTests {
  /// Work that doubled with every level would ask millions of times.
  @Test func deepNestingIsNoExplosion() {
    let leaf = FixedView(10, 10)
    var view: UIView = leaf
    for level in 0..<24 { view = level.isMultiple(of: 2) ? column([view]) : row([view]) }
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
    #expect(leaf.questions < 10 * 24)
  }

  @Test func norIsItWhereSizesAreSqueezed() {
    let leaf = FixedView(100, 100)
    var view: UIView = leaf
    for level in 0..<12 {
      view = level.isMultiple(of: 2) ? column(.fill, .center, [view]) : row(.fill, .center, [view])
    }
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 50))
    #expect(leaf.questions < 10 * 12)
  }
}
