/// One value of an axis: its name, and what it makes of a cell.
struct MatrixValue: Sendable {
  let name: String
  let apply: @Sendable (inout MatrixCell) -> Void

  init(_ name: String, apply: @escaping @Sendable (inout MatrixCell) -> Void) {
    self.name = name
    self.apply = apply
  }
}
