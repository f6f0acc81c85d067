import Foundation
import HeadlessUIKit

/// Distributions, alignments and settings of stacks.
enum StackDistributionCases {
  static var table: CaseTable {
    var table = CaseTable(.stacks)
    equal(&table)
    proportional(&table)
    spacings(&table)
    alignments(&table)
    return table
  }

  private static func equal(_ table: inout CaseTable) {
    table.add(
      "fillEqually on an iPhone 13", .facts(6, 8, rows: 154...155), on: .iPhone13,
      expect: [.frame(0, 0, 116.667, 44), .frame(124.667, 0, 116.667, 44)]
    ) {
      let views = (0..<3).map { _ in FixedView(20, 20) }
      return Array(
        Stack.frames(views, width: 366, height: 44, spacing: 8, distribution: .fillEqually, on: $0).prefix(2))
    }
    table.add(
      "fillEqually makes optional sizes of its views equal", [.fact(11, 3)],
      expect: [.frame(0, nil, 150, nil), .frame(150, nil, 150, nil)]
    ) {
      let views = [UIView(), UIView()]
      views[0].widthAnchor.constraint(equalToConstant: 60).priority(999).isActive = true
      return Stack.frames(views, width: 300, distribution: .fillEqually, on: $0)
    }
    table.add(
      "fillEqually of 300 high rows with a spacing of 10", [.fact(12, 8)], on: .catalyst,
      expect: [.frame(nil, 0, nil, 93.5), .frame(nil, 103, nil, 93.5), .frame(nil, 207, nil, 93.5)]
    ) {
      let views = (0..<3).map { _ in UIView() }
      return Stack.frames(
        views, width: 100, height: 300, spacing: 10, distribution: .fillEqually, axis: .vertical, on: $0)
    }
    table.add(
      "fillEqually of four rows in 176", .facts(12, 9, rows: 220...224), on: .catalyst,
      expect: [.size(300, 176)] + [0, 44, 88, 132].map { .frame(0, $0, 300, 44) }
    ) { screen in
      let rows = (0..<4).map { _ in UIView() }
      let frames = Stack.frames(rows, width: 300, height: 176, distribution: .fillEqually, axis: .vertical, on: screen)
      return [.size(of: rows[0].superview?.frame.size ?? .zero)] + frames
    }
    table.add(
      "fillEqually of labels, leading aligned", .rows(192...195), on: .catalyst,
      expect: [.frame(12, 12, 266, 96), .frame(0, 0, 71.5, 29.5), .frame(0, 33, 167, 29.5), .frame(0, 67, 97.5, 29.5)]
    ) { screen in
      let views = [FixedView(71.5, 20), FixedView(167, 17), FixedView(97.5, 14)]
      let stack = screen.add(UIStackView(arrangedSubviews: views), at: CGRect(x: 12, y: 12, width: 266, height: 96))
      (stack.axis, stack.distribution, stack.spacing, stack.alignment) = (.vertical, .fillEqually, 4, .leading)
      screen.layOut()
      return ([stack] + views).map { .frame(of: $0) }
    }
    nested(&table)
  }

