public import HeadlessUIKit

/// A curve from 0 to 1 in the time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear, circularIn, circularOut, circularInOut
    case bezier(UnitPoint, UnitPoint)
  }

  private let kind: Kind
  public static let linear = UnitCurve(kind: .linear)
  // The control points of CSS's and Core Animation's curves of these names.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  /// The curve of an animation.
  var timingCurve: TimingCurve {
    switch kind {
    case .linear: .linear
    case .circularIn: .circular(easesIn: true, easesOut: false)
    case .circularOut: .circular(easesIn: false, easesOut: true)
    case .circularInOut: .circular(easesIn: true, easesOut: true)
    case .bezier(let start, let end):
      .cubic(x1: Double(start.x), y1: Double(start.y), x2: Double(end.x), y2: Double(end.y))
    }
  }

  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .linear: return time
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      let far = 2 - 2 * time
      return time < 0.5 ? (1 - (1 - 4 * time * time).squareRoot()) / 2 : ((1 - far * far).squareRoot() + 1) / 2
    case .bezier(let start, let end):
      return Self.cubic(start.y, end.y, at: Self.parameter(start.x, end.x, at: time))
    }
  }

  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  public var inverse: UnitCurve {
    guard case .bezier(let start, let end) = kind else { return self }
    return .bezier(
      startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
  }

  /// A coordinate of a curve from 0 to 1 with two control points.
  private static func cubic(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  /// The parameter at which the curve is at a time, found by halving the range.
  private static func parameter(_ first: Double, _ second: Double, at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(first, second, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
