import Foundation
import HeadlessUIKit
import Testing

/// A title of 40 x 30 points with its first baseline at 24 and its last baseline 6 points above its bottom, and a view
/// that is aligned with it.
@MainActor
struct BaselineTests {
  @Test(arguments: BaselineTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] = [
    aligned("a smaller text with its baseline at 10: 24 - 10", .firstBaseline, .firstBaseline, y: 14) { small() },
    aligned("last to last, 4 above the bottom: 24 - 16", .lastBaseline, .lastBaseline, y: 8) { small() },
    aligned("last to first", .lastBaseline, .firstBaseline, y: 8) { small() },
    aligned("first to last of the title, which has one line", .firstBaseline, .lastBaseline, y: 14) { small() },
    aligned("the baseline of a view without text is its bottom: 24 - 20", .firstBaseline, .firstBaseline, y: 4) {
      FixedView(20, 20)
    },
    aligned("the last baseline of a view without text is its bottom, too", .lastBaseline, .firstBaseline, y: 4) {
      FixedView(20, 20)
    },
    aligned("the top at the baseline", .top, .firstBaseline, y: 24) { small() },
    aligned("the bottom at the baseline: 24 - 20", .bottom, .firstBaseline, y: 4) { small() },
    aligned("the center at the baseline: 24 - 10", .centerY, .lastBaseline, y: 14) { small() },
    aligned("a row has its tallest view's baseline: 24 - 10", .firstBaseline, .firstBaseline, y: 14, size: [25, 20]) {
      row(.fill, .top, [FixedView(5, 10), small()])
    },
    aligned("a column has its first view's baseline: 24 - 10", .firstBaseline, .firstBaseline, y: 14, size: [20, 60]) {
      column([small(), LinedView(20, 40, ascent: 39, descent: 1)])
    },
    aligned(
      "a column has the last baseline of its last view: 24 - (20 + 40 - 1)",
      .lastBaseline, .firstBaseline, y: -35, size: [20, 60]
    ) {
      column([small(), LinedView(20, 40, ascent: 39, descent: 1)])
    },
    LayoutCase("a row by first baselines: 24 - 10", [[0, 0, 40, 30], [40, 14, 20, 20]]) { root in
      let views = [title(), small()]
      pinCorner(root.place(row(.fill, .firstBaseline, views)))
      return views
    },
    LayoutCase("a row by last baselines: 24 - 16", [[0, 0, 40, 30], [40, 8, 20, 20]]) { root in
      let views = [title(), small()]
      pinCorner(root.place(row(.fill, .lastBaseline, views)))
      return views
    },
    LayoutCase(
      "a badge outside the row is constrained to the baseline of a view in it",
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
    LayoutCase("a row with a view constrained to a baseline of 50", [[0, 26, 40, 30], [40, 40, 20, 20]]) { root in
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
    LayoutCase("a stretched text has the same baseline: 24", [[0, 0, 40, 90], [50, 14, 20, 20]]) { root in
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

  /// Returns a case with the title in the corner, and a view at x = 50 with an attribute equal to one of the title.
  private nonisolated static func aligned(
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
