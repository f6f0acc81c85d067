import Foundation
import HeadlessUIKit
import Testing

/// Two views that share 300 points with a gap of 8 points, by hugging or compression resistance.
@MainActor
struct HuggingTests {
  @Test(arguments: HuggingTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] =
    pairs.map { name, first, second, width in
      LayoutCase(name, [[0, 0, width, 20], [width + 8, 0, 292 - width, 20]]) { root in
        let views = [first, second].map { FixedView($0.width, 20, hugging: $0.hugging, resistance: $0.resistance) }
        for view in views { _ = root.place(view) }
        pinCorner(views[0])
        NSLayoutConstraint.activate([
          views[1].topAnchor.constraint(equalTo: root.topAnchor),
          views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
          views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        return views
      }
    } + preferences

  private struct Content {
    var width: CGFloat
    var hugging: Float = 250
    var resistance: Float = 750
  }

  /// Two content widths, and the expected width of the first view.
  nonisolated private static let pairs: [(String, Content, Content, CGFloat)] = [
    ("the first hugs more: it is 60 wide", Content(width: 60, hugging: 251), Content(width: 80), 60),
    ("the second hugs more: it is 80 wide", Content(width: 60), Content(width: 80, hugging: 251), 212),
    ("required hugging", Content(width: 60, hugging: 1000), Content(width: 80, hugging: 999), 60),
    ("the smallest difference is enough", Content(width: 60, hugging: 250.5), Content(width: 80), 60),
    ("the view with a hugging of 1 is stretched", Content(width: 60, hugging: 1), Content(width: 80, hugging: 2), 212),
    ("no extra width, no stretching", Content(width: 100), Content(width: 192), 100),
    ("the first resists less: 292 - 200", Content(width: 250, resistance: 749), Content(width: 200), 92),
    ("the second resists less: 292 - 250", Content(width: 250), Content(width: 200, resistance: 749), 250),
    ("required resistance", Content(width: 280, resistance: 1000), Content(width: 200, resistance: 999), 280),
    ("the weaker view has no width", Content(width: 292, resistance: 751), Content(width: 200), 292),
    (
      "hugging has no effect if the width is too small",
      Content(width: 250, hugging: 1), Content(width: 200, hugging: 900, resistance: 700), 250
    ),
    (
      "resistance has no effect if there is extra width",
      Content(width: 60, hugging: 300, resistance: 1), Content(width: 80), 60
    ),
    ("without an intrinsic width: the rest of the width", Content(width: -1), Content(width: 80), 212),
    ("content of width 0 hugs, too", Content(width: 0, hugging: 251), Content(width: 80), 0),
  ]

  /// A view with a preferred width and content of 100 points that hugs at 250 and resists at 750.
  nonisolated private static let preferences: [LayoutCase] =
    ([
      ("a preference of 50 at 749 is weaker than resistance", .equal, 50, 749, 100),
      ("a preference of 50 at 751 is stronger than resistance", .equal, 50, 751, 50),
      ("a preference of 200 at 249 is weaker than hugging", .equal, 200, 249, 100),
      ("a preference of 200 at 251 is stronger than hugging", .equal, 200, 251, 200),
      ("a required width outranks both", .equal, 30, 1000, 30),
      ("at least 200, weakly, against hugging", .greaterThanOrEqual, 200, 100, 100),
      ("at least 200, strongly, against hugging", .greaterThanOrEqual, 200, 500, 200),
      ("at most 50, weakly, against resistance", .lessThanOrEqual, 50, 500, 100),
      ("at most 50, strongly, against resistance", .lessThanOrEqual, 50, 800, 50),
      ("100 satisfies at least 50", .greaterThanOrEqual, 50, 1000, 100),
      ("100 satisfies at most 200", .lessThanOrEqual, 200, 1000, 100),
    ] as [(String, NSLayoutConstraint.Relation, CGFloat, Float, CGFloat)]).map {
      name, relation, constant, priority, width in
      LayoutCase(name, [[0, 0, width, 20]]) { root in
        let view = root.place(FixedView(100, 20))
        pinCorner(view)
        let preference = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: constant)
        preference.priority = UILayoutPriority(priority)
        preference.isActive = true
        return [view]
      }
    }
}
