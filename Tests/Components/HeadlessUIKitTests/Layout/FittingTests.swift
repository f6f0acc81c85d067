import Foundation
import HeadlessUIKit
import Testing

/// Tests of `systemLayoutSizeFitting` with target sizes and priorities.
@MainActor
struct FittingTests {
  @Test(arguments: FittingTests.cases)
  func sizes(_ example: FittingCase) { example.check() }

  nonisolated private static let compressed = CGSize.zero
  nonisolated private static let expanded = CGSize(width: 10_000, height: 10_000)
  nonisolated private static let wide = CGSize(width: 200, height: 0)

  nonisolated static let cases: [FittingCase] = [
    FittingCase("compressed: the content and 16 around it", compressed, is: size(92, 52)) { card() },
    FittingCase("expanded with priority 50: hugging with 250 is stronger", expanded, is: size(92, 52)) { card() },
    FittingCase(
      "expanded with priority 500: stronger than hugging", expanded, UILayoutPriority(500), UILayoutPriority(500),
      is: size(10_000, 10_000)
    ) { card() },
    FittingCase("a required width", wide, .required, is: size(200, 52)) { card() },
    FittingCase("width 200 with priority 250: hugging with 251 is stronger", wide, .defaultLow, is: size(92, 52)) {
      card(FixedView(60, 20, hugging: 251))
    },
    FittingCase("width 200 with priority 750: stronger than hugging", wide, .defaultHigh, is: size(200, 52)) { card() },
    FittingCase("a required width below the content width", CGSize(width: 50, height: 0), .required, is: size(50, 52)) {
      card()
    },
    FittingCase(
      "width 50 with priority 700: resistance with 750 is stronger",
      CGSize(width: 50, height: 0), UILayoutPriority(700), is: size(92, 52)
    ) {
      card()
    },
    FittingCase(
      "a required height",
      CGSize(width: 0, height: 90), .fittingSizeLevel, .required, is: size(92, 90)
    ) {
      card()
    },
    FittingCase("required width and height", CGSize(width: 10, height: 10), .required, .required, is: size(10, 10)) {
      card()
    },
    FittingCase("a card with a width constraint", compressed, is: size(120, 52)) {
      let view = card()
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      return view
    },
    FittingCase("at least 44 high: the content is higher", compressed, is: size(92, 52)) {
      let view = card()
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      return view
    },
    FittingCase("at least 88 high", compressed, is: size(92, 88)) {
      let view = card()
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true
      return view
    },
    FittingCase("as high as wide: 92", compressed, is: size(92, 92)) {
      let view = card()
      view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      return view
    },
    FittingCase(
      "a card 82 wide has 50 for its text, which is 100 long: two lines, each 10 high",
      CGSize(width: 82, height: 0), .required, is: size(82, 52)
    ) {
      card(row([WrappingView(length: 100)]))
    },
    FittingCase("text of 100 in one line", compressed, is: size(132, 42)) { card(row([WrappingView(length: 100)])) },
    FittingCase("a row: 20 + 8 + 30 by 15", compressed, is: size(58, 15)) {
      row(spacing: 8, [FixedView(20, 10), FixedView(30, 15)])
    },
    FittingCase("a row in a card", compressed, is: size(90, 47)) {
      card(row(spacing: 8, [FixedView(20, 10), FixedView(30, 15)]))
    },
    FittingCase("a row with a square icon: 24 + 8 + 30 by 24", compressed, is: size(62, 24)) {
      let icon = UIView()
      setSize(icon, 24, 24)
      return row(spacing: 8, [icon, FixedView(30, 15)])
    },
    FittingCase("a row of equal widths by a constraint: 2 * 30 + 8", compressed, is: size(68, 15)) {
      let views = [FixedView(20, 10), FixedView(30, 15)]
      let stack = row(spacing: 8, views)
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
      return stack
    },
    FittingCase("a column with a picture of 2 to 1: 200 / 2 + 20", wide, .required, is: size(200, 120)) {
      let picture = UIView()
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
      return column([picture, FixedView(60, 20)])
    },
    FittingCase("no constraints and no content", compressed, is: size(0, 0)) { UIView() },
    FittingCase("content without a card", compressed, is: size(60, 20)) { FixedView(60, 20) },
  ]

  nonisolated private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns a card with margins of 16 points around its content. By default, the content has 60 x 20 points, a hugging
  /// priority of 250 and a resistance priority of 750. So the card has 92 x 52 points.
  private static func card(_ content: UIView = FixedView(60, 20)) -> UIView {
    let card = UIView()
    _ = card.place(content)
    pinCorner(content, x: 16, y: 16)
    card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16).isActive = true
    card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 16).isActive = true
    return card
  }
}

/// A view, a target size with priorities, and the expected fitting size.
struct FittingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
  let size: CGSize
  let build: @MainActor @Sendable () -> UIView

  init(
    _ name: String, _ target: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel, is size: CGSize,
    build: @escaping @MainActor @Sendable () -> UIView
  ) {
    testDescription = name
    self.target = target
    self.horizontal = horizontal
    self.vertical = vertical
    self.size = size
    self.build = build
  }

  @MainActor func check() {
    let found = build().systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    #expect(found == size, "\(testDescription)")
  }
}
