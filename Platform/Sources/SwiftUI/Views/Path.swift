public import UIKit

/// The outline of a shape.
public struct Path {
  private let path: UIBezierPath

  public init() { path = UIBezierPath() }
  public init(_ rect: CGRect) { path = UIBezierPath(rect: rect) }
  public init(_ path: CGPath) { self.path = UIBezierPath(cgPath: path) }
  public init(ellipseIn rect: CGRect) { path = UIBezierPath(ovalIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  public var cgPath: CGPath { path.cgPath }
  public var boundingRect: CGRect { path.bounds }
  public var isEmpty: Bool { path.isEmpty }

  public mutating func move(to point: CGPoint) { path.move(to: point) }
  public mutating func addLine(to point: CGPoint) { path.addLine(to: point) }
  public mutating func closeSubpath() { path.close() }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, controlPoint: control)
  }

  public mutating func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  public mutating func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  public mutating func addPath(_ other: Path) { path.append(other.path) }

  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    path.append(UIBezierPath(roundedRect: rect, cornerRadius: cornerSize.width))
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    // SwiftUI names the direction in a space whose vertical axis points up.
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: !clockwise)
  }
}

/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public var degrees: Double { radians * 180 / .pi }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
