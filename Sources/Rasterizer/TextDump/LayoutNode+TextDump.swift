public import FirstFrameLayoutTree
public import FirstFrameTypesetting
import Foundation

extension LayoutNode {
  /// What a reader sees: the texts where they lie, on a grid of characters, with lines where boxes have edges.
  ///
  /// The grid stretches where a text needs more columns than its width gives it, so that no text is cut and
  /// neighbours stay neighbours. Trees that ask for more rows or columns than `CharacterGrid` holds are cut there.
  /// A last line lists the characters that none of the typesetter's faces has.
  public func textDump(typesetter: Typesetter = .shared) -> String {
    let scene = ReadableScene(self, typesetter: typesetter)
    let columns = GridRuler(scene.columnMarks, pointsPerCell: 8)
    let rows = GridRuler(scene.rowMarks, pointsPerCell: 18)
    var grid = CharacterGrid(columns: columns.cellCount, rows: rows.cellCount)
    for item in scene.items {
      switch item {
      case .box(let box):
        grid.draw(
          box, left: columns[box.frame.minX], top: rows[box.frame.minY],
          right: columns[box.frame.maxX], bottom: rows[box.frame.maxY])
      case .text(let text):
        grid.draw(text, from: columns[text.minX], to: columns[text.maxX], row: rows[text.middle])
      }
    }
    return grid.text + scene.legend
  }
}
