/// An unknown of a constraint system: a real number without a sign.
package struct Variable: Hashable, Comparable, Sendable {
  let index: Int32

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