  private static func nested(_ table: inout CaseTable) {
    table.add(
      "stacks in a stack: the fitting length is the sum of lengths and spacings", .facts(12, 7, rows: 196...204),
      on: .catalyst,
      expect: [
        .frame(12, 12, 266, 111), .frame(0, 0, 128, 57), .frame(0, 0, 39, 19), .frame(0, 22, 34.5, 16),
        .frame(0, 41, 28.5, 16), .frame(138, 0, 128, 57), .frame(90, 0, 38.5, 19), .frame(82, 22, 46, 16),
        .frame(47, 41, 81, 16),
      ]
    ) { screen in
      let left = [FixedView(39, 19), FixedView(34.5, 16), FixedView(28.5, 16)]
      let right = [FixedView(38.5, 19), FixedView(46, 16), FixedView(81, 16)]
      let inner = [left, right].map { UIStackView(arrangedSubviews: $0) }
      for (stack, alignment) in zip(inner, [UIStackView.Alignment.leading, .trailing]) {
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 3, alignment)
      }
      let outer = screen.add(UIStackView(arrangedSubviews: inner), at: CGRect(x: 12, y: 12, width: 266, height: 111))
      (outer.distribution, outer.spacing, outer.alignment) = (.fillEqually, 10, .top)
      screen.layOut()
      return ([outer, inner[0]] + left + [inner[1]] + right).map { .frame(of: $0) }
    }
  }

  private static func proportional(_ table: inout CaseTable) {
    table.add(
      "fillProportionally shares the length by content", .facts(11, 4, 6),
      expect: [.frame(0, nil, 100, nil), .frame(100, nil, 200, nil)]
    ) {
      // Hugging and resistance are ignored.
      let views = [FixedView(50, 10, hugging: 900, resistance: 900), FixedView(100, 10)]
      return Stack.frames(views, width: 300, distribution: .fillProportionally, on: $0)
    }
    table.add(
      "the shares of fillProportionally count the spacing", [.fact(11, 5), .rule(17)], .reported,
      expect: [.frame(0, nil, 93.667, nil), .frame(103.667, nil, 196.333, nil)]
    ) {
      // 300 * 50 / 160 = 93.75, and the view of the lowest priority takes the rest.
      let views = [FixedView(50, 10), FixedView(100, 10)]
      return Stack.frames(views, width: 300, spacing: 10, distribution: .fillProportionally, on: $0)
    }
    table.add("one proportional view fills the stack", [.fact(11, 7)], .reported, expect: [.frame(0, nil, 300, nil)]) {
      Stack.frames([FixedView(50, 10)], width: 300, distribution: .fillProportionally, on: $0)
    }
  }

  private static func spacings(_ table: inout CaseTable) {
    table.add(
      "equalSpacing makes the gaps equal", [.fact(11, 8)], expect: [0, 125, 250].map { .frame($0, nil, 50, nil) }
    ) {
      Stack.frames((0..<3).map { _ in FixedView(50, 10) }, width: 300, spacing: 10, distribution: .equalSpacing, on: $0)
    }
    table.add(
      "the spacing of equalSpacing is a minimum, and its own length is small", .facts(11, 8, 14), .reported,
      expect: [0, 60, 120].map { .frame($0, nil, 50, nil) }
    ) {
      Stack.frames((0..<3).map { _ in FixedView(50, 10) }, width: nil, spacing: 10, distribution: .equalSpacing, on: $0)
    }
    table.add(
      "equalCentering makes the distances of centers equal", [.fact(11, 9)],
      expect: [.frame(0, nil, 20, nil), .frame(95, nil, 100, nil), .frame(260, nil, 40, nil)]
    ) {
      // The outer centers are at 10 and 280, so the inner one is at 145.
      let views = [FixedView(20, 10), FixedView(100, 10), FixedView(40, 10)]
      return Stack.frames(views, width: 300, spacing: 10, distribution: .equalCentering, on: $0)
    }
    table.add(
      "custom spacing replaces the spacing at one place", [.fact(11, 24)], .documented,
      expect: [0, 55, 115].map { .frame($0, nil, 50, nil) }
    ) {
      let views = (0..<3).map { _ in FixedView(50, 10) }
      let stack = $0.pin(UIStackView(arrangedSubviews: views))
      stack.spacing = 10
      stack.setCustomSpacing(5, after: views[0])
      stack.pinCorner()
      $0.layOut()
      return views.map { .frame(of: $0) }
    }
    table.add("the edges of a stack are required", [.fact(11, 1)], expect: [.frame(0, nil, 300, nil)]) {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 100).priority(999).isActive = true
      return Stack.frames([view], width: 300, on: $0)
    }
  }

  private static func alignments(_ table: inout CaseTable) {
    let alignments: [(UIStackView.Alignment, [Double], [Source])] = [
      (.top, [0, 0], .facts(11, 11)), (.center, [20, 30], .facts(11, 12)), (.bottom, [40, 60], .facts(11, 11)),
    ]
    for (alignment, origins, sources) in alignments {
      table.add(
        "views of a stack 60 high, aligned as \(alignment)", sources,
        expect: [.frame(nil, origins[0], nil, 20), .frame(nil, origins[1], nil, 0)]
      ) {
        Stack.frames([FixedView(50, 20), UIView()], width: 300, height: 60, alignment: alignment, on: $0)
      }
    }
    table.add(
      "a plain view has no height unless it is filled", [.fact(11, 10)],
      expect: [.frame(nil, 10, nil, 20), .frame(nil, 20, nil, 0)]
    ) {
      Stack.frames([FixedView(50, 20), UIView()], width: 300, height: 40, alignment: .center, on: $0)
    }
    table.add(
      "a baseline aligned stack is as low as its views allow", [.fact(11, 13)],
      expect: [.frame(nil, 0, nil, 40), .frame(nil, 20, nil, 20)]
    ) {
      // The baselines of plain views are their bottom edges.
      Stack.frames([FixedView(50, 40), FixedView(50, 20)], width: nil, alignment: .firstBaseline, on: $0)
    }
  }
}
