import Foundation
import HeadlessUIKit

/// Stacks that fill their length: who stretches, and who is squeezed.
enum StackFillCases {
  static var table: CaseTable {
    var table = CaseTable(.stacks)
    ties(&table)
    spacers(&table)
    hidden(&table)
    recorded(&table)
    return table
  }

  private static func ties(_ table: inout CaseTable) {
    table.add(
      "fill with room left stretches the first of equals", [.fact(12, 1), .fact(11, 22), .rule(11)] + .rows(205...207),
      on: .catalyst,
      expect: [.frame(0, nil, 213.5, nil), .frame(222, nil, 29, nil), .frame(259, nil, 41.5, nil)]
    ) { Stack.frames([FixedView(29.5, 19), FixedView(29, 19), FixedView(41.5, 19)], width: 300, spacing: 8, on: $0) }
    table.add(
      "fill without enough room squeezes the first of equals", .facts(12, 2, rows: 208...209), on: .catalyst,
      expect: [.frame(0, nil, 18, nil), .frame(26, nil, 94, nil)]
    ) { Stack.frames([FixedView(76.5, 19), FixedView(94, 19)], width: 120, spacing: 8, on: $0) }
    table.add(
      "fill without enough room squeezes the last of equals on a phone", [.rule(11)], on: .iPhone16Pro, .reported,
      expect: [.frame(0, nil, 76.667, nil), .frame(84.667, nil, 35.667, nil)]
    ) { Stack.frames([FixedView(76.5, 19), FixedView(94, 19)], width: 120, spacing: 8, on: $0) }
  }

  private static func spacers(_ table: inout CaseTable) {
    table.add(
      "fill gives all room to the last view without a size", .facts(12, 3, rows: 210...214), on: .catalyst,
      expect: [
        .frame(0, nil, 29.5, nil), .frame(38, nil, 0, nil), .frame(46, nil, 29, nil), .frame(83, nil, 168, nil),
        .frame(259, nil, 41.5, nil),
      ]
    ) {
      let views = [FixedView(29.5, 19), UIView(), FixedView(29, 19), UIView(), FixedView(41.5, 19)]
      return Stack.frames(views, width: 300, spacing: 8, on: $0)
    }
    table.add(
      "a nested stack is flexible", .facts(12, 4, rows: 215...215), on: .catalyst,
      expect: [.frame(0, nil, 34.5, nil), .frame(43, nil, 257.5, 35)]
    ) {
      let inner = UIStackView(arrangedSubviews: [FixedView(40, 16), FixedView(60, 16)])
      (inner.axis, inner.spacing) = (.vertical, 3)
      return Stack.frames([FixedView(34.5, 19), inner], width: 300, spacing: 8, on: $0)
    }
  }

  private static func hidden(_ table: inout CaseTable) {
    table.add(
      "a hidden view is parked at the middle of the gap", .facts(12, 5, rows: 216...219), on: .catalyst,
      expect: [
        .frame(0, nil, 101.5, nil), .frame(109, nil, 101.5, nil), .frame(215, nil, 0, nil),
        .frame(219, nil, 101.5, nil),
      ]
    ) {
      let views = (0..<4).map { _ in UIView() }
      views[2].isHidden = true
      return Stack.frames(views, width: 320, spacing: 8, distribution: .fillEqually, on: $0)
    }
    table.add(
      "a hidden view gets the length 0, also against a width of its own", [.fact(11, 17)], .reported,
      expect: [.frame(nil, nil, 0, nil), .frame(0, nil, 30, nil)]
    ) {
      let views = [FixedView(40, 10), FixedView(30, 10)]
      views[0].isHidden = true
      return Stack.frames(views, width: nil, spacing: 10, on: $0)
    }
    table.add(
      "hiding the first of three leaves one spacing", [.fact(11, 18)], .measured,
      expect: [.frame(0, nil, 30, nil), .frame(40, nil, 30, nil)]
    ) {
      let views = (0..<3).map { _ in FixedView(30, 10) }
      views[0].isHidden = true
      return Array(Stack.frames(views, width: nil, spacing: 10, on: $0).dropFirst())
    }
    table.add(
      "hiding an inner view leaves one spacing in its place", [.fact(11, 19)], .reported,
      expect: [.frame(0, nil, 30, nil), .frame(40, nil, 30, nil)]
    ) {
      let views = (0..<3).map { _ in FixedView(30, 10) }
      views[1].isHidden = true
      let frames = Stack.frames(views, width: nil, spacing: 10, on: $0)
      return [frames[0], frames[2]]
    }
  }

  private static func recorded(_ table: inout CaseTable) {
    table.add(
      "a stack of labels and a plain view, center aligned", .facts(12, 6, rows: 184...187), on: .catalyst,
      expect: [.frame(10, 10, 300, 30), .frame(0, 6, 28, 19), .frame(36, 15, 218.5, 0), .frame(263, 6, 37.5, 19)]
    ) { screen in
      let views = [FixedView(28, 19), UIView(), FixedView(37.5, 19)]
      let stack = screen.add(UIStackView(arrangedSubviews: views), at: CGRect(x: 10, y: 10, width: 300, height: 30))
      (stack.spacing, stack.alignment) = (8, .center)
      screen.layOut()
      return ([stack] + views).map { .frame(of: $0) }
    }
    table.add(
      "a vertical stack of labels and a plain view", .rows(188...191), on: .catalyst,
      expect: [.frame(10, 50, 300, 180), .frame(0, 0, 300, 20), .frame(0, 30, 300, 125), .frame(0, 165, 300, 15)]
    ) { screen in
      let views = [FixedView(104.5, 20), UIView(), FixedView(86, 15)]
      let stack = screen.add(UIStackView(arrangedSubviews: views), at: CGRect(x: 10, y: 50, width: 300, height: 180))
      (stack.axis, stack.spacing) = (.vertical, 10)
      screen.layOut()
      return ([stack] + views).map { .frame(of: $0) }
    }
  }
}

/// Builds stacks, and returns the frames of their views.
@MainActor
enum Stack {
  static func frames(
    _ views: [UIView], width: CGFloat?, height: CGFloat? = nil, spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill, axis: NSLayoutConstraint.Axis = .horizontal,
    alignment: UIStackView.Alignment = .fill, on screen: Screen
  ) -> [Quantity] {
    let stack = screen.pin(UIStackView(arrangedSubviews: views))
    (stack.axis, stack.spacing, stack.distribution, stack.alignment) = (axis, spacing, distribution, alignment)
    stack.pinCorner(width: width, height: height)
    screen.layOut()
    return views.map { .frame(of: $0) }
  }
}
