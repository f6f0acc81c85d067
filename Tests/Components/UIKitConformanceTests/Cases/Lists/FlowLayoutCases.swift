import Foundation
import HeadlessUIKit

/// Collection views with a flow layout.
enum FlowLayoutCases {
  static var table: CaseTable {
    var table = CaseTable(.collectionViews)
    grids(&table)
    sections(&table)
    lines(&table)
    return table
  }

  private static func grids(_ table: inout CaseTable) {
    let grid: [Quantity] = [
      .frame(16, 16, 100, 100), .frame(137.5, 16, 100, 100), .frame(259, 16, 100, 100), .frame(16, 128, 100, 100),
      .frame(137.5, 128, 100, 100), .frame(259, 128, 100, 100), .frame(16, 240, 100, 100), .frame(137.5, 240, 100, 100),
    ]
    table.add("a grid of 8 items in 375", .facts(18, 2, 3, rows: 296...303), on: .catalyst, expect: grid) { screen in
      let grid = SampleGrid([8], size: CGSize(width: 375, height: 600)) {
        $0.itemSize = CGSize(width: 100, height: 100)
        $0.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (12, 12)
      }
      screen.add(grid.view)
      screen.layOut()
      return grid.items(0)
    }
    table.add(
      "a horizontal grid with headers", .facts(18, 8, 9, rows: 304...311), on: .catalyst,
      expect: [
        .frame(0, 0, 44, 240), .frame(58, 10, 96, 72), .frame(58, 158, 96, 72), .frame(166, 10, 96, 72),
        .frame(166, 158, 96, 72), .frame(276, 0, 44, 240), .frame(334, 10, 96, 72), .frame(334, 158, 96, 72),
      ]
    ) { screen in
      let grid = SampleGrid([4, 2], size: CGSize(width: 375, height: 240)) {
        $0.scrollDirection = .horizontal
        $0.itemSize = CGSize(width: 96, height: 72)
        $0.sectionInset = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
        ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (12, 10)
        $0.headerReferenceSize = CGSize(width: 44, height: 44)
      }
      screen.add(grid.view)
      screen.layOut()
      return [grid.header(0)] + grid.items(0) + [grid.header(1)] + grid.items(1)
    }
  }

  private static func sections(_ table: inout CaseTable) {
    table.add(
      "sections with headers and footers, one empty", .facts(18, 6, 7, rows: 312...318), on: .catalyst,
      expect: [
        .frame(16, 36, 80, 64), .frame(147.5, 36, 80, 64), .frame(279, 36, 80, 64), .frame(0, 112, 375, 24),
        .frame(0, 136, 375, 30), .frame(0, 184, 375, 24), .frame(0, 208, 375, 30),
      ]
    ) { screen in
      let grid = SampleGrid([3, 0, 1], size: CGSize(width: 375, height: 600)) {
        $0.itemSize = CGSize(width: 80, height: 64)
        $0.sectionInset = UIEdgeInsets(top: 6, left: 16, bottom: 12, right: 16)
        ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (10, 10)
        $0.headerReferenceSize = CGSize(width: 100, height: 30)
        $0.footerReferenceSize = CGSize(width: 100, height: 24)
      }
      screen.add(grid.view)
      screen.layOut()
      return grid.items(0) + [grid.footer(0), grid.header(1), grid.footer(1), grid.header(2)]
    }
    table.add(
      "the default values of a flow layout", [.fact(18, 1)], .documented,
      expect: [.size(50, 50), .number(10), .number(10), .number(0)]
    ) { _ in
      let layout = UICollectionViewFlowLayout()
      return [
        .size(of: layout.itemSize), .number(of: layout.minimumLineSpacing), .number(of: layout.minimumInteritemSpacing),
        .number(of: layout.sectionInset.left),
      ]
    }
  }

  private static func lines(_ table: inout CaseTable) {
    table.add(
      "a last line of items of mixed sizes is left-aligned", [.fact(18, 3)], on: .catalyst,
      expect: [.frame(0, nil, 60, nil), .frame(70, nil, 50, nil)]
    ) { screen in
      let sizes = [(140, 40), (140, 40), (60, 40), (50, 40)].map { CGSize(width: $0.0, height: $0.1) }
      return Array(Self.items(sizes, on: screen).suffix(2))
    }
    table.add(
      "a lone item on a line that is not the last is centered", [.fact(18, 4)], on: .catalyst,
      expect: [.frame(50, 0, 200, 40)]
    ) { screen in
      let sizes = [(200, 40), (200, 40)].map { CGSize(width: $0.0, height: $0.1) }
      return Array(Self.items(sizes, on: screen).prefix(1))
    }
    table.add(
      "lower items are centered across their line", [.fact(18, 5)], on: .catalyst,
      expect: [.frame(0, 0, 140, 60), .frame(160, 10, 140, 40)]
    ) { screen in
      let sizes = [(140, 60), (140, 40), (140, 40)].map { CGSize(width: $0.0, height: $0.1) }
      return Array(Self.items(sizes, on: screen).prefix(2))
    }
  }

  /// The frames of items in a grid 300 wide, with spacings of 10.
  @MainActor private static func items(_ sizes: [CGSize], on screen: Screen) -> [Quantity] {
    let grid = SampleGrid([sizes.count], size: CGSize(width: 300, height: 400), sizes: sizes) { _ in }
    screen.add(grid.view)
    screen.layOut()
    return grid.items(0)
  }
}
