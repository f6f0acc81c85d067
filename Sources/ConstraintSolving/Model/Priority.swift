/// How much a constraint matters: any violation of a higher priority outweighs all violations of lower ones.
package struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  package var rawValue: Float

  /// Must hold. Everything below is a preference.
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
