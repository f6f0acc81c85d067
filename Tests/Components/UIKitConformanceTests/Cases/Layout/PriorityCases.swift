import Foundation
import HeadlessUIKit

/// Intrinsic sizes, priorities, and ties between equal priorities.
enum PriorityCases {
  static var table: CaseTable {
    var table = CaseTable(.autoLayout)
    intrinsicSizes(&table)
    hugging(&table)
    compression(&table)
    ties(&table)
    return table
  }

  private static func intrinsicSizes(_ table: inout CaseTable) {
    let examples: [(Float, CGFloat, Double)] = [(200, 80, 50), (300, 80, 80), (700, 30, 50), (760, 30, 30)]
    for (priority, width, expected) in examples {
      table.add("a content width of 50 against \(width) at \(priority)", .facts(7, 1, 2), expect: [.number(expected)]) {
        let view = $0.pin(FixedView(50, 20))
        view.pinCorner()
        view.widthAnchor.constraint(equalToConstant: width).priority(priority).isActive = true
        $0.layOut()
        return [.number(of: view.frame.width)]
      }
    }
    table.add("no intrinsic width gives no constraint", [.fact(7, 1)], expect: [.size(0, 20)]) {
      let view = $0.pin(FixedView(-1, 20))
      view.pinCorner()
      view.widthAnchor.constraint(equalToConstant: 0).priority(1).isActive = true
      $0.layOut()
      return [.size(of: view.frame.size)]
    }
    table.add(
      "views made in code hug at 250 and resist at 750", [.fact(7, 2)], .documented,
      expect: [.number(250), .number(750)]
    ) { _ in
      let view = UIView()
      return [
        .number(Double(view.contentHuggingPriority(for: .horizontal).rawValue)),
        .number(Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue)),
      ]
    }
  }

  /// Two views of 50 and 60 side by side in a room, with constraints from first to last or from last to first.
  @MainActor private static func pair(
    _ screen: Screen, room: CGFloat, reversed: Bool = false, addReversed: Bool = false
  ) -> [Quantity] {
    let (first, second) = (FixedView(50, 20), FixedView(60, 20))
    let box = screen.add(UIView(), at: CGRect(x: 0, y: 0, width: room, height: 40))
    for view in addReversed ? [second, first] : [first, second] { screen.pin(view, in: box) }
    let chain = [
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: second.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ]
    // The reversed chain names the second view first.
    let reversedChain = [
      second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ]
    NSLayoutConstraint.activate(reversed ? reversedChain : chain)
    for view in [first, second] { view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true }
    screen.layOut()
    return [.number(of: first.frame.width), .number(of: second.frame.width)]
  }

  private static func hugging(_ table: inout CaseTable) {
    table.add(
      "with equal hugging the view first referenced stretches", [.fact(7, 3)], expect: [240, 60].map { .number($0) }
    ) {
      Self.pair($0, room: 300)
    }
    table.add(
      "with equal hugging the view first referenced stretches, though it is the second", .facts(7, 3, 7),
      expect: [50, 250].map { .number($0) }
    ) {
      Self.pair($0, room: 300, reversed: true)
    }
    table.add(
      "the order of subviews does not decide who stretches", [.fact(7, 7)], expect: [240, 60].map { .number($0) }
    ) {
      Self.pair($0, room: 300, addReversed: true)
    }
  }

  private static func compression(_ table: inout CaseTable) {
    table.add(
      "with equal resistance the view first referenced keeps its width", [.fact(7, 4)],
      expect: [50, 30].map { .number($0) }
    ) {
      Self.pair($0, room: 80)
    }
    table.add(
      "with equal resistance the view first referenced keeps its width, though it is the second", .facts(7, 4, 7),
      expect: [20, 60].map { .number($0) }
    ) {
      Self.pair($0, room: 80, reversed: true)
    }
  }

  private static func ties(_ table: inout CaseTable) {
    table.add(
      "of two wrapping labels the one referenced last stretches", [.fact(7, 5)], within: .pixel,
      expect: [.number(79.667), .number(220.333)]
    ) {
      let box = $0.add(UIView(), at: CGRect(x: 0, y: 0, width: 300, height: 60))
      let labels = ["Hello UIKit", "0123456789"].map { _ in UILabel() }
      for (label, text) in zip(labels, ["Hello UIKit", "0123456789"]) {
        (label.text, label.numberOfLines) = (text, 0)
        $0.pin(label, in: box)
        label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        labels[0].leadingAnchor.constraint(equalTo: box.leadingAnchor),
        labels[0].trailingAnchor.constraint(equalTo: labels[1].leadingAnchor),
        labels[1].trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      $0.layOut()
      return labels.map { .number(of: $0.frame.width) }
    }
    table.add(
      "of two equal wishes for a width that of the trailing view holds", [.fact(7, 6)],
      expect: [200, 100].map { .number($0) }
    ) {
      let box = $0.add(UIView(), at: CGRect(x: 0, y: 0, width: 300, height: 40))
      let views = (0..<2).map { _ in UIView() }
      for view in views {
        $0.pin(view, in: box)
        view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: box.leadingAnchor),
        views[0].trailingAnchor.constraint(equalTo: views[1].leadingAnchor),
        views[1].trailingAnchor.constraint(equalTo: box.trailingAnchor),
        views[0].widthAnchor.constraint(equalToConstant: 100).priority(500),
        views[1].widthAnchor.constraint(equalToConstant: 100).priority(500),
      ])
      $0.layOut()
      return views.map { .number(of: $0.frame.width) }
    }
    table.add(
      "hasAmbiguousLayout tells an ambiguous layout", [.fact(7, 10)], .documented, expect: [.flag(true), .flag(false)]
    ) {
      let (loose, fixed) = ($0.pin(UIView()), $0.pin(UIView()))
      loose.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor).isActive = true
      fixed.pinCorner(width: 10, height: 10)
      $0.layOut()
      return [.flag(loose.hasAmbiguousLayout), .flag(fixed.hasAmbiguousLayout)]
    }
  }
}
