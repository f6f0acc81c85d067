import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import HeadlessUIKit

/// A preview in all cells of a matrix: the cells that look the same, and the axes without effect.
@MainActor
struct PreviewGrid {
  private let cells: [MatrixCell]
  /// For each cell, the index of the first cell with the same picture.
  private let firsts: [Int]
  /// The axes with several values that all look the same.
  let axesWithoutEffect: [String]
  /// The axes with several values that do not all look the same.
  private let activeAxes: Set<String>

  init(of preview: ComponentPreview, across matrix: SnapshotMatrix) throws(RasterizerError) {
    let cells = matrix.cells
    var pictures: [Bitmap?] = []
    for cell in cells {
      let environment = cell.environment(for: preview)
      let frame = cell.localized {
        ComponentFrame(of: environment.performAsCurrent { preview.makeView() }, in: environment)
      }
      pictures.append(try frame.bitmap())
    }
    let firsts = pictures.map { picture in pictures.firstIndex { $0 == picture } ?? 0 }
    let several = matrix.axes.filter { $0.values.count > 1 }.map(\.name)
    let ineffective = several.filter { axis in
      let others = Set(several).subtracting([axis])
      return cells.indices.allSatisfy { index in
        cells.indices.allSatisfy {
          cells[$0].name(on: others) != cells[index].name(on: others) || firsts[$0] == firsts[index]
        }
      }
    }
    self.cells = cells
    self.firsts = firsts
    axesWithoutEffect = ineffective
    activeAxes = Set(several).subtracting(ineffective)
  }

  var cellCount: Int { cells.count }

  /// The cells with distinct pictures, and their names.
  var stored: [(cell: MatrixCell, name: String)] {
    cells.indices.filter { firsts[$0] == $0 }.map { (cells[$0], cells[$0].name(on: activeAxes)) }
  }
}
