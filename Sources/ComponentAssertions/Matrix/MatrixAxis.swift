/// What changes from cell to cell along one side of a matrix.
struct MatrixAxis: Sendable {
  /// As the parameter is called, such as `appearances`.
  let name: String
  let values: [MatrixValue]

  init(_ name: String, _ values: [MatrixValue]) {
    self.name = name
    self.values = values
  }
}
