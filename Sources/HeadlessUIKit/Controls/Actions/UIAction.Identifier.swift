extension UIAction {
  /// What tells an action from others: a control holds one action of an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @MainActor private static var count = 0

    /// An identifier that no other action in the process has.
    @MainActor static func unique() -> Identifier {
      count += 1
      return Identifier("action-\(count)")
    }
  }
}
