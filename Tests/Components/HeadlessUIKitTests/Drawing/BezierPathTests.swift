import Foundation
import HeadlessUIKit
import Testing

struct BezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func boundsExcludeControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    // A quadratic curve extends halfway to its control point.
    #expect(abs(path.bounds.height - 5) < 1e-9)
    #expect(path.bounds.width == 10)
    #expect(path.cgPath.boundingBox.height > 6)
    #expect(abs(path.cgPath.boundingBoxOfPath.height - 5) < 1e-9)
    #expect(UIBezierPath(ovalIn: box).bounds.insetBy(dx: 1e-9, dy: 1e-9).isEmpty == false)
    #expect(UIBezierPath(rect: box).bounds == box)
    #expect(UIBezierPath().bounds == .zero)
  }

  @Test func roundedCorners() {
    let path = UIBezierPath(roundedRect: box, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 49, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 39)))
    #expect(path.bounds == box)
    let pill = UIBezierPath(roundedRect: box, cornerRadius: 100)
    // A half disc of radius 10 around (20, 30): the point 6 to the left and 8 up is on the edge.
    #expect(pill.contains(CGPoint(x: 14.1, y: 22.1)))
    #expect(!pill.contains(CGPoint(x: 13.9, y: 21.9)))
  }

  /// The y-axis points down, so angles increase clockwise: a clockwise quarter circle ends below the center, and a
  /// counterclockwise one above it.
  @Test(arguments: [
    (CGFloat.zero, CGFloat.pi / 2, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (CGFloat.zero, -CGFloat.pi / 2, false, CGRect(x: 0, y: -10, width: 10, height: 10)),
    (CGFloat.zero, CGFloat.pi / 2, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (CGFloat.pi, 0, true, CGRect(x: -10, y: -10, width: 20, height: 10)),
    (CGFloat.zero, 2 * CGFloat.pi, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    (-CGFloat.pi / 2, 3 * CGFloat.pi / 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
  ])
  func arcs(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool, _ extent: CGRect) {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let bounds = path.bounds
    #expect(abs(bounds.minX - extent.minX) < 0.01, "\(bounds)")
    #expect(abs(bounds.maxX - extent.maxX) < 0.01, "\(bounds)")
    #expect(abs(bounds.minY - extent.minY) < 0.01, "\(bounds)")
    #expect(abs(bounds.maxY - extent.maxY) < 0.01, "\(bounds)")
  }

  @Test func arcsStayOnTheirCircle() {
    let path = UIBezierPath(arcCenter: .zero, radius: 100, startAngle: 0.3, endAngle: 5.1, clockwise: true)
    // The outline of a thin stroke contains the path: all its points are at a distance of 100 from the center.
    let outline = path.cgPath.copy(strokingWithWidth: 0.02, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: 0, y: 100)))
    #expect(!outline.contains(CGPoint(x: 0, y: 99.8)))
    #expect(!outline.contains(CGPoint(x: 100, y: 0)))
  }

  @Test func clockwiseIsReversedInCoreGraphics() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.boundingBoxOfPath.maxY - 10) < 0.01)
    #expect(abs(path.boundingBoxOfPath.minY) < 0.01)
  }

  /// A sector: its radii are lines from the center to the arc, also if the arc is moved by a transform.
  @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(translationX: 20, y: 0)])
  func arcsContinueTheirSubpath(transform: CGAffineTransform) {
    let path = CGMutablePath()
    path.move(to: .zero, transform: transform)
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false, transform: transform)
    path.closeSubpath()
    // Without the line from the center, only the segment between the chord and the arc would be filled.
    #expect(path.contains(CGPoint(x: 2, y: 2).applying(transform)))
    #expect(!path.contains(CGPoint(x: -2, y: 2).applying(transform)))
  }

  @Test func tangentArcsRoundCorners() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 20, y: 5))
    path.closeSubpath()
    // The center of the arc is (15, 5), and its radius is 5.
    #expect(path.contains(CGPoint(x: 18.5, y: 1.5)))
    #expect(!path.contains(CGPoint(x: 18.6, y: 1.3)))
  }

  @Test func fillRules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func reversedHolesNeedNoEvenOddRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    let twice = UIBezierPath(ovalIn: box).reversing().reversing()
    #expect(twice.bounds == UIBezierPath(ovalIn: box).bounds)
  }

  @Test func applyAndCopy() {
    let path = UIBezierPath(rect: box)
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 1, y: 2))
    #expect(path.bounds.origin == CGPoint(x: 11, y: 22))
    #expect(copy?.bounds == box)
    #expect(copy == UIBezierPath(rect: box))
  }
}
