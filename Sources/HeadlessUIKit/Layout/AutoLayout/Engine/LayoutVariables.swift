import FirstFrameConstraintSolving

/// The variables of an item: its frame in its superview's space or, for a guide, in its owning view's.
struct LayoutVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  init(in solver: ConstraintSolver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  func length(along axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

  func origin(along axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }

  var position: [(name: String, variable: Variable)] { [("x", x), ("y", y)] }

  var size: [(name: String, variable: Variable)] { [("width", width), ("height", height)] }

  var all: [Variable] { [x, y, width, height] }
}
