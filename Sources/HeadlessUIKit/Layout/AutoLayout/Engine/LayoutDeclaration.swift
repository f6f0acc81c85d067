import FirstFrameConstraintSolving

/// A constraint of a view tree for the solver, with its source.
struct LayoutDeclaration {
  var key: Key
  var constraint: LinearConstraint

  /// Identifies a declaration across passes, so that only differences are passed to the solver.
  struct Key: Hashable {
    /// The item, or the `NSLayoutConstraint`.
    var source: ObjectIdentifier
    var role: Role

    /// Whether the declaration attaches the content of a stack to its end.
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
    /// A constraint of a stack on a view that it arranges, or on itself.
    case arranged(StackConstraints.Kind)
  }
}
