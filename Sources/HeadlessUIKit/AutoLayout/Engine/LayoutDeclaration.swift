import ConstraintSolving

/// One constraint that a tree of views asks for, and where it comes from.
struct LayoutDeclaration {
  var key: Key
  var constraint: LinearConstraint

  /// The same in every pass, so that only what changed is told to the solver.
  struct Key: Hashable {
    /// The item or the constraint.
    var source: ObjectIdentifier
    var role: Role
  }

  enum Role: Hashable {
    case constraint
    case x, y, width, height
    case widthHugging, widthResistance, heightHugging, heightResistance
    case widthLimit, heightLimit
  }
}
