import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct StackDistributionTests {
  @Test(arguments: StackDistributionTests.cases)
  func frames(_ example: StackCase) { example.check() }

  nonisolated static let cases: [StackCase] = [
    // fill
    StackCase("fill, one view", 100, 20, [[0, 0, 100, 20]]) { row([FixedView(30, 10)]) },
    StackCase("fill, equal hugging: the first stretches", 100, 20, [[0, 0, 60, 20], [60, 0, 40, 20]]) {
      row([FixedView(20, 10), FixedView(40, 10)])
    },
    StackCase("fill, lower hugging stretches", 100, 20, [[0, 0, 20, 20], [20, 0, 80, 20]]) {
      row([FixedView(20, 10), FixedView(40, 10, hugging: 249)])
    },
    StackCase("fill, higher hugging does not stretch", 100, 20, [[0, 0, 20, 20], [20, 0, 80, 20]]) {
      row([FixedView(20, 10, hugging: 251), FixedView(40, 10)])
    },
    StackCase("fill, middle stretches", 100, 20, [[0, 0, 20, 20], [25, 0, 50, 20], [80, 0, 20, 20]]) {
      row(spacing: 5, [FixedView(20, 10), FixedView(10, 10, hugging: 1), FixedView(20, 10)])
    },
    StackCase("fill, a plain view is a spacer", 100, 20, [[0, 0, 20, 20], [20, 0, 60, 20], [80, 0, 20, 20]]) {
      row([FixedView(20, 10), UIView(), FixedView(20, 10)])
    },
    StackCase("fill, exact fit", 60, 20, [[0, 0, 20, 20], [20, 0, 40, 20]]) {
      row([FixedView(20, 10), FixedView(40, 10)])
    },
    StackCase("fill, too narrow, equal resistance: the last shrinks", 50, 20, [[0, 0, 30, 20], [30, 0, 20, 20]]) {
      row([FixedView(30, 10), FixedView(40, 10)])
    },
    StackCase("fill, too narrow, lower resistance shrinks", 50, 20, [[0, 0, 10, 20], [10, 0, 40, 20]]) {
      row([FixedView(30, 10, resistance: 749), FixedView(40, 10)])
    },
    StackCase("fill, much too narrow: the last has no width", 25, 20, [[0, 0, 25, 20], [25, 0, 0, 20]]) {
      row([FixedView(30, 10), FixedView(40, 10)])
    },
    StackCase("fill, spacing", 100, 20, [[0, 0, 50, 20], [60, 0, 40, 20]]) {
      row(spacing: 10, [FixedView(20, 10), FixedView(40, 10)])
    },
    StackCase("fill, column", 30, 100, [[0, 0, 30, 80], [0, 80, 30, 20]]) {
      column([FixedView(10, 40), FixedView(10, 20)])
    },
    // fillEqually
    StackCase("fillEqually, two", 100, 20, [[0, 0, 50, 20], [50, 0, 50, 20]]) {
      row(.fillEqually, [FixedView(10, 10), FixedView(40, 10)])
    },
    StackCase("fillEqually, spacing", 110, 20, [[0, 0, 30, 20], [40, 0, 30, 20], [80, 0, 30, 20]]) {
      row(.fillEqually, spacing: 10, [FixedView(1, 1), FixedView(2, 1), FixedView(3, 1)])
    },
    StackCase(
      "fillEqually, origins and sizes on pixels", 100, 20,
      [[0, 0, 33.5, 20], [33.5, 0, 33.5, 20], [66.5, 0, 33.5, 20]]
    ) {
      row(.fillEqually, [FixedView(1, 1), FixedView(2, 1), FixedView(3, 1)])
    },
    StackCase("fillEqually, too narrow", 40, 20, [[0, 0, 20, 20], [20, 0, 20, 20]]) {
      row(.fillEqually, [FixedView(100, 10), FixedView(10, 10)])
    },
    StackCase("fillEqually, column", 30, 90, [[0, 0, 30, 40], [0, 50, 30, 40]]) {
      column(.fillEqually, spacing: 10, [FixedView(10, 10), FixedView(10, 20)])
    },
    // fillProportionally
    StackCase("fillProportionally, stretched", 120, 20, [[0, 0, 40, 20], [40, 0, 80, 20]]) {
      row(.fillProportionally, [FixedView(20, 10), FixedView(40, 10)])
    },
    StackCase("fillProportionally, shrunk", 30, 20, [[0, 0, 10, 20], [10, 0, 20, 20]]) {
      row(.fillProportionally, [FixedView(20, 10), FixedView(40, 10)])
    },
    // The shares are 10 / 40 and 20 / 40 of 100, because they count the spacing; the last takes the rest.
    StackCase("fillProportionally, spacing", 100, 20, [[0, 0, 25, 20], [35, 0, 65, 20]]) {
      row(.fillProportionally, spacing: 10, [FixedView(10, 10), FixedView(20, 10)])
    },
    StackCase("fillProportionally, column", 20, 80, [[0, 0, 20, 60], [0, 60, 20, 20]]) {
      column(.fillProportionally, [FixedView(5, 30), FixedView(5, 10)])
    },
    // equalSpacing
    StackCase("equalSpacing, three", 100, 20, [[0, 0, 20, 20], [35, 0, 30, 20], [80, 0, 20, 20]]) {
      row(.equalSpacing, [FixedView(20, 10), FixedView(30, 10), FixedView(20, 10)])
    },
    StackCase("equalSpacing, one view fills the stack", 100, 20, [[0, 0, 100, 20]]) {
      row(.equalSpacing, [FixedView(20, 10)])
    },
    StackCase("equalSpacing, the spacing is a minimum", 60, 20, [[0, 0, 20, 20], [30, 0, 30, 20]]) {
      row(.equalSpacing, spacing: 10, [FixedView(20, 10), FixedView(40, 10)])
    },
    StackCase("equalSpacing, column", 10, 100, [[0, 0, 10, 20], [0, 70, 10, 30]]) {
      column(.equalSpacing, spacing: 5, [FixedView(5, 20), FixedView(5, 30)])
    },
    // equalCentering: centers at 10, 50, 90
    StackCase("equalCentering, three", 100, 20, [[0, 0, 20, 20], [35, 0, 30, 20], [80, 0, 20, 20]]) {
      row(.equalCentering, [FixedView(20, 10), FixedView(30, 10), FixedView(20, 10)])
    },
    // centers at 5, 45, 85: the edges of the middle view are at 35 and 55
    StackCase("equalCentering, uneven ends", 100, 20, [[0, 0, 10, 20], [35, 0, 20, 20], [70, 0, 30, 20]]) {
      row(.equalCentering, [FixedView(10, 10), FixedView(20, 10), FixedView(30, 10)])
    },
    // equally spaced centers would be at 5, 42.5, 80: the middle view would overlap the last, which starts at 60
    StackCase(
      "equalCentering, the spacing is a minimum", 100, 20, [[0, 0, 10, 20], [10, 0, 50, 20], [60, 0, 40, 20]]
    ) {
      row(.equalCentering, [FixedView(10, 10), FixedView(50, 10), FixedView(40, 10)])
    },
    StackCase("equalCentering, too narrow", 40, 20, [[0, 0, 20, 20], [25, 0, 15, 20]]) {
      row(.equalCentering, spacing: 5, [FixedView(20, 10), FixedView(30, 10)])
    },
    StackCase("equalCentering, column", 10, 80, [[0, 0, 10, 20], [0, 30, 10, 20], [0, 60, 10, 20]]) {
      column(.equalCentering, [FixedView(5, 20), FixedView(5, 20), FixedView(5, 20)])
    },
  ]
}

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
    StackCase("the first baseline without text is the bottom", 60, 50, [[0, 20, 20, 10], [20, 0, 40, 30]]) {
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
    StackCase("equal spacing, centered", 100, 40, [[0, 15, 20, 10], [60, 10, 40, 20]]) {
      row(.equalSpacing, .center, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("fill equally, bottom", 100, 40, [[0, 30, 50, 10], [50, 20, 50, 20]]) {
      row(.fillEqually, .bottom, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("fill proportionally, top", 90, 40, [[0, 0, 30, 10], [30, 0, 60, 20]]) {
      row(.fillProportionally, .top, [FixedView(20, 10), FixedView(40, 20)])
    },
    StackCase("centered on half points, which are pixels", 20, 15, [[0, 2.5, 20, 10]]) {
      row(.fill, .center, [FixedView(20, 10)])
    },
  ]
}
