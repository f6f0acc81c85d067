/// The passes that a view waits for.
struct PendingPasses: OptionSet, Sendable {
  let rawValue: UInt8

  static let properties = PendingPasses(rawValue: 1 << 0)
  static let layout = PendingPasses(rawValue: 1 << 1)
  static let constraints = PendingPasses(rawValue: 1 << 2)
  /// How a cell looks in its state, which is settled with the properties.
  static let configuration = PendingPasses(rawValue: 1 << 4)
  /// Drawing, which the description of a view does and no layout waits for.
  static let display = PendingPasses(rawValue: 1 << 3)
}
