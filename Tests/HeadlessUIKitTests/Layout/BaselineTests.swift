import Foundation
import HeadlessUIKit
import Testing

/// A title of 40 by 30 with its first baseline at 24 and its last 6 above its bottom, and a view aligned with it.
@MainActor
struct BaselineTests {
  @Test(arguments: BaselineTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] = [
    besides("a smaller text, 10 to its baseline: 24 - 10", .firstBaseline, .firstBaseline, y: 14) { small() },
    besides("last to last, 4 below it: 24 - 16", .lastBaseline, .lastBaseline, y: 8) { small() },
    besides("last to first", .lastBaseline, .firstBaseline, y: 8) { small() },
    besides("first to last of the title, which is the same line", .firstBaseline, .lastBaseline, y: 14) { small() },
    besides("a view without text stands on its bottom: 24 - 20", .firstBaseline, .firstBaseline, y: 4) {
      FixedView(20, 20)
    },
    besides("its last baseline is its bottom as well", .lastBaseline, .firstBaseline, y: 4) { FixedView(20, 20) },
    besides("the top on the line", .top, .firstBaseline, y: 24) { small() },
    besides("the bottom on the line: 24 - 20", .bottom, .firstBaseline, y: 4) { small() },
    besides("the middle on the line: 24 - 10", .centerY, .lastBaseline, y: 14) { small() },
    besides("a row stands on its highest view's line: 24 - 10", .firstBaseline, .firstBaseline, y: 14, size: [25, 20]) {
      row(.fill, .top, [FixedView(5, 10), small()])
    },
    besides("a column on its first view's line: 24 - 10", .firstBaseline, .firstBaseline, y: 14, size: [20, 60]) {
      column([small(), LinedView(20, 40, ascent: 39, descent: 1)])
    },
    besides(
      "a column's last line is its last view's: 24 - (20 + 40 - 1)",
      .lastBaseline, .firstBaseline, y: -35, size: [20, 60]
    ) {
      column([small(), LinedView(20, 40, ascent: 39, descent: 1)])
    },
    LayoutCase("a row on a line: 24 - 10 from the highest", [[0, 0, 40, 30], [40, 14, 20, 20]]) { root in
      let views = [title(), small()]
      pinCorner(root.place(row(.fill, .firstBaseline, views)))
      return views
    },
    LayoutCase("a row by last lines: 24 - 16", [[0, 0, 40, 30], [40, 8, 20, 20]]) { root in
      let views = [title(), small()]
      pinCorner(root.place(row(.fill, .lastBaseline, views)))
      return views
    },
    LayoutCase(
      "the same by constraints: a badge outside is on the line too",
      [
        [0, 0, 40, 30], [40, 14, 20, 20], [100, 14, 20, 20],
      ]
    ) { root in
      let (views, badge) = ([title(), small()], small())
      pinCorner(root.place(row(.fill, .firstBaseline, views)))
      _ = root.place(badge)
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100).isActive = true
      badge.firstBaselineAnchor.constraint(equalTo: views[1].firstBaselineAnchor).isActive = true
      return views + [badge]
    },
    LayoutCase("a row whose view is on a line at 50 outside: 50 - 10", [[0, 26, 40, 30], [40, 40, 20, 20]]) { root in
      let views = [title(), small()]
      let stack = row(.fill, .firstBaseline, views)
      _ = root.place(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.heightAnchor.constraint(equalToConstant: 100),
        views[1].firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      ])
      return views
    },
    LayoutCase("text that is stretched keeps its line: 24 from the top", [[0, 0, 40, 90], [50, 14, 20, 20]]) { root in
      let views = [root.place(title()), root.place(small())]
      pinCorner(views[0])
      views[0].heightAnchor.constraint(equalToConstant: 90).isActive = true
      views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50).isActive = true
      views[1].firstBaselineAnchor.constraint(equalTo: views[0].firstBaselineAnchor).isActive = true
      return views
    },
  ]

  private static func title() -> UIView { LinedView(40, 30, ascent: 24, descent: 6) }
  private static func small() -> UIView { LinedView(20, 20, ascent: 10, descent: 4) }

  /// A view at 50 with an attribute equal to one of the title in the corner.
  private nonisolated static func besides(
    _ name: String, _ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, y: CGFloat,
    size: [CGFloat] = [20, 20], _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> LayoutCase {
    LayoutCase(name, [[50, y] + size]) { root in
      let title = root.place(title())
      pinCorner(title)
      let view = root.place(make())
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50).isActive = true
      NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: title, attribute: other, multiplier: 1, constant: 0
      ).isActive = true
      return [view]
    }
  }
}
