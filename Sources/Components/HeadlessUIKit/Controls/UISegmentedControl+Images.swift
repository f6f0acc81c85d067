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

  /// Replaces a segment by an action, whose image or title it shows.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    setTitle(action.image == nil ? action.title : nil, forSegmentAt: segment)
    setImage(action.image, forSegmentAt: segment)
    segments[segment].label.accessibilityLabel = action.image == nil ? nil : action.title
    actions[segment] = action
  }

  public func actionForSegment(at segment: Int) -> UIAction? { actions[segment] }

  /// Returns the segment of an action; `noSegment` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    actions.first { $0.value.identifier == actionIdentifier }?.key ?? Self.noSegment
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

  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    seldom[key("dividerImage", leftState.rawValue << 32 | rightState.rawValue, barMetrics)]
  }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    store(adjustment, "contentPositionAdjustment", UInt(leftCenterRightOrAlone.rawValue), barMetrics)
  }

  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    seldom[key("contentPositionAdjustment", UInt(leftCenterRightOrAlone.rawValue), barMetrics)] ?? .zero
  }

  private func key(_ name: String, _ part: UInt, _ metrics: UIBarMetrics) -> String {
    "\(name) \(part) \(metrics.rawValue)"
  }

  private func store<Value>(_ value: Value?, _ name: String, _ part: UInt, _ metrics: UIBarMetrics) {
    seldom[key(name, part, metrics)] = value
    let isSet = value.map { $0 as? UIOffset != .zero } ?? false
    seldom.list(name, if: isSet, drawn: "the control has the look of the system")
  }
}
