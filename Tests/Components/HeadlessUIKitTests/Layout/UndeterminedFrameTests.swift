import Foundation
import HeadlessUIKit
import Testing

/// Frames that constraints do not determine completely, or that equal priorities leave open.
@MainActor
struct UndeterminedFrameTests {
  @Test(arguments: UndeterminedFrameTests.cases)
  func frames(_ example: LayoutCase) { example.checkFrames() }

  // Source: tests of Stevia that pass on UIKit, and measurements on iOS for equal priorities.
  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("a width that nothing determines is 0", [[8, 0, 0, 0]]) { root in
      let view = root.place(UIView())
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
      return [view]
    },
    LayoutCase("a view without a width stands at its trailing edge", [[290, 0, 0, 0]]) { root in
      let view = root.place(UIView())
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
      return [view]
    },
    LayoutCase("a view without a height stands at its bottom edge", [[0, 180, 0, 0]]) { root in
      let view = root.place(UIView())
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20).isActive = true
      return [view]
    },
    LayoutCase("between limits above and below, a view stands at the lower one", [[0, 165, 10, 20]]) { root in
      let view = root.place(UIView())
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8),
        view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -15),
      ])
      return [view]
    },
    LayoutCase("a limit below does not stretch what contains it", [[0, 0, 10, 45], [0, 10, 10, 20]]) { root in
      let outer = root.place(UIView())
      let inner = outer.place(UIView())
      pinCorner(outer)
      pinCorner(inner, y: 10)
      NSLayoutConstraint.activate([
        outer.widthAnchor.constraint(equalToConstant: 10),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 20),
        outer.bottomAnchor.constraint(greaterThanOrEqualTo: inner.bottomAnchor, constant: 15),
      ])
      return [outer, inner]
    },
    LayoutCase("at most 23 wide is 0 wide, at least 94 high is 94 high", [[150, 53, 0, 94]]) { root in
      let view = root.place(UIView())
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 94),
      ])
      return [view]
    },
    LayoutCase("a neighbor without a width", [[207, 0, 0, 0], [259, 0, 10, 0]]) { root in
      let views = [root.place(UIView()), root.place(UIView())]
      NSLayoutConstraint.activate([
        views[0].trailingAnchor.constraint(equalTo: views[1].leadingAnchor, constant: -52),
        views[1].widthAnchor.constraint(equalToConstant: 10),
        views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -31),
      ])
      return views
    },
    LayoutCase(
      "leading and trailing follow the view that holds the constraints", [[290, 0, 10, 0], [238, 0, 0, 0]]
    ) {
      root in
      root.semanticContentAttribute = .forceRightToLeft
      let views = [root.place(UIView()), root.place(UIView())]
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[0].widthAnchor.constraint(equalToConstant: 10),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 52),
      ])
      return views
    },
    LayoutCase("without constraints, a frame that was set is lost", [[0, 0, 0, 0], [0, 0, 60, 20]]) { root in
      let views = [root.place(UIView()), root.place(FixedView(60, 20))]
      for view in views { view.frame = CGRect(x: 10, y: 20, width: 30, height: 40) }
      return views
    },
    LayoutCase("a width at 250 is preferred to hugging at 250", [[0, 0, 200, 20]]) { root in
      let view = root.place(FixedView(60, 20))
      pinCorner(view)
      let width = view.widthAnchor.constraint(equalToConstant: 200)
      width.priority = .defaultLow
      width.isActive = true
      return [view]
    },
    LayoutCase(
      "equal hugging: the first view that a constraint refers to is stretched", [[240, 0, 60, 20], [0, 0, 240, 20]]
    ) { root in
      let views = [root.place(FixedView(60, 20)), root.place(FixedView(80, 20))]
      NSLayoutConstraint.activate([
        views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[0].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
        views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      return views
    },
    LayoutCase("equal compression resistance: the first keeps its width", [[250, 0, 50, 20], [0, 0, 250, 20]]) {
      root in
      let views = [root.place(FixedView(260, 20)), root.place(FixedView(250, 20))]
      NSLayoutConstraint.activate([
        views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[0].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
        views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      return views
    },
    LayoutCase(
      "two equal wishes for a width of 100: the first is stretched", [[0, 0, 200, 0], [200, 0, 100, 0]]
    ) { root in
      let views = [root.place(UIView()), root.place(UIView())]
      for view in views {
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.priority = .defaultHigh
        width.isActive = true
      }
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      return views
    },
  ]
}
