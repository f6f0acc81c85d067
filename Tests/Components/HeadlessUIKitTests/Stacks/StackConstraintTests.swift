import Foundation
import HeadlessUIKit
import Testing

/// Constraints between arranged views, and between arranged views and other views.
@MainActor
struct StackConstraintTests {
  @Test(arguments: StackConstraintTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("equal widths of two arranged views: both half of 300", [[0, 0, 150, 200], [150, 0, 150, 200]]) { root in
      let (first, second) = (FixedView(20, 10), FixedView(80, 10))
      fill(root, row([first, second]))
      first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
      return [first, second]
    },
    LayoutCase("twice as wide as its neighbor: 200 and 100", [[0, 0, 200, 200], [200, 0, 100, 200]]) { root in
      let (first, second) = (FixedView(20, 10), FixedView(80, 10))
      fill(root, row([first, second]))
      first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2).isActive = true
      return [first, second]
    },
    LayoutCase("a square as high as the row: 200 wide, 100 remain", [[0, 0, 200, 200], [200, 0, 100, 200]]) { root in
      let (square, rest) = (UIView(), FixedView(20, 10))
      fill(root, row([square, rest]))
      square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
      return [square, rest]
    },
    LayoutCase("a picture of 2 to 1 in a column: 300 wide, 150 high", [[0, 0, 300, 150], [0, 150, 300, 50]]) { root in
      let (picture, text) = (UIView(), FixedView(60, 20))
      fill(root, column([picture, text]))
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
      return [picture, text]
    },
    LayoutCase(
      "equal widths across two stacks: the wider content determines both",
      [
        [0, 0, 80, 10], [0, 0, 80, 10], [80, 0, 50, 10],
      ]
    ) { root in
      let (first, second, end) = (FixedView(20, 10), FixedView(80, 10), FixedView(50, 10))
      let (upper, lower) = (root.place(row([first])), root.place(row([second, end])))
      pinCorner(upper)
      pinCorner(lower, y: 50)
      first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
      return [first, second, end]
    },
    LayoutCase("a third of the root's width: 300 / 3, and the rest", [[0, 0, 100, 200], [100, 0, 200, 200]]) { root in
      let (first, second) = (FixedView(20, 10), FixedView(80, 10))
      fill(root, row([first, second]))
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).isActive = true
      return [first, second]
    },
    LayoutCase(
      "an outside view placed next to an arranged view: 10 + 20 + 5 + 4", [[10, 10, 55, 20], [39, 30, 7, 7]]
    ) {
      root in
      let views = [FixedView(20, 10), FixedView(30, 20)]
      let stack = root.place(row(spacing: 5, views))
      pinCorner(stack, x: 10, y: 10)
      let badge = root.place(FixedView(7, 7))
      badge.leadingAnchor.constraint(equalTo: views[1].leadingAnchor, constant: 4).isActive = true
      badge.topAnchor.constraint(equalTo: views[1].bottomAnchor).isActive = true
      return [stack, badge]
    },
    LayoutCase(
      "an arranged view's edge constrained to the root: the second view starts at 120",
      [
        [0, 0, 110, 200], [120, 0, 180, 200],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(30, 20)]
      fill(root, row(spacing: 10, views))
      views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 120).isActive = true
      return views
    },
    LayoutCase("a fixed height is the height of the row", [[0, 0, 20, 44], [20, 0, 30, 44]]) { root in
      let views = [FixedView(20, 10), FixedView(30, 20)]
      pinCorner(root.place(row(views)))
      views[0].heightAnchor.constraint(equalToConstant: 44).isActive = true
      return views
    },
    LayoutCase(
      "a fixed width in fillEqually applies to all views",
      [
        [0, 0, 50, 20], [50, 0, 50, 20], [100, 0, 50, 20],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(30, 20), FixedView(40, 10)]
      pinCorner(root.place(row(.fillEqually, views)))
      views[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
      return views
    },
    LayoutCase("at most 60 in fill: the neighbor gets the rest", [[0, 0, 60, 200], [60, 0, 240, 200]]) { root in
      let views = [FixedView(20, 10), FixedView(30, 20)]
      fill(root, row(views))
      views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
      return views
    },
    LayoutCase(
      "at least 70 for content of 20: the gaps share 300 - 70 - 30 - 40",
      [
        [0, 0, 70, 200], [150, 0, 30, 200], [260, 0, 40, 200],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(30, 20), FixedView(40, 10)]
      fill(root, row(.equalSpacing, views))
      views[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 70).isActive = true
      return views
    },
    LayoutCase(
      "fillProportionally with a required first width of 30: the second has a third of 300",
      [
        [0, 0, 30, 200], [30, 0, 100, 200], [130, 0, 170, 200],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(20, 20), FixedView(20, 10)]
      fill(root, row(.fillProportionally, views))
      views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
      return views
    },
    LayoutCase(
      "equalCentering with a view of fixed width: centers at 40, 150, 260",
      [
        [0, 0, 80, 200], [145, 0, 10, 200], [220, 0, 80, 200],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(10, 20), FixedView(80, 10)]
      fill(root, row(.equalCentering, views))
      views[0].widthAnchor.constraint(equalToConstant: 80).isActive = true
      return views
    },
    LayoutCase(
      "a required center overrides equalCentering",
      [
        [0, 0, 20, 200], [90, 0, 20, 200], [280, 0, 20, 200],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(20, 20), FixedView(20, 10)]
      fill(root, row(.equalCentering, views))
      views[1].centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 100).isActive = true
      return views
    },
    LayoutCase(
      "icon and text, centered: (44 - 24) / 2 and (44 - 20) / 2",
      [
        [0, 10, 24, 24], [32, 12, 268, 20],
      ]
    ) { root in
      let (icon, text) = (UIView(), FixedView(60, 20))
      setSize(icon, 24, 24)
      let stack = root.place(row(.fill, .center, spacing: 8, [icon, text]))
      pinCorner(stack)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      stack.heightAnchor.constraint(equalToConstant: 44).isActive = true
      return [icon, text]
    },
    LayoutCase(
      "a view of fixed size in a stack with margins: 10 + 24 + 10",
      [
        [0, 0, 44, 36], [10, 6, 24, 24],
      ]
    ) { root in
      let icon = UIView()
      setSize(icon, 24, 24)
      let stack = root.place(row([icon]))
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
      pinCorner(stack)
      return [stack, icon]
    },
    LayoutCase("right to left: the icon is at the right, 300 - 24", [[276, 0, 24, 24], [0, 0, 268, 24]]) { root in
      let (icon, text) = (UIView(), FixedView(60, 20))
      setSize(icon, 24, 24)
      let stack = root.place(row(spacing: 8, [icon, text]))
      for view in [root, stack] as [UIView] { view.semanticContentAttribute = .forceRightToLeft }
      pinCorner(stack)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      return [icon, text]
    },
    LayoutCase("a hidden view of fixed width: the neighbor fills the row", [[0, 0, 300, 200]]) { root in
      let (icon, text) = (UIView(), FixedView(60, 20))
      setSize(icon, 24, 24)
      icon.isHidden = true
      fill(root, row(spacing: 8, [icon, text]))
      return [text]
    },
    LayoutCase(
      "as wide as a hidden view: no width, and the third view fills the row",
      [
        [0, 0, 0, 200], [0, 0, 300, 200],
      ]
    ) { root in
      let views = [FixedView(20, 10, resistance: 200), FixedView(30, 10), FixedView(40, 10)]
      views[1].isHidden = true
      fill(root, row(views))
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
      return [views[0], views[2]]
    },
    LayoutCase("custom spacing after a view of fixed width: 24 + 30", [[0, 0, 24, 200], [54, 0, 246, 200]]) { root in
      let (icon, text) = (UIView(), FixedView(60, 20))
      icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
      fill(root, row(spacing: 8, [icon, text]) { $0.setCustomSpacing(30, after: icon) })
      return [icon, text]
    },
    LayoutCase("the system's spacing is 8", [[0, 0, 24, 200], [32, 0, 268, 200]]) { root in
      let (icon, text) = (UIView(), FixedView(60, 20))
      icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
      fill(root, row([icon, text]) { $0.setCustomSpacing(UIStackView.spacingUseSystem, after: icon) })
      return [icon, text]
    },
    LayoutCase(
      "columns of a form: the labels are as wide as the widest",
      [
        [0, 0, 70, 20], [80, 0, 220, 20], [0, 0, 70, 20], [80, 0, 220, 20],
      ]
    ) { root in
      let labels = [FixedView(40, 20, hugging: 251), FixedView(70, 20, hugging: 251)]
      let fields = [FixedView(50, 20), FixedView(50, 20)]
      let form = root.place(column(spacing: 5, zip(labels, fields).map { row(spacing: 10, [$0, $1]) }))
      pinCorner(form)
      form.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      labels[0].widthAnchor.constraint(equalTo: labels[1].widthAnchor).isActive = true
      return [labels[0], fields[0], labels[1], fields[1]]
    },
    LayoutCase(
      "a view outside the stack starts where an arranged view ends: at 96",
      [
        [16, 0, 64, 10], [96, 40, 50, 10],
      ]
    ) { root in
      let (content, card) = (FixedView(64, 10), UIView())
      _ = card.place(content)
      pinCorner(content, x: 16)
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16).isActive = true
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
      pinCorner(root.place(row([card])))
      let outside = root.place(FixedView(50, 10))
      outside.topAnchor.constraint(equalTo: root.topAnchor, constant: 40).isActive = true
      outside.leadingAnchor.constraint(equalTo: card.trailingAnchor).isActive = true
      return [content, outside]
    },
    LayoutCase(
      "a background that is not arranged, pinned to the edges of the stack",
      [
        [0, 0, 50, 20], [0, 0, 20, 20],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(30, 20)]
      let stack = root.place(row(views))
      pinCorner(stack)
      let background = stack.place(UIView())
      pinCorner(background)
      background.trailingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
      background.bottomAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
      return [background, views[0]]
    },
    LayoutCase(
      "widths with a priority of 999 in a stack that is wide enough: 80 + 10 + 80",
      [
        [0, 0, 80, 20], [90, 0, 80, 20],
      ]
    ) { root in
      let views = [UIView(), UIView()]
      for view in views {
        let width = view.widthAnchor.constraint(equalToConstant: 80)
        width.priority = UILayoutPriority(999)
        width.isActive = true
      }
      let stack = row(spacing: 10, views)
      stack.frame = CGRect(x: 0, y: 0, width: 170, height: 20)
      root.addSubview(stack)
      return views
    },
    LayoutCase(
      "wrapping text beside a fixed icon: 100 points in 50 are two lines of 10",
      [
        [0, 0, 250, 10], [250, 0, 50, 20],
      ]
    ) { root in
      let (icon, text) = (FixedView(250, 10), WrappingView(length: 100))
      icon.widthAnchor.constraint(equalToConstant: 250).isActive = true
      let stack = root.place(row(.fill, .top, [icon, text]))
      pinCorner(stack)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      return [icon, text]
    },
    LayoutCase(
      "a spacer between an icon of fixed size and a text: 300 - 24 - 60",
      [
        [0, 0, 24, 24], [24, 0, 216, 24], [240, 0, 60, 24],
      ]
    ) { root in
      let (icon, spacer, text) = (UIView(), UIView(), FixedView(60, 20))
      setSize(icon, 24, 24)
      let stack = root.place(row([icon, spacer, text]))
      pinCorner(stack)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      return [icon, spacer, text]
    },
    LayoutCase(
      "an empty stack in a column has no height: 20 + 8 + 8 + 30",
      [
        [0, 0, 60, 66], [0, 0, 60, 20], [0, 36, 60, 30],
      ]
    ) { root in
      let views = [FixedView(60, 20), UIStackView(), FixedView(60, 30)]
      let stack = root.place(column(spacing: 8, views))
      pinCorner(stack)
      compress(stack)
      return [stack, views[0], views[2]]
    },
    LayoutCase("an empty stack in a constrained column has no height", [[0, 0, 60, 50], [0, 0, 60, 20]]) { root in
      let views = [FixedView(60, 20), UIStackView(), FixedView(60, 30)]
      let stack = root.place(column(views))
      pinCorner(stack)
      compress(stack)
      views[0].widthAnchor.constraint(equalToConstant: 60).isActive = true
      return [stack, views[0]]
    },
    LayoutCase("a view of height 0 with low compression resistance has no effect: height 20", [[0, 0, 60, 20]]) {
      root in
      let stack = root.place(column([FixedView(60, 20), FixedView(60, 0, resistance: 50)]))
      pinCorner(stack)
      compress(stack)
      return [stack]
    },
    LayoutCase("an aspect ratio and the content width: 60 by 30", [[0, 0, 60, 30]]) { root in
      let view = FixedView(60, 10)
      pinCorner(root.place(row([view])))
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      return [view]
    },
  ]

  /// Adds a preference for zero height, weaker than compression resistance.
  private static func compress(_ stack: UIStackView) {
    let height = stack.heightAnchor.constraint(equalToConstant: 0)
    height.priority = UILayoutPriority(100)
    height.isActive = true
  }

  private static func fill(_ root: UIView, _ stack: UIStackView) {
    _ = root.place(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }
}
