import FirstFrameConstraintSolving

/// The place of a view.
struct Box {
  let x: LinearExpression
  let y: LinearExpression
  let width: LinearExpression
  let height: LinearExpression

  var right: LinearExpression { x + width }
  var bottom: LinearExpression { y + height }
}
