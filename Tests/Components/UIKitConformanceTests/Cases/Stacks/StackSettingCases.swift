import Foundation
import HeadlessUIKit

/// Defaults of stacks, their list of views, and labels with several lines in them.
enum StackSettingCases {
  static var table: CaseTable {
    var table = CaseTable(.stacks)
    settings(&table)
    labels(&table)
    return table
  }

  private static func settings(_ table: inout CaseTable) {
    table.add("the default values of stacks", [.fact(11, 21)], .documented, expect: [.flag(true), .number(0)]) { _ in
      let stack = UIStackView()
      let isDefault = stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill
      return [.flag(isDefault), .number(of: stack.spacing)]
    }
    table.add(
      "a view removed from the list stays a subview, a view removed from the stack leaves the list", [.fact(11, 23)],
      .documented, expect: [.flag(true), .number(1), .number(0)]
    ) { _ in
      let views = [UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: views)
      stack.removeArrangedSubview(views[0])
      let remaining = Double(stack.arrangedSubviews.count)
      views[1].removeFromSuperview()
      return [.flag(views[0].superview === stack), .number(remaining), .number(Double(stack.arrangedSubviews.count))]
    }
    table.add(
      "the spacing of a baseline-relative stack runs from baseline to baseline", [.fact(11, 20)], within: .pixel,
      expect: [.number(30)]
    ) { screen in
      let labels = ["first", "second"].map { screen.label($0) }
      let stack = screen.add(UIStackView(arrangedSubviews: labels))
      (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 30)
      stack.isBaselineRelativeArrangement = true
      stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      screen.layOut()
      return [.number(of: labels[1].frame.minY - labels[0].frame.minY)]
    }
    table.add("a stack draws its background", [.fact(11, 25)], expect: [.color(255, 0, 0)]) {
      let stack = $0.add(UIStackView(), at: CGRect(x: 0, y: 0, width: 20, height: 20))
      stack.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return try $0.pixels(of: stack, at: [CGPoint(x: 10, y: 10)])
    }
  }

  private static func labels(_ table: inout CaseTable) {
    table.add(
      "two wrapping labels in a horizontal fill stack share its width", [.rule(13), .fact(11, 15)], on: .iPhone16Pro,
      expect: [.frame(0, nil, 169, nil), .frame(181, nil, 169, nil)]
    ) {
      let labels = ["Hello UIKit", "The quick brown fox jumps over the lazy dog"].map { text in
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        return label
      }
      return Stack.frames(labels, width: 350, spacing: 12, on: $0)
    }
    table.add(
      "a single wrapping label takes the room beside a control", [.rule(13)], on: .iPhone16Pro, .reported,
      expect: [.frame(0, nil, 241, nil), .frame(249, nil, 51, nil)]
    ) {
      let label = UILabel()
      (label.text, label.numberOfLines) = ("Hello UIKit", 0)
      return Stack.frames([label, FixedView(51, 31, hugging: 750)], width: 300, spacing: 8, on: $0)
    }
  }
}
