import FirstFrameConstraintSolving

/// One constraint that a tree of views asks for, and where it comes from.
struct LayoutDeclaration {
  var key: Key
  var constraint: LinearConstraint

  /// The same in every pass, so that only what changed is told to the solver.
  struct Key: Hashable {
    /// The item or the constraint.
    var source: ObjectIdentifier
    var role: Role

    /// Whether a stack says so that its content ends where it does.
    var isEndOfStack: Bool {
      if case .arranged(let kind) = role { return kind.isEnd }
      return false
    }
  }

  enum Role: Hashable {
    case constraint
    case x, y, width, height
    case widthHugging, widthResistance, heightHugging, heightResistance
    case widthLimit, heightLimit
    /// What a stack asks of a view that it arranges, or of itself.
    case arranged(StackConstraints.Kind)
  }
}
