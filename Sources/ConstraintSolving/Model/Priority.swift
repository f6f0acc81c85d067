/// How much a constraint matters: any violation of a higher priority outweighs all violations of lower ones.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  /// Must hold. Everything below is a preference.
  public static let required = Priority(1000)

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public var isRequired: Bool { rawValue >= Priority.required.rawValue }

  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
