import Foundation
import HeadlessUIKit
import Testing

/// Constraints to a scroll view's edges refer to its content, and constraints to its width and height to its frame. A
/// guide refers to the content or to the frame.
@MainActor
struct ScrollCaseTests {
  @Test(arguments: ScrollCaseTests.cases)
  func sizes(_ example: ScrollCase) { example.check() }

  nonisolated static let cases: [ScrollCase] = [
    ScrollCase("content of 40 by 700 at the edges", content: [40, 700], [[0, 0, 40, 700]]) { scrollView in
      edges(scrollView.place(FixedView(40, 700)), to: scrollView)
    },
    ScrollCase("with insets: 8 + 40 + 8 by 5 + 700 + 5", content: [56, 710], [[8, 5, 40, 700]]) { scrollView in
      edges(scrollView.place(FixedView(40, 700)), to: scrollView, x: 8, y: 5)
    },
    ScrollCase("as wide as the frame: scrolls vertically only", content: [100, 700], [[0, 0, 100, 700]]) { scrollView in
      let view = scrollView.place(FixedView(40, 700))
      view.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
      return edges(view, to: scrollView)
    },
    ScrollCase("as wide as the frame's guide", content: [100, 700], [[0, 0, 100, 700]]) { scrollView in
      let view = scrollView.place(FixedView(40, 700))
      view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
      return edges(view, to: scrollView.contentLayoutGuide)
    },
    ScrollCase(
      "at least as high as the frame: content of 30 in 150", content: [100, 150],
      [
        [0, 0, 100, 150]
      ]
    ) { scrollView in
      let view = scrollView.place(FixedView(40, 30))
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        view.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      ])
      return edges(view, to: scrollView.contentLayoutGuide)
    },
    ScrollCase("at least as high as the frame: content of 400", content: [100, 400], [[0, 0, 100, 400]]) { scrollView in
      let view = scrollView.place(FixedView(40, 400))
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        view.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      ])
      return edges(view, to: scrollView.contentLayoutGuide)
    },
    ScrollCase(
      "two pages of the size of the frame: 2 times 100", content: [200, 150],
      [
        [0, 0, 100, 150], [100, 0, 100, 150],
      ]
    ) { scrollView in
      let pages = [scrollView.place(UIView()), scrollView.place(UIView())]
      let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
      for page in pages {
        NSLayoutConstraint.activate([
          page.widthAnchor.constraint(equalTo: frame.widthAnchor),
          page.heightAnchor.constraint(equalTo: frame.heightAnchor),
          page.topAnchor.constraint(equalTo: content.topAnchor),
          page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        pages[0].leadingAnchor.constraint(equalTo: content.leadingAnchor),
        pages[1].leadingAnchor.constraint(equalTo: pages[0].trailingAnchor),
        pages[1].trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
      return pages
    },
    ScrollCase("a column of three: 3 * 60 + 2 * 10", content: [100, 200], [[0, 0, 100, 200]]) { scrollView in
      let stack = scrollView.place(column(spacing: 10, (0..<3).map { _ in FixedView(20, 60) }))
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
      return edges(stack, to: scrollView)
    },
    ScrollCase(
      "a column that contains a square: 100 + 10 + 60", content: [100, 170],
      [
        [0, 0, 100, 170], [0, 0, 100, 100],
      ]
    ) { scrollView in
      let square = UIView()
      let stack = scrollView.place(column(spacing: 10, [square, FixedView(20, 60)]))
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
      square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
      return edges(stack, to: scrollView) + [square]
    },
    ScrollCase(
      "a view in the frame's guide does not scroll and does not affect the content size", content: [0, 0],
      [
        [90, 0, 10, 10]
      ]
    ) { scrollView in
      let view = scrollView.place(FixedView(10, 10))
      view.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
      return [view]
    },
  ]

  private static func edges(_ view: UIView, to scrollView: UIScrollView, x: CGFloat = 0, y: CGFloat = 0) -> [UIView] {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: x),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -x),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: y),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -y),
    ])
    return [view]
  }

  private static func edges(_ view: UIView, to guide: UILayoutGuide) -> [UIView] {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return [view]
  }
}

/// A scroll view of 100 x 150 points, its subviews, and the expected frames and content size.
struct ScrollCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let contentSize: [CGFloat]
  let frames: [[CGFloat]]
  let build: @MainActor @Sendable (UIScrollView) -> [UIView]

  init(
    _ name: String, content: [CGFloat], _ frames: [[CGFloat]],
    build: @escaping @MainActor @Sendable (UIScrollView) -> [UIView]
  ) {
    testDescription = name
    contentSize = content
    self.frames = frames
    self.build = build
  }

  @MainActor func check() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 150))
    root.addSubview(scrollView)
    let views = build(scrollView)
    root.layoutIfNeeded()
    #expect([scrollView.contentSize.width, scrollView.contentSize.height] == contentSize, "\(testDescription)")
    #expect(views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] } == frames)
    #expect(root.constraintWarnings.isEmpty)
  }
}
