/// The display state of a slider.
public struct CustomSliderDisplayState: Hashable, Sendable {
  public var title: String
  public var value: Int
  public var limits: ClosedRange<Int>
  /// The distance between two stops.
  public var step: Int
  public var unit: SliderUnit
  public var isEnabled: Bool

  public init(
    title: String, value: Int, limits: ClosedRange<Int>, step: Int = 1, unit: SliderUnit = .none, isEnabled: Bool = true
  ) {
    self.title = title
    self.value = value
    self.limits = limits
    self.step = step
    self.unit = unit
    self.isEnabled = isEnabled
  }

  /// The position of the value between the limits, from 0 to 1.
  package var share: Double {
    limits.count > 1 ? Double(value - limits.lowerBound) / Double(limits.upperBound - limits.lowerBound) : 0
  }

  /// The stop nearest to a fraction of the range.
  package func stop(at share: Double) -> Int {
    let way = Double(limits.upperBound - limits.lowerBound) * min(max(share, 0), 1)
    let steps = Int((way / Double(max(step, 1))).rounded())
    return min(limits.lowerBound + steps * step, limits.upperBound)
  }
}
