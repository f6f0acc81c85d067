import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct StackAlignmentTests {
  @Test(arguments: StackAlignmentTests.cases)
  func frames(_ example: StackCase) { example.check() }

  nonisolated static let cases: [StackCase] = [
    StackCase("top", 60, 50, [[0, 0, 20, 10], [20, 0, 40, 30]]) {
      row(.fill, .top, [FixedView(20, 10), FixedView(40, 30)])
    },
    StackCase("center", 60, 50, [[0, 20, 20, 10], [20, 10, 40, 30]]) {
      row(.fill, .center, [FixedView(20, 10), FixedView(40, 30)])
    },
    StackCase("bottom", 60, 50, [[0, 40, 20, 10], [20, 20, 40, 30]]) {
      row(.fill, .bottom, [FixedView(20, 10), FixedView(40, 30)])
    },
    StackCase("first baseline of views without text is their bottom", 60, 50, [[0, 20, 20, 10], [20, 0, 40, 30]]) {
      row(.fill, .firstBaseline, [FixedView(20, 10), FixedView(40, 30)])
    },
    StackCase("too high for the stack", 20, 15, [[0, 0, 20, 15]]) {
      row(.fill, .center, [FixedView(20, 40)])
    },
    StackCase("column, leading", 100, 30, [[0, 0, 20, 10], [0, 10, 40, 20]]) {
      column(.fill, .leading, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("column, center", 100, 30, [[40, 0, 20, 10], [30, 10, 40, 20]]) {
      column(.fill, .center, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("column, trailing", 100, 30, [[80, 0, 20, 10], [60, 10, 40, 20]]) {
      column(.fill, .trailing, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("equal spacing, centred", 100, 40, [[0, 15, 20, 10], [60, 10, 40, 20]]) {
      row(.equalSpacing, .center, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("fill equally, bottom", 100, 40, [[0, 30, 50, 10], [50, 20, 50, 20]]) {
      row(.fillEqually, .bottom, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("fill proportionally, top", 90, 40, [[0, 0, 30, 10], [30, 0, 60, 20]]) {
      row(.fillProportionally, .top, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("half points are pixels", 20, 15, [[0, 2.5, 20, 10]]) {
      row(.fill, .center, [FixedView(20, 10)])
    },
  ]
}
