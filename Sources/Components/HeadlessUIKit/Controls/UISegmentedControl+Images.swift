import FirstFrameLayoutTree
import Foundation

extension UISegmentedControl {
  /// A position of a segment.
  public enum Segment: Int, CaseIterable, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  // Images and metrics are stored. The control is drawn in the look of the system.

  func standardSetBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    store(backgroundImage, "backgroundImage", state.rawValue, barMetrics)
  }

  func standardBackgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    seldom[key("backgroundImage", state.rawValue, barMetrics)]
  }

  func standardSetDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    store(dividerImage, "dividerImage", leftState.rawValue << 32 | rightState.rawValue, barMetrics)
  }

  func key(_ name: String, _ part: UInt, _ metrics: UIBarMetrics) -> String {
    "\(name) \(part) \(metrics.rawValue)"
  }

  func store<Value>(_ value: Value?, _ name: String, _ part: UInt, _ metrics: UIBarMetrics) {
    seldom[key(name, part, metrics)] = value
    let isSet = value.map { $0 as? UIOffset != .zero } ?? false
    seldom.list(name, if: isSet, drawn: "the control has the look of the system")
  }
}
