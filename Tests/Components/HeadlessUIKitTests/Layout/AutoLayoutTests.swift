import Foundation
import HeadlessUIKit
import Testing

/// Layouts with frames computed by hand.
@MainActor
struct AutoLayoutTests {
  @Test(arguments: AutoLayoutTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("edges with insets: 300 - 16 - 24 by 200 - 10 - 20", [[16, 10, 260, 170]]) { root in
      let view = root.place(UIView())
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
      ])
      return [view]
    },
    LayoutCase("fixed size in the center: (300 - 100) / 2, (200 - 40) / 2", [[100, 80, 100, 40]]) { root in
      let view = root.place(UIView())
      setSize(view, 100, 40)
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      return [view]
    },
    LayoutCase("intrinsic size at a corner", [[5, 7, 60, 20]]) { root in
      let view = root.place(FixedView(60, 20))
      pinCorner(view, x: 5, y: 7)
      return [view]
    },
    LayoutCase("half the width plus 10: 0.5 * 300 + 10", [[0, 0, 160, 20]]) { root in
      let view = root.place(FixedView(60, 20))
      pinCorner(view)
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10).isActive = true
      return [view]
    },
    LayoutCase("aspect ratio: 16 to 9 with a width of 160", [[0, 0, 160, 90]]) { root in
      let view = root.place(UIView())
      pinCorner(view)
      view.widthAnchor.constraint(equalToConstant: 160).isActive = true
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9.0 / 16).isActive = true
      return [view]
    },
    LayoutCase(
      "a multiplied position is relative to the superview's edge: center at 0.5 * 150",
      [
        [25, 0, 100, 10]
      ]
    ) { root in
      let view = root.place(UIView())
      setSize(view, 100, 10)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
        constant: 0
      ).isActive = true
      return [view]
    },
    LayoutCase("side by side: less hugging gets the extra width", [[0, 0, 60, 20], [68, 0, 232, 20]]) { root in
      sideBySide(root, FixedView(60, 20, hugging: 251), FixedView(80, 20, hugging: 250))
    },
    LayoutCase("side by side: less resistance is compressed", [[0, 0, 92, 20], [100, 0, 200, 20]]) { root in
      sideBySide(root, FixedView(250, 20, resistance: 749), FixedView(200, 20, resistance: 750))
    },
    LayoutCase("at least 44 high, like buttons, although the content is 20 high", [[0, 0, 60, 44]]) { root in
      let view = root.place(FixedView(60, 20))
      pinCorner(view)
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      return [view]
    },
    LayoutCase("not beyond the edge, although the content is wider: 300 - 20", [[0, 0, 280, 20]]) { root in
      let view = root.place(FixedView(500, 20))
      pinCorner(view)
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20).isActive = true
      return [view]
    },
    LayoutCase("a preference limited by a required constraint", [[0, 0, 120, 20]]) { root in
      let view = root.place(FixedView(60, 20))
      pinCorner(view)
      let preference = view.widthAnchor.constraint(equalToConstant: 200)
      preference.priority = .defaultHigh
      preference.isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
      return [view]
    },
    LayoutCase(
      "a container around its content: 12 + 60 + 12 wide, 4 + 20 + 4 high",
      [
        [10, 10, 84, 28], [12, 4, 60, 20],
      ]
    ) { root in
      let container = root.place(UIView())
      pinCorner(container, x: 10, y: 10)
      let content = container.place(FixedView(60, 20))
      pinCorner(content, x: 12, y: 4)
      container.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 12).isActive = true
      container.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 4).isActive = true
      return [container, content]
    },
    LayoutCase("across containers: aligned with a view in another container", [[30, 50, 80, 20]]) { root in
      let (left, right) = (root.place(UIView()), root.place(UIView()))
      pinCorner(left, x: 20, y: 30)
      setSize(left, 100, 100)
      pinCorner(right, x: 150, y: 0)
      setSize(right, 100, 100)
      let (first, second) = (left.place(FixedView(10, 10)), right.place(FixedView(80, 20)))
      pinCorner(first, x: 160, y: 20)
      // The second view is at x = 20 + 160 - 150 and y = 30 + 20.
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor).isActive = true
      second.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
      return [second]
    },
    LayoutCase("right to left: leading is right, 300 - 16 - 60", [[224, 0, 60, 20], [156, 0, 60, 20]]) { root in
      root.semanticContentAttribute = .forceRightToLeft
      let (first, second) = (root.place(FixedView(60, 20)), root.place(FixedView(60, 20)))
      for view in [first, second] { view.semanticContentAttribute = .forceRightToLeft }
      pinCorner(first, x: 16)
      second.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8).isActive = true
      let near = second.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      near.priority = .defaultLow
      near.isActive = true
      return [first, second]
    },
    LayoutCase("right to left does not affect left and right", [[16, 0, 60, 20]]) { root in
      root.semanticContentAttribute = .forceRightToLeft
      let view = root.place(FixedView(60, 20))
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      return [view]
    },
    LayoutCase("margins guide: 8 on all sides by default", [[8, 8, 284, 184]]) { root in
      fill(root.place(UIView()), root.layoutMarginsGuide)
    },
    LayoutCase("margin attributes: 8 + 10 from the left, 8 from the top", [[18, 8, 60, 20]]) { root in
      let view = root.place(FixedView(60, 20))
      for (own, margin, constant) in [
        (.left, .leftMargin, 10), (.top, .topMargin, 0),
      ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)] {
        NSLayoutConstraint(
          item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
          constant: constant
        ).isActive = true
      }
      return [view]
    },
    LayoutCase(
      "a guide as a spacer between two views: equal gaps of (300 - 60 - 40) / 3",
      [
        [66.5, 0, 60, 20], [193.5, 0, 40, 20],
      ]
    ) { root in
      root.overrideUserInterfaceStyle = .light
      let (first, second) = (root.place(FixedView(60, 20)), root.place(FixedView(40, 20)))
      let guides = (0..<3).map { _ in UILayoutGuide() }
      for guide in guides { root.addLayoutGuide(guide) }
      for view in [first, second] { view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
      NSLayoutConstraint.activate([
        guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        first.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
        guides[1].leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
        guides[2].leadingAnchor.constraint(equalTo: second.trailingAnchor),
        guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
        guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      ])
      return [first, second]
    },
    LayoutCase("beside a view with a frame: 20 + 50 + 8", [[78, 30, 60, 20]]) { root in
      let framed = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 10))
      root.addSubview(framed)
      let view = root.place(FixedView(60, 20))
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: framed.trailingAnchor, multiplier: 1).isActive = true
      view.topAnchor.constraint(equalTo: framed.topAnchor).isActive = true
      return [view]
    },
    LayoutCase(
      "a stack with constraints is as large as its views: 20 + 5 + 30",
      [
        [10, 10, 55, 20], [25, 0, 30, 20],
      ]
    ) { root in
      let views = [FixedView(20, 10), FixedView(30, 20)]
      let stack = root.place(row(spacing: 5, views))
      pinCorner(stack, x: 10, y: 10)
      return [stack, views[1]]
    },
    LayoutCase(
      "an arranged view with a fixed size: 24 by 24, and 300 - 24 - 6",
      [
        [0, 0, 24, 24], [30, 0, 270, 24],
      ]
    ) { root in
      let (icon, text) = (UIView(), FixedView(60, 20))
      setSize(icon, 24, 24)
      let stack = root.place(row(spacing: 6, [icon, text]))
      pinCorner(stack)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      return [icon, text]
    },
    LayoutCase(
      "constraints refer to the alignment rectangle: the shadow of 4 points is outside",
      [
        [12, 0, 68, 20]
      ]
    ) { root in
      let view = root.place(ShadowedView(60, 20))
      pinCorner(view, x: 16)
      return [view]
    },
    LayoutCase(
      "constraints in an arranged view determine its size: 10 + 60 + 10",
      [
        [0, 0, 80, 20], [80, 0, 220, 20],
      ]
    ) { root in
      let padded = UIView()
      let content = padded.place(FixedView(60, 20))
      pinCorner(content, x: 10)
      content.trailingAnchor.constraint(equalTo: padded.trailingAnchor, constant: -10).isActive = true
      content.bottomAnchor.constraint(equalTo: padded.bottomAnchor).isActive = true
      let stack = root.place(row([padded, FixedView(10, 10, hugging: 1)]))
      pinCorner(stack)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      return [padded, stack.arrangedSubviews[1]]
    },
  ]

  private static func sideBySide(_ root: UIView, _ first: FixedView, _ second: FixedView) -> [UIView] {
    pinCorner(root.place(first))
    _ = root.place(second)
    NSLayoutConstraint.activate([
      second.topAnchor.constraint(equalTo: root.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return [first, second]
  }

  private static func fill(_ view: UIView, _ guide: UILayoutGuide) -> [UIView] {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return [view]
  }
}

/// A view with a frame that extends 4 points beyond its alignment rectangle to the left and right.
final class ShadowedView: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4) }
}
