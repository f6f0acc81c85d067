/// How many pixels a character's cell has.
package struct CellSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// The pixels of half blocks.
  package static let halfBlocks = CellSize(width: 1, height: 2)
  /// What is taken where a terminal does not say.
  package static let usual = CellSize(width: 10, height: 20)

  package init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
  }
}
