import HeadlessSwiftUI

/// Grids and lazy grids.
enum GridCases {
  static var table: CaseTable {
    var table = CaseTable(.grids)
    addGrids(to: &table)
    addLazyGrids(to: &table)
    return table
  }

  private static func addGrids(to table: inout CaseTable) {
    table.add(
      "columns and rows are as large as their largest cells", .documentation("Grid"),
      frames: [("a", 75, 35, 20, 10), ("b", 105, 35, 30, 10), ("c", 65, 45, 40, 20), ("d", 115, 45, 10, 20)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10)
          Box("b", 30, 10)
        }
        GridRow {
          Box("c", 40, 20)
          Box("d", 10, 20)
        }
      }
    }
    table.add(
      "cells are 8 points apart", .measured("pictures of grids without a spacing, iOS 18"),
      frames: [("a", 76, 36, 20, 10), ("b", 104, 36, 20, 10), ("c", 76, 54, 20, 10), ("d", 104, 54, 20, 10)]
    ) {
      Grid {
        GridRow {
          Box("a", 20, 10)
          Box("b", 20, 10)
        }
        GridRow {
          Box("c", 20, 10)
          Box("d", 20, 10)
        }
      }
    }
    table.add(
      "a cell spans columns", .documentation("View.gridCellColumns(_:)"),
      frames: [("a", 70, 40, 20, 10), ("b", 90, 40, 40, 10), ("c", 70, 50, 60, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10)
          Box("b", 40, 10)
        }
        GridRow { Fill("c").frame(height: 10).gridCellColumns(2) }
      }
    }
    table.add(
      "an unsized cell does not widen its column", .documentation("View.gridCellUnsizedAxes(_:)"),
      frames: [("a", 90, 40, 20, 10), ("b", 90, 50, 20, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("a", 20, 10) }
        Fill("b").frame(height: 10).gridCellUnsizedAxes(.horizontal)
      }
    }
    table.add(
      "a column has an alignment", .documentation("View.gridColumnAlignment(_:)"),
      frames: [("a", 100, 40, 20, 10), ("b", 80, 50, 40, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box("a", 20, 10).gridColumnAlignment(.trailing) }
        GridRow { Box("b", 40, 10) }
      }
    }
    table.add(
      "an anchor places a cell", .documentation("View.gridCellAnchor(_:)"),
      frames: [("a", 80, 50, 10, 10), ("b", 120, 40, 10, 20)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 10).gridCellAnchor(.bottomLeading)
          Box("b", 10, 20)
        }
        GridRow {
          Box("c", 40, 0)
          Box("d", 10, 0)
        }
      }
      .offset(x: 5, y: 0)
    }
  }

  private static func addLazyGrids(to table: inout CaseTable) {
    table.add(
      "flexible columns share the width", .documentation("GridItem.Size.flexible(minimum:maximum:)"),
      frames: [("a", 0, 0, 95, 20), ("b", 105, 0, 95, 20), ("c", 0, 25, 95, 20)]
    ) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 5) {
          ForEach(["a", "b", "c"], id: \.self) { Fill($0).frame(height: 20) }
        }
      }
    }
    table.add(
      "as many adaptive columns as fit", .documentation("GridItem.Size.adaptive(minimum:maximum:)"),
      frames: [("a", 0, 0, 60, 20), ("b", 70, 0, 60, 20), ("c", 140, 0, 60, 20), ("d", 0, 20, 60, 20)]
    ) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 55), spacing: 10)], spacing: 0) {
          ForEach(["a", "b", "c", "d"], id: \.self) { Fill($0).frame(height: 20) }
        }
      }
    }
  }
}
