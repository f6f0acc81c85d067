/// A relation between an expression and zero, with a priority.
package struct LinearConstraint: Hashable, Sendable {
  package var expression: LinearExpression
  package var relation: Relation
  package var priority: Priority
  /// The choice between this constraint and others that could be violated equally well.
  package var tieBreaking = TieBreaking()
  /// Whether the left side exceeds zero by as little as possible after all priorities and ties are considered.
  ///
  /// This applies only to a required `>=`: with the expression `width`, a width that nothing else determines is zero.
  package var minimizesExcess = false

  /// Creates a constraint that compares an expression with zero.
  package init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}

/// The rule by which ties between preferences of equal priority are broken.
package struct TieBreaking: Hashable, Sendable {
  /// Whether an earlier constraint is exceeded sooner than a later one. Otherwise, an earlier constraint is violated
  /// less. A shortfall always affects later constraints first.
  package var exceedsEarlier: Bool
  /// Whether the constraint yields to all constraints for which this is false.
  package var yields: Bool

  package init(exceedsEarlier: Bool = false, yields: Bool = false) {
    self.exceedsEarlier = exceedsEarlier
    self.yields = yields
  }
}

/// The relation between the two sides of a constraint.
package enum Relation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// The priority of a constraint. A violation at a higher priority outweighs all violations at lower ones.
package struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  package var rawValue: Float

  /// The priority of constraints that must hold. Constraints of lower priorities are preferences.
  package static let required = Priority(1000)

  package init(rawValue: Float) {
    self.rawValue = rawValue
  }

  package init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  package var isRequired: Bool { rawValue >= Priority.required.rawValue }

  package static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

/// The identifier of a constraint in a solver. Handles have the order in which their constraints were added.
package struct ConstraintHandle: Hashable, Comparable, Sendable {
  let slot: Int32
  let serial: Int

  package static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool { left.serial < right.serial }
}

/// The error that is thrown if required constraints contradict each other.
package struct UnsatisfiableConstraints: Error, Hashable, Sendable, CustomStringConvertible {
  /// The constraints of one contradiction, in the order in which they were added. Each of them is necessary for the
  /// contradiction: a linear combination of all of them equates a nonzero number with zero.
  package var constraints: [ConstraintHandle]

  package var description: String {
    "\(constraints.count) required constraints contradict each other; remove one of them, or give it a priority "
      + "below 1000, and solve again"
  }
}
