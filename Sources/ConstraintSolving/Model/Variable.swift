/// An unknown of a constraint system: a real number without a sign.
public struct Variable: Hashable, Comparable, Sendable {
  let index: Int32

  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
