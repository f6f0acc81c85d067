import Foundation
import HeadlessUIKit

/// When and in which order views are laid out.
enum LayoutPassCases {
  static var table: CaseTable {
    var table = CaseTable(.layoutPasses)
    marks(&table)
    orders(&table)
    constraints(&table)
    return table
  }

  private static func marks(_ table: inout CaseTable) {
    table.add(
      "layoutIfNeeded lays out from the first ancestor that needs no layout", [.fact(9, 1)], .documented,
      expect: [.number(1), .number(0)]
    ) {
      let log = PassLog()
      let (outer, inner) = ($0.add(LoggingView("outer", log)), LoggingView("inner", log))
      outer.addSubview(inner)
      $0.layOut()
      log.entries = []
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      let marked = Double(log.count("layout outer"))
      log.entries = []
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      return [.number(marked), .number(Double(log.count("layout outer")))]
    }
    table.add("setNeedsLayout only marks", [.fact(9, 2)], .documented, expect: [.number(0), .number(1)]) {
      let log = PassLog()
      let view = $0.add(LoggingView("view", log))
      $0.layOut()
      log.entries = []
      view.setNeedsLayout()
      let before = Double(log.count("layout view"))
      view.layoutIfNeeded()
      return [.number(before), .number(Double(log.count("layout view")))]
    }
    table.add(
      "setNeedsLayout within layoutSubviews leads to one more pass", [.fact(9, 6)], .reported, expect: [.number(2)]
    ) {
      let log = PassLog()
      let view = $0.add(LoggingView("view", log))
      $0.layOut()
      log.entries = []
      view.marksItselfOnce = true
      view.setNeedsLayout()
      $0.layOut()
      return [.number(Double(log.count("layout view")))]
    }
    table.add(
      "resizing, adding a subview and scrolling mark a view for layout", [.fact(9, 8)], .reported,
      expect: [.number(1), .number(1), .flag(true)]
    ) {
      let log = PassLog()
      let view = $0.add(LoggingView("view", log))
      let scrollView = $0.add(LoggingScrollView(), at: CGRect(x: 0, y: 0, width: 50, height: 50))
      scrollView.contentSize = CGSize(width: 50, height: 500)
      $0.layOut()
      log.entries = []
      view.frame.size = CGSize(width: 30, height: 30)
      view.layoutIfNeeded()
      let resized = Double(log.count("layout view"))
      log.entries = []
      view.addSubview(UIView())
      view.layoutIfNeeded()
      let added = Double(log.count("layout view"))
      scrollView.layoutCount = 0
      scrollView.contentOffset.y = 20
      scrollView.layoutIfNeeded()
      return [.number(resized), .number(added), .flag(scrollView.layoutCount > 0)]
    }
  }

  private static func orders(_ table: inout CaseTable) {
    table.add(
      "constraints are updated bottom up, frames are laid out top down", [.fact(9, 4)], .reported,
      expect: [.word("update inner, update outer, layout outer, layout inner")]
    ) {
      let log = PassLog()
      let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
      outer.addSubview(inner)
      $0.add(outer)
      $0.layOut()
      log.entries = []
      for view in [outer, inner] {
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
      }
      $0.layOut()
      return [.word(log.entries.joined(separator: ", "))]
    }
    table.add(
      "a controller's calls surround layoutSubviews of its view", [.fact(9, 7)], .documented,
      expect: [.word("will, layout root, did")]
    ) {
      let controller = LoggingController()
      $0.show(controller)
      return [.word(controller.log.entries.filter { $0 != "update root" }.prefix(3).joined(separator: ", "))]
    }
    table.add("layoutSubviews sets frames from constraints", [.fact(9, 3)], .documented, expect: [.frame(3, 4, 10, 10)])
    {
      let (outer, inner) = ($0.add(UIView(), at: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
      $0.pin(inner, in: outer).pinCorner(x: 3, y: 4, width: 10, height: 10)
      $0.layOut()
      return [.frame(of: inner)]
    }
    table.add(
      "layoutSubviews places direct subviews only", [.rule(14)], on: .iPhone16Pro, .reported,
      expect: [.number(0), .number(80)]
    ) {
      let outer = GrandchildReader()
      $0.pin(outer).pinCorner(width: 100, height: 100)
      $0.layOut()
      return [.number(Double(outer.seenWidths.first ?? -1)), .number(of: outer.grandchild.frame.width)]
    }
  }

  private static func constraints(_ table: inout CaseTable) {
    table.add(
      "activating a constraint does not mark a view for layout if no frame changes", [.rule(15)], on: .iPhone16Pro,
      .reported, expect: [.number(0), .number(1)]
    ) {
      let log = PassLog()
      let outer = LoggingView("outer", log)
      let inner = UIView()
      $0.pin(outer).pinCorner(width: 100, height: 100)
      $0.pin(inner, in: outer).pinCorner(width: 20, height: 10)
      $0.layOut()
      log.entries = []
      inner.widthAnchor.constraint(equalToConstant: 20).priority(500).isActive = true
      $0.layOut()
      let same = Double(log.count("layout outer"))
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).priority(400).isActive = true
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0).priority(400).isActive = true
      log.entries = []
      for constraint in inner.constraints where constraint.firstAttribute == .width && constraint.priority == .required
      {
        constraint.constant = 30
      }
      $0.layOut()
      return [.number(same), .number(Double(log.count("layout outer")))]
    }
  }
}
