/// Required constraints that cannot hold together.
package struct UnsatisfiableConstraints: Error, Hashable, Sendable {
  /// The constraints of one contradiction, in the order in which they were added. Each takes part in it: a
  /// combination of exactly these says that a number other than zero is zero.
  package var constraints: [ConstraintHandle]
}

extension UnsatisfiableConstraints: CustomStringConvertible {
  package var description: String {
    "\(constraints.count) required constraints contradict each other; remove one of them, or give it a priority "
      + "below 1000, and solve again"
  }
}
