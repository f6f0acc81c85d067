/// A set of passes.
struct PendingPasses: OptionSet, Sendable {
  let rawValue: UInt8

  static let properties = PendingPasses(rawValue: 1 << 0)
  static let layout = PendingPasses(rawValue: 1 << 1)
  static let constraints = PendingPasses(rawValue: 1 << 2)
  /// The configuration of a cell, updated with the properties.
  static let configuration = PendingPasses(rawValue: 1 << 4)
  /// Drawing, which runs when a view is described and not during layout.
  static let display = PendingPasses(rawValue: 1 << 3)
}
