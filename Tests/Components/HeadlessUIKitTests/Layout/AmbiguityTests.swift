import Foundation
import HeadlessUIKit
import Testing

/// Views are reported if constraints do not determine their frame.
@MainActor
struct AmbiguityTests {
  @Test(arguments: AmbiguityTests.cases)
  func reports(_ example: AmbiguityCase) { example.check() }

  /// The frame of a hidden view is irrelevant, and a stack does not arrange its hidden views.
  @Test func hiddenViewsAreNotReported() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let hidden = UIView()
    setSize(hidden.place(UIView()), 10, 10)
    hidden.isHidden = true
    let stack = root.place(column([FixedView(60, 20), hidden]))
    pinCorner(stack)
    root.layoutIfNeeded()
    #expect(root.constraintWarnings.isEmpty)
    hidden.isHidden = false
    _ = root.place(hidden)
    root.layoutIfNeeded()
    // Its subview and, without constraints of its own, the view itself.
    #expect(root.constraintWarnings.count == 2)
  }

  nonisolated static let cases: [AmbiguityCase] = [
    AmbiguityCase("a corner and an intrinsic size", ambiguous: nil) { root in
      let view = root.place(FixedView(60, 20))
      pinCorner(view)
      return view
    },
    AmbiguityCase("no leading edge", ambiguous: "x") { root in
      let view = root.place(FixedView(60, 20))
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      return view
    },
    AmbiguityCase("no vertical position", ambiguous: "y") { root in
      let view = root.place(FixedView(60, 20))
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      return view
    },
    AmbiguityCase("no content and no size", ambiguous: "width, height") { root in
      let view = root.place(UIView())
      pinCorner(view)
      return view
    },
    AmbiguityCase("a width and no height", ambiguous: "height") { root in
      let view = root.place(UIView())
      pinCorner(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      return view
    },
    AmbiguityCase("an inequality alone does not determine the position", ambiguous: "x") { root in
      let view = root.place(FixedView(60, 20))
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8).isActive = true
      return view
    },
    AmbiguityCase("an inequality and a weak preference determine it", ambiguous: nil) { root in
      let view = root.place(FixedView(60, 20))
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8).isActive = true
      let preference = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      preference.priority = UILayoutPriority(1)
      preference.isActive = true
      return view
    },
    AmbiguityCase("all edges and an intrinsic size", ambiguous: nil) { root in
      let view = root.place(FixedView(60, 20))
      pinCorner(view)
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
      return view
    },
    AmbiguityCase("two views with equal hugging share extra space ambiguously", ambiguous: "width") { root in
      pair(root, FixedView(60, 20), FixedView(80, 20))
    },
    AmbiguityCase("two views with different hugging share extra space unambiguously", ambiguous: nil) { root in
      pair(root, FixedView(60, 20, hugging: 251), FixedView(80, 20))
    },
    AmbiguityCase("two views with equal resistance are compressed ambiguously", ambiguous: "width") { root in
      pair(root, FixedView(260, 20), FixedView(80, 20))
    },
    AmbiguityCase("the index decides between arranged views with equal hugging", ambiguous: nil) { root in
      let stack = root.place(row([FixedView(60, 20), FixedView(80, 20)]))
      stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 20).isActive = true
      pinCorner(stack)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      return stack
    },
    AmbiguityCase("a frame that was set determines the position", ambiguous: nil) { root in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      root.addSubview(view)
      let other = root.place(FixedView(1, 1))
      other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      other.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      return view
    },
  ]

  /// Adds two views that fill the width of the root, and returns the first one.
  private static func pair(_ root: UIView, _ first: FixedView, _ second: FixedView) -> UIView {
    pinCorner(root.place(first))
    _ = root.place(second)
    NSLayoutConstraint.activate([
      second.topAnchor.constraint(equalTo: root.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return first
  }
}

/// Views, and the lengths of one view that the constraints do not determine, if any.
struct AmbiguityCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let ambiguous: String?
  let build: @MainActor @Sendable (UIView) -> UIView

  init(_ name: String, ambiguous: String?, build: @escaping @MainActor @Sendable (UIView) -> UIView) {
    testDescription = name
    self.ambiguous = ambiguous
    self.build = build
  }

  @MainActor func check() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = build(root)
    view.accessibilityIdentifier = "it"
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout == (ambiguous != nil), "\(testDescription)")
    let warnings = root.layoutWarnings.filter { $0.contains(" of it;") }
    let expected = ambiguous.map { ["Ambiguous layout: constraints do not determine the \($0) of it"] } ?? []
    #expect(warnings.map { String($0.prefix { $0 != ";" }) } == expected)
  }
}
