import HeadlessUIKit

/// A curve from 0 to 1 in the time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  /// The curve of an animation.
  let timingCurve: TimingCurve
  public static let linear = UnitCurve(timingCurve: .linear)
  public static let easeIn = UnitCurve(timingCurve: .easeIn)
  public static let easeOut = UnitCurve(timingCurve: .easeOut)
  public static let easeInOut = UnitCurve(timingCurve: .easeInOut)
  public static let circularEaseIn = UnitCurve(timingCurve: .circular(easesIn: true, easesOut: false))
  public static let circularEaseOut = UnitCurve(timingCurve: .circular(easesIn: false, easesOut: true))
  public static let circularEaseInOut = UnitCurve(timingCurve: .circular(easesIn: true, easesOut: true))

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      timingCurve: .cubic(
        x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
        y2: Double(endControlPoint.y)))
  }

  public func value(at progress: Double) -> Double { timingCurve.progress(at: progress, of: 1) }

  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  public var inverse: UnitCurve {
    let inverse: TimingCurve =
      switch timingCurve {
      case .cubic(let x1, let y1, let x2, let y2): .cubic(x1: y1, y1: x1, x2: y2, y2: x2)
      case .circular(true, true): .circularOutIn
      case .circularOutIn: .circular(easesIn: true, easesOut: true)
      case .circular(let easesIn, let easesOut): .circular(easesIn: !easesIn, easesOut: !easesOut)
      case .spring: timingCurve
      }
    return UnitCurve(timingCurve: inverse)
  }
}
