import Foundation
import HeadlessUIKit
import Testing

@MainActor struct KeyValueObservationTests {
  @Test func aChangeOfGeometryIsObserved() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var changes: [String] = []
    let token = view.observe(\.bounds, options: [.new, .old]) { _, change in
      changes.append("\(change.oldValue?.minY ?? -1) \(change.newValue?.minY ?? -1)")
    }
    view.contentOffset.y = 5
    view.contentOffset.y = 5
    token.invalidate()
    view.contentOffset.y = 6
    #expect(changes == ["0.0 5.0"])
  }

  @Test func theInitialValueIsReported() {
    let view = UIView()
    var values: [Bool] = []
    let token = view.observe(\.isHidden, options: [.initial, .new]) { _, change in
      values += change.newValue.map { [$0] } ?? []
    }
    view.isHidden = true
    #expect(values == [false, true])
    withExtendedLifetime(token) {}
  }
}
