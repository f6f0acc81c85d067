import FirstFrameConstraintSolving
import Testing

/// Constraints, and the values that they come to by hand.
struct SketchCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let values: [String: Double]
  let draw: @Sendable (Sketch) -> Void

  /// The name ends in the reason where it does not go without saying.
  init(_ name: String, _ values: [String: Double], draw: @escaping @Sendable (Sketch) -> Void) {
    testDescription = name
    self.values = values
    self.draw = draw
  }

  func check() throws {
    let sketch = Sketch()
    draw(sketch)
    try sketch.solver.solve()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      #expect(abs(sketch.value(name) - value) < 1e-6, "\(name) is \(sketch.value(name)), not \(value)")
    }
  }
}
