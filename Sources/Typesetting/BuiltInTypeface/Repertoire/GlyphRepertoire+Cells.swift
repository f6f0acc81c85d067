/// The characters of a monospaced face that fill their cell.
extension GlyphRepertoire {
  mutating func addCells() {
    addCells(0x2500...0x257F) { $0.box($1) }
    addCells(0x2580...0x259F) { $0.block($1) }
    addCells(0xE0B0...0xE0B3) { $0.prompt($1) }
  }

  private mutating func addCells(
    _ range: ClosedRange<UInt32>, draw: @escaping @Sendable (inout Skeleton, Unicode.Scalar) -> Void
  ) {
    for character in range.compactMap(Unicode.Scalar.init) {
      var design = GlyphDesign(
        width: GlyphLayout.cell, growth: 0, left: SideBearing(0, loss: 0), right: SideBearing(0, loss: 0),
        strokes: 1
      ) { draw(&$0, character) }
      design.fillsCell = true
      add(character, design)
    }
  }
}
