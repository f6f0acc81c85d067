import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct StackNestingTests {
  /// Work that doubled with every level would not come to an end.
  @Test(.timeLimit(.minutes(1))) func deepNestingIsNoExplosion() {
    var view: UIView = FixedView(10, 10)
    for level in 0..<24 { view = level.isMultiple(of: 2) ? column([view]) : row([view]) }
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
  }

  @Test(.timeLimit(.minutes(1))) func norIsItWhereSizesAreSqueezed() {
    var view: UIView = FixedView(100, 100)
    for level in 0..<12 {
      view = level.isMultiple(of: 2) ? column(.fill, .center, [view]) : row(.fill, .center, [view])
    }
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 50))
  }
}
