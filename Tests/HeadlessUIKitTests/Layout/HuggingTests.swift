import Foundation
import HeadlessUIKit
import Testing

/// Two views that share 300 points with a gap of 8: hugging against compression resistance.
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
    ("the first hugs more: it keeps 60", Content(width: 60, hugging: 251), Content(width: 80), 60),
    ("the second hugs more: it keeps 80", Content(width: 60), Content(width: 80, hugging: 251), 212),
    ("required hugging keeps", Content(width: 60, hugging: 1000), Content(width: 80, hugging: 999), 60),
    ("the smallest difference is enough", Content(width: 60, hugging: 250.5), Content(width: 80), 60),
    ("hugging of 1 stretches", Content(width: 60, hugging: 1), Content(width: 80, hugging: 2), 212),
    ("no room, no stretching", Content(width: 100), Content(width: 192), 100),
    ("the first resists less: 292 - 200", Content(width: 250, resistance: 749), Content(width: 200), 92),
    ("the second resists less: 292 - 250", Content(width: 250), Content(width: 200, resistance: 749), 250),
    ("required resistance holds", Content(width: 280, resistance: 1000), Content(width: 200, resistance: 999), 280),
    ("nothing is left of the weaker", Content(width: 292, resistance: 751), Content(width: 200), 292),
    (
      "hugging does not matter where room is short",
      Content(width: 250, hugging: 1), Content(width: 200, hugging: 900, resistance: 700), 250
    ),
    (
      "resistance does not matter where there is room",
      Content(width: 60, hugging: 300, resistance: 1), Content(width: 80), 60
    ),
    ("no content of its own width: it takes the rest", Content(width: -1), Content(width: 80), 212),
    ("a content of 0 hugs too", Content(width: 0, hugging: 251), Content(width: 80), 0),
  ]

  /// A view with a preference for its width, against content of 100 that hugs at 250 and resists at 750.
  nonisolated private static let preferences: [LayoutCase] =
    ([
      ("a preference of 50 at 749 is less than resistance", .equal, 50, 749, 100),
      ("a preference of 50 at 751 is more than resistance", .equal, 50, 751, 50),
      ("a preference of 200 at 249 is less than hugging", .equal, 200, 249, 100),
      ("a preference of 200 at 251 is more than hugging", .equal, 200, 251, 200),
      ("a required width outranks both", .equal, 30, 1000, 30),
      ("at least 200, weakly, against hugging", .greaterThanOrEqual, 200, 100, 100),
      ("at least 200, strongly, against hugging", .greaterThanOrEqual, 200, 500, 200),
      ("at most 50, weakly, against resistance", .lessThanOrEqual, 50, 500, 100),
      ("at most 50, strongly, against resistance", .lessThanOrEqual, 50, 800, 50),
      ("at least 50 is fulfilled by 100", .greaterThanOrEqual, 50, 1000, 100),
      ("at most 200 is fulfilled by 100", .lessThanOrEqual, 200, 1000, 100),
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
