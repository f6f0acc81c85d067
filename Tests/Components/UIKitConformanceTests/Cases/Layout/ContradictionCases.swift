import Foundation
import HeadlessUIKit

/// Which required constraint breaks if they contradict each other, and what becomes of it.
enum ContradictionCases {
  static var table: CaseTable {
    var table = CaseTable(.autoLayout)
    depths(&table)
    ties(&table)
    sizes(&table)
    return table
  }

  private static func depths(_ table: inout CaseTable) {
    table.add(
      "the constraint of the deepest view breaks: an outer height of 60 around an inner of 44",
      [.rule(1), .fact(7, 11), .fact(7, 12)], on: .iPhone16Pro, .reported, expect: [.number(60), .number(60)]
    ) {
      let (outer, inner) = ($0.pin(UIView()), UIView())
      $0.pin(inner, in: outer).pinEdges()
      inner.heightAnchor.constraint(equalToConstant: 44).isActive = true
      outer.pinCorner(width: 100, height: 60)
      $0.layOut()
      return [.number(of: outer.frame.height), .number(of: inner.frame.height)]
    }
    table.add(
      "the constraint of the deepest view breaks, also if it is older", [.rule(1)], on: .iPhone16Pro, .reported,
      expect: [.number(60)]
    ) {
      let (outer, inner) = ($0.pin(UIView()), UIView())
      outer.pinCorner(width: 100, height: 60)
      $0.pin(inner, in: outer).pinEdges()
      inner.heightAnchor.constraint(equalToConstant: 44).isActive = true
      $0.layOut()
      return [.number(of: outer.frame.height)]
    }
    table.add(
      "a stack of height 0 around rows of 56 is 0 high", [.rule(1)], on: .iPhone16Pro, .reported, expect: [.number(0)]
    ) {
      let rows = (0..<3).map { _ in UIView() }
      for row in rows { row.heightAnchor.constraint(equalToConstant: 56).isActive = true }
      let stack = $0.pin(UIStackView(arrangedSubviews: rows))
      stack.axis = .vertical
      stack.pinCorner(width: 100, height: 0)
      $0.layOut()
      return [.number(of: stack.frame.height)]
    }
    table.add(
      "a bar of 48 with insets of 12 around a button of at least 34 stays 48", [.rule(1)], on: .iPhone16Pro, .reported,
      expect: [.number(48), .number(24)]
    ) {
      let (bar, button) = ($0.pin(UIView()), UIView())
      $0.pin(button, in: bar).pinEdges(inset: 12)
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 34).isActive = true
      bar.pinCorner(width: 200, height: 48)
      $0.layOut()
      return [.number(of: bar.frame.height), .number(of: button.frame.height)]
    }
  }

  private static func ties(_ table: inout CaseTable) {
    for (first, second) in [(50, 34), (48, 80), (17, 18), (22, 19)] {
      table.add(
        "of the widths \(first) and \(second) of one view the larger breaks", [.rule(1)], on: .iPhone16Pro, .reported,
        expect: [.number(Double(min(first, second)))]
      ) {
        let view = $0.pin(UIView())
        view.pinCorner(width: CGFloat(first), height: 10)
        view.widthAnchor.constraint(equalToConstant: CGFloat(second)).isActive = true
        $0.layOut()
        return [.number(of: view.frame.width)]
      }
    }
    table.add(
      "of a width, a height and an equal aspect the aspect breaks", [.rule(1)], on: .iPhone16Pro, .reported,
      expect: [.size(40, 60)]
    ) {
      let view = $0.pin(UIView())
      view.pinCorner(width: 40, height: 60)
      view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      $0.layOut()
      return [.size(of: view.frame.size)]
    }
    table.add("a broken constraint still pulls", [.rule(2)], on: .iPhone16Pro, .reported, expect: [.number(100)]) {
      // The height of 200 breaks, and the view takes the room that there is, not its content height of 20.
      let (outer, inner) = ($0.pin(UIView()), FixedView(50, 20))
      outer.pinCorner(width: 100, height: 100)
      $0.pin(inner, in: outer).pinCorner()
      inner.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor).isActive = true
      inner.heightAnchor.constraint(equalToConstant: 200).isActive = true
      $0.layOut()
      return [.number(of: inner.frame.height)]
    }
  }

  private static func sizes(_ table: inout CaseTable) {
    table.add("sizes are never negative", [.rule(3), .fact(7, 9)], .reported, expect: [.flag(true), .flag(true)]) {
      let view = $0.pin(UIView())
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 100),
        view.trailingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 50),
        view.topAnchor.constraint(equalTo: $0.root.topAnchor, constant: 100),
        view.bottomAnchor.constraint(equalTo: $0.root.topAnchor, constant: 50),
      ])
      $0.layOut()
      return [.flag(view.frame.width >= 0), .flag(view.bounds.height >= 0)]
    }
    table.add(
      "a height that would be negative breaks the newest constraint of the view", [.rule(3)], on: .iPhone16Pro,
      .reported, expect: [.number(10), .number(0)]
    ) {
      // Insets of 12 need at least 24.
      let (outer, inner) = ($0.pin(UIView()), UIView())
      $0.pin(inner, in: outer)
      outer.pinCorner(width: 100, height: 10)
      inner.pinEdges(inset: 12)
      $0.layOut()
      return [.number(of: outer.frame.height), .number(of: inner.frame.height)]
    }
    table.add("views without any size information are 0 by 0", [.fact(7, 8)], .reported, expect: [.frame(5, 6, 0, 0)]) {
      let view = $0.pin(UIView())
      view.pinCorner(x: 5, y: 6)
      $0.layOut()
      return [.frame(of: view)]
    }
    table.add(
      "a view without constraints is placed at zero size, and loses its frame", [.rule(16)], on: .iPhone16Pro,
      .reported, expect: [.frame(0, 0, 0, 0)]
    ) {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      $0.pin(view)
      // Another view with constraints, so that the superview solves.
      $0.pin(UIView()).pinCorner(width: 5, height: 5)
      $0.layOut()
      return [.frame(of: view)]
    }
  }
}
