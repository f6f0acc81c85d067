/// The dimensions of an element that its content decides.
struct FlexibleAxes: OptionSet, Hashable {
  let rawValue: UInt8

  static let horizontal = FlexibleAxes(rawValue: 1 << 0)
  static let vertical = FlexibleAxes(rawValue: 1 << 1)
  static let both: FlexibleAxes = [.horizontal, .vertical]
}
