import Foundation
import HeadlessUIKit
import Testing

/// If required constraints contradict each other, the one of the deepest view is broken with a warning: of two constant
/// sizes the larger, otherwise the newest. Optional constraints are violated without a warning. Source: measured on iOS.
@MainActor
struct ContradictionTests {
  @Test(arguments: ContradictionTests.cases)
  func breaks(_ example: ContradictionCase) { example.check() }

  nonisolated static let cases: [ContradictionCase] = [
    ContradictionCase("two widths: the larger breaks", breaks: ["FixedView.width == 100"], [[0, 0, 50, 20]]) { root in
      let view = corner(root)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return [view]
    },
    ContradictionCase(
      "two widths, activated in the opposite order: the larger breaks", breaks: ["FixedView.width == 100"],
      [
        [0, 0, 50, 20]
      ]
    ) { root in
      let view = corner(root)
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      first.isActive = true
      return [view]
    },
    ContradictionCase(
      "a label without text gives up its required hugging, not a minimum width", breaks: ["widthHugging"],
      [[0, 0, 30, 0]]
    ) { root in
      let label = root.place(UILabel())
      pinCorner(label)
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
      return [label]
    },
    ContradictionCase(
      "of an image and a label that are too high together the image gives way",
      breaks: ["UIImageView.height == 40"], [[0, 0, 10, 30], [0, 30, 10, 20]]
    ) { root in
      column([UIImageView(), UILabel()], heights: [40, 20], in: root)
    },
    ContradictionCase(
      "the image gives way also if it stands below", breaks: ["UIImageView.height == 40"],
      [[0, 0, 10, 20], [0, 20, 10, 30]]
    ) { root in
      column([UILabel(), UIImageView()], heights: [20, 40], in: root)
    },
    ContradictionCase(
      "a leading constraint of one arranged view moves all",
      breaks: ["'UISV-spanning-boundary (start)' FixedView"], [[16, 0, 84, 20], [16, 20, 84, 20]]
    ) { root in
      let views = [FixedView(30, 20), FixedView(40, 20)]
      let stack = root.place(UIStackView(arrangedSubviews: views))
      stack.axis = .vertical
      pinCorner(stack)
      stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
      views[1].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16).isActive = true
      return views
    },
    ContradictionCase(
      "three widths: two are broken", breaks: ["FixedView.width == 100", "FixedView.width == 70"],
      [
        [0, 0, 50, 20]
      ]
    ) { root in
      let view = corner(root)
      for width in [100, 50, 70] as [CGFloat] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      return [view]
    },
    ContradictionCase("at least and at most", breaks: ["FixedView.width >= 90"], [[0, 0, 80, 20]]) { root in
      let view = corner(root)
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
      return [view]
    },
    ContradictionCase("both edges and a width", breaks: ["FixedView.width == 100"], [[0, 0, 300, 20]]) { root in
      let view = corner(root)
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      return [view]
    },
    ContradictionCase(
      "a leading edge and a different center: the width belongs to the deepest view",
      breaks: ["FixedView.width == 100"],
      [
        [0, 0, 300, 20]
      ]
    ) { root in
      let view = corner(root)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      return [view]
    },
    ContradictionCase(
      "equal width and height, but 100 and 50", breaks: ["FixedView.height == FixedView.width"],
      [
        [0, 0, 100, 50]
      ]
    ) { root in
      let view = corner(root)
      setSize(view, 100, 50)
      view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      return [view]
    },
    ContradictionCase(
      "through a third view: 100 is not 50", breaks: ["last.width == 50"],
      [
        [0, 0, 100, 20]
      ]
    ) { root in
      let view = corner(root)
      let (middle, last) = (corner(root), corner(root))
      middle.accessibilityIdentifier = "middle"
      last.accessibilityIdentifier = "last"
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      middle.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      last.widthAnchor.constraint(equalToConstant: 50).isActive = true
      last.widthAnchor.constraint(equalTo: middle.widthAnchor).isActive = true
      return [view]
    },
    ContradictionCase(
      "the message contains the identifier", breaks: ["'wide' FixedView.width == 150"], [[0, 0, 100, 20]]
    ) { root in
      let view = corner(root)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      let wide = view.widthAnchor.constraint(equalToConstant: 150)
      wide.identifier = "wide"
      wide.isActive = true
      return [view]
    },
    ContradictionCase("a priority of 999 yields to 1000; nothing breaks", breaks: [], [[0, 0, 100, 20]]) { root in
      let view = corner(root)
      let preference = view.widthAnchor.constraint(equalToConstant: 50)
      preference.priority = UILayoutPriority(999)
      preference.isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      return [view]
    },
    ContradictionCase("the stronger of two preferences is satisfied", breaks: [], [[0, 0, 50, 20]]) { root in
      let view = corner(root)
      for (width, priority) in [(100, 998), (50, 999)] as [(CGFloat, Float)] {
        let preference = view.widthAnchor.constraint(equalToConstant: width)
        preference.priority = UILayoutPriority(priority)
        preference.isActive = true
      }
      return [view]
    },
    ContradictionCase("the content width decides between equal preferences: 60", breaks: [], [[0, 0, 60, 20]]) { root in
      let view = corner(root)
      for width in [100, 50] as [CGFloat] {
        let preference = view.widthAnchor.constraint(equalToConstant: width)
        preference.priority = UILayoutPriority(999)
        preference.isActive = true
      }
      return [view]
    },
    ContradictionCase("wider than its stack of 100", breaks: ["UIView.width == 120"], [[0, 0, 100, 20]]) { root in
      let view = UIView()
      let stack = root.place(row([view]))
      pinCorner(stack)
      setSize(stack, 100, 20)
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      return [view]
    },
    ContradictionCase(
      "two widths in fillEqually", breaks: ["second.width == 30"],
      [
        [0, 0, 20, 20], [20, 0, 20, 20],
      ]
    ) { root in
      let views = [UIView(), UIView()]
      views[1].accessibilityIdentifier = "second"
      let stack = root.place(row(.fillEqually, views))
      pinCorner(stack)
      stack.heightAnchor.constraint(equalToConstant: 20).isActive = true
      views[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
      views[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
      return views
    },
    ContradictionCase(
      "a constraint that contradicts a frame that was set", breaks: ["FixedView.width == 60"],
      [
        [0, 0, 150, 20]
      ]
    ) { root in
      let framed = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
      root.addSubview(framed)
      let view = corner(root)
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      view.trailingAnchor.constraint(equalTo: framed.leadingAnchor, constant: 50).isActive = true
      return [view]
    },
    ContradictionCase(
      "an outer height of 60 around an inner height of 44 is kept", breaks: ["inner.height == 44"],
      [
        [0, 0, 20, 60], [0, 0, 20, 60],
      ]
    ) { root in
      let (outer, inner) = nested(root, width: 20, insets: 0)
      inner.heightAnchor.constraint(equalToConstant: 44).isActive = true
      outer.heightAnchor.constraint(equalToConstant: 60).isActive = true
      return [outer, inner]
    },
    ContradictionCase(
      "a bar of 48 with insets of 12 around a button of at least 34 is kept", breaks: ["inner.height >= 34"],
      [
        [0, 0, 50, 48], [12, 12, 26, 24],
      ]
    ) { root in
      let (outer, inner) = nested(root, width: 50, insets: 12)
      outer.heightAnchor.constraint(equalToConstant: 48).isActive = true
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 34).isActive = true
      return [outer, inner]
    },
    ContradictionCase(
      "sizes are not negative: insets of 8 in a width of 10, where the newest inset breaks",
      breaks: ["inner.trailing == outer.trailing - 8"],
      [
        [0, 0, 10, 40], [8, 8, 0, 24],
      ]
    ) { root in
      let (outer, inner) = nested(root, width: 10, insets: 8)
      outer.heightAnchor.constraint(equalToConstant: 40).isActive = true
      return [outer, inner]
    },
    ContradictionCase(
      "a broken width of 100 still pulls to 80, the largest possible", breaks: ["inner.width == 100"],
      [
        [0, 0, 80, 20]
      ]
    ) { root in
      let outer = corner(root)
      setSize(outer, 80, 20)
      let inner = outer.place(UIView())
      inner.accessibilityIdentifier = "inner"
      setSize(inner, 100, 20)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        inner.leadingAnchor.constraint(greaterThanOrEqualTo: outer.leadingAnchor),
      ])
      return [inner]
    },
  ]

  /// Adds a view in the corner, and one in it with equal insets.
  private static func nested(_ root: UIView, width: CGFloat, insets: CGFloat) -> (outer: UIView, inner: UIView) {
    let (outer, inner) = (root.place(UIView()), UIView())
    _ = outer.place(inner)
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
    pinCorner(outer)
    outer.widthAnchor.constraint(equalToConstant: width).isActive = true
    pinCorner(inner, x: insets, y: insets)
    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -insets).isActive = true
    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -insets).isActive = true
    return (outer, inner)
  }

  /// Puts two views with required heights into a column of 50 points.
  private static func column(_ views: [UIView], heights: [CGFloat], in root: UIView) -> [UIView] {
    for (view, height) in zip(views, heights) {
      _ = root.place(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(equalTo: root.topAnchor),
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
      views[1].bottomAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    return views
  }

  private static func corner(_ root: UIView) -> FixedView {
    let view = root.place(FixedView(60, 20))
    pinCorner(view)
    return view
  }
}

/// Views with contradicting constraints, the constraints that are broken, in order, and the resulting frames.
struct ContradictionCase: CustomTestStringConvertible, Sendable {
  let broken: [String]
  private let layout: LayoutCase

  init(
    _ name: String, breaks broken: [String], _ frames: [[CGFloat]],
    build: @escaping @MainActor @Sendable (UIView) -> [UIView]
  ) {
    self.broken = broken
    layout = LayoutCase(name, frames, build: build)
  }

  var testDescription: String { layout.testDescription }

  @MainActor func check() {
    let root = layout.checkFrames()
    let found = root.constraintWarnings.compactMap { warning -> String? in
      #expect(warning.hasPrefix("Unable to simultaneously satisfy constraints:\n"))
      return warning.components(separatedBy: "\n").last?.trimmingCharacters(in: .whitespaces)
    }
    #expect(found == broken, "\(testDescription)")
  }
}
