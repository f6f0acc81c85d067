import Foundation
import HeadlessUIKit

/// How frames are rounded to pixels.
enum RoundingCases {
  static var table: CaseTable {
    var table = CaseTable(.rounding)
    centers(&table)
    columns(&table)
    unrounded(&table)
    return table
  }

  private static func centers(_ table: inout CaseTable) {
    let third = 1.0 / 3
    let examples: [(String, CGSize, CGSize, Quantity)] = [
      (
        "161.167 becomes 161.333", CGSize(width: 375, height: 667), CGSize(width: 52 + 2 * third, height: 19),
        .frame(161.333, nil, 52.667, 19)
      ),
      (
        "333.833 becomes 334", CGSize(width: 375, height: 687), CGSize(width: 50, height: 19 + third),
        .frame(nil, 334, 50, 19.333)
      ),
      (
        "508.167 becomes 508.333", CGSize(width: 1024, height: 768), CGSize(width: 7 + 2 * third, height: 18),
        .frame(508.333, nil, 7.667, 18)
      ),
    ]
    for (name, screen, size, expected) in examples {
      table.add(
        "halves of a pixel are rounded up: \(name)", .facts(6, 1, 2), on: .iPhoneSE1.with { $0.size = screen },
        expect: [expected]
      ) {
        [Self.centered(FixedView(size.width, size.height), on: $0)]
      }
    }
    table.add(
      "a label's box centered on a screen 428 wide", [.fact(6, 3), .row(109)], on: .iPhone12ProMax,
      expect: [.frame(182, 453, 64.333, 20.333)]
    ) {
      [Self.centered(FixedView(64 + third, 20 + third), on: $0)]
    }
  }

  @MainActor private static func centered(_ view: UIView, on screen: Screen) -> Quantity {
    screen.pin(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: screen.root.centerYAnchor),
    ])
    screen.layOut()
    return .frame(of: view)
  }

  private static func columns(_ table: inout CaseTable) {
    table.add(
      "three columns of 93.333 are rounded one by one", .facts(6, 6, rows: 162...164), on: .catalyst,
      expect: [.frame(12, 20, 93.5, 60), .frame(113, 20, 93.5, 60), .frame(215, 20, 93.5, 60)]
    ) { screen in
      let root = screen.add(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 240))
      let columns = (0..<3).map { _ in screen.pin(UIView(), in: root) }
      Self.row(columns, in: root, y: 20, height: 60, gap: 8)
      columns[1].widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive = true
      columns[2].widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive = true
      screen.layOut()
      return columns.map { .frame(of: $0) }
    }
    table.add(
      "two columns share 286 points as 1 to 2", .facts(6, 7, rows: 165...166), on: .catalyst,
      expect: [.frame(12, 104, 95.5, 48), .frame(117, 104, 190.5, 48)]
    ) { screen in
      let root = screen.add(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 240))
      let columns = (0..<2).map { _ in screen.pin(UIView(), in: root) }
      Self.row(columns, in: root, y: 104, height: 48, gap: 10)
      columns[1].widthAnchor.constraint(equalTo: columns[0].widthAnchor, multiplier: 2).isActive = true
      screen.layOut()
      return columns.map { .frame(of: $0) }
    }
  }

  @MainActor private static func row(_ columns: [UIView], in root: UIView, y: CGFloat, height: CGFloat, gap: CGFloat) {
    var edge = root.leadingAnchor
    for (index, column) in columns.enumerated() {
      column.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 12 : gap).isActive = true
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
      column.heightAnchor.constraint(equalToConstant: height).isActive = true
      edge = column.trailingAnchor
    }
    edge.constraint(equalTo: root.trailingAnchor, constant: -12).isActive = true
  }

  private static func unrounded(_ table: inout CaseTable) {
    table.add("frames set by hand are kept exactly", [.fact(6, 9)], expect: [.frame(10.123, 20.456, 30.789, 5.012)]) {
      let view = $0.add(UIView(), at: CGRect(x: 10.123, y: 20.456, width: 30.789, height: 5.012))
      $0.layOut()
      return [.frame(of: view)]
    }
    table.add("fitting sizes are not rounded", [.fact(6, 11)], on: .catalyst, expect: [.size(10.123, 7.77)]) {
      let (outer, inner) = ($0.add(UIView()), FixedView(10.123, 7.77))
      $0.pin(inner, in: outer).pinEdges()
      return [.size(of: outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))]
    }
    table.add("content offsets are rounded to pixels", [.fact(6, 12)], expect: [.number(10), .number(10.333)]) {
      let scrollView = $0.add(UIScrollView(), at: CGRect(x: 0, y: 0, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 100, height: 1000)
      $0.layOut()
      scrollView.contentOffset.y = 10.1
      let first = Quantity.number(of: scrollView.contentOffset.y)
      scrollView.contentOffset.y = 10.25
      return [first, .number(of: scrollView.contentOffset.y)]
    }
  }
}
