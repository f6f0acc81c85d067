/// A constraint that is in a solver. Handles compare in the order in which their constraints were added.
package struct ConstraintHandle: Hashable, Comparable, Sendable {
  let slot: Int32
  let serial: Int

  package static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool { left.serial < right.serial }
}
