import Foundation
import HeadlessUIKit
import Testing

/// A view of 60 x 20 points with one constraint to its root of 300 x 200 points, or to itself.
@MainActor
struct RelationTests {
  @Test(arguments: RelationTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] = lengths + positions + ratios

  /// The width, as a multiple of a length of the root plus a constant.
  nonisolated private static let lengths =
    ([
      ("half of 300", .equal, .width, 0.5, 0, 150),
      ("half of 300, plus 10", .equal, .width, 0.5, 10, 160),
      ("300 minus 40", .equal, .width, 1, -40, 260),
      ("twice the height of 200", .equal, .height, 2, 0, 400),
      ("a quarter of the height", .equal, .height, 0.25, 0, 50),
      ("at least half: the content is only 60", .greaterThanOrEqual, .width, 0.5, 0, 150),
      ("at least a tenth: the content is more", .greaterThanOrEqual, .width, 0.1, 0, 60),
      ("at most half: the content is less", .lessThanOrEqual, .width, 0.5, 0, 60),
      ("at most a tenth of 300", .lessThanOrEqual, .width, 0.1, 0, 30),
      ("at most a tenth, plus 5", .lessThanOrEqual, .width, 0.1, 5, 35),
      ("a third of 300", .equal, .width, 1.0 / 3, 0, 100),
      ("a multiplier of zero: the constant", .equal, .width, 0, 70, 70),
    ] as [(String, NSLayoutConstraint.Relation, NSLayoutConstraint.Attribute, CGFloat, CGFloat, CGFloat)]).map {
      name, relation, other, multiplier, constant, width in
      LayoutCase("width: \(name)", [[0, 0, width, 20]]) { root in
        let view = root.place(FixedView(60, 20))
        pinCorner(view)
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: relation, toItem: root, attribute: other, multiplier: multiplier,
          constant: constant
        ).isActive = true
        return [view]
      }
    }

  /// The left edge of the view, with a constraint between an attribute of the view and an attribute of the root.
  nonisolated private static let positions =
    ([
      ("left to left", .left, .left, 1, 10, 10),
      ("leading to leading", .leading, .leading, 1, 10, 10),
      ("right to right: 300 - 10 - 60", .right, .right, 1, -10, 230),
      ("trailing to trailing", .trailing, .trailing, 1, -10, 230),
      ("center to center: 150 - 30", .centerX, .centerX, 1, 0, 120),
      ("center to center, plus 20", .centerX, .centerX, 1, 20, 140),
      ("leading to the center", .leading, .centerX, 1, 0, 150),
      ("trailing to the center: 150 - 60", .trailing, .centerX, 1, 0, 90),
      ("center to the trailing edge: 300 - 30", .centerX, .trailing, 1, 0, 270),
      ("center to the leading edge: half of the view is outside", .centerX, .leading, 1, 0, -30),
      ("left to right: outside", .left, .right, 1, 5, 305),
      ("right to left: outside", .right, .left, 1, -5, -65),
      ("center at a third of the trailing edge: 100 - 30", .centerX, .trailing, 1.0 / 3, 0, 70),
      ("center at 1.5 times the center: 225 - 30", .centerX, .centerX, 1.5, 0, 195),
      ("trailing at three quarters: 225 - 60", .trailing, .trailing, 0.75, 0, 165),
      ("left to the margin of 8", .left, .leftMargin, 1, 0, 8),
      ("leading to the margin, plus 4", .leading, .leadingMargin, 1, 4, 12),
      ("right to the margin: 300 - 8 - 60", .right, .rightMargin, 1, 0, 232),
      ("trailing to the margin", .trailing, .trailingMargin, 1, 0, 232),
      ("center within margins: 8 + 284 / 2 - 30", .centerX, .centerXWithinMargins, 1, 0, 120),
    ] as [(String, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat, CGFloat)]).map {
      name, own, other, multiplier, constant, x in
      LayoutCase("position: \(name)", [[x, 0, 60, 20]]) { root in
        let view = root.place(FixedView(60, 20))
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        NSLayoutConstraint(
          item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: other, multiplier: multiplier,
          constant: constant
        ).isActive = true
        return [view]
      }
    }

  /// A ratio of width to height, and one of the two lengths.
  nonisolated private static let ratios =
    ([
      ("a square of 50", 1, .height, 50, 50, 50),
      ("16 to 9 of a height of 90", 16.0 / 9, .height, 90, 160, 90),
      ("16 to 9 of a width of 160", 16.0 / 9, .width, 160, 160, 90),
      ("3 to 4 of a height of 100", 0.75, .height, 100, 75, 100),
      ("2 to 1 of a width of 80", 2, .width, 80, 80, 40),
      ("1 to 10 of a width of 10", 0.1, .width, 10, 10, 100),
    ] as [(String, CGFloat, NSLayoutConstraint.Attribute, CGFloat, CGFloat, CGFloat)]).map {
      name, ratio, fixed, length, width, height in
      LayoutCase("aspect ratio: \(name)", [[0, 0, width, height]]) { root in
        let view = root.place(UIView())
        pinCorner(view)
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio).isActive = true
        (fixed == .width ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: length).isActive = true
        return [view]
      }
    }
}
