/// One picture of a component as a line: the state, the cell, the size in pixels and the digest of the pixels.
struct MatrixLine: Hashable, Sendable {
  let state: String
  let cell: String
  let digest: String

  init(state: String, cell: String, digest: String) {
    self.state = state
    self.cell = cell
    self.digest = digest
  }

  /// Such as `tennisMatch dark.rtl.XXXL 600x176 0f1e2d3c4b5a6978`.
  var text: String { "\(state) \(cell) \(digest)" }
}
