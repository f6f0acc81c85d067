public import HeadlessUIKit

// `@unchecked Sendable`: the path is copied before a change, unless nothing else has it.
/// The outline of a shape.
public struct Path: Equatable, @unchecked Sendable {
  private var path: UIBezierPath

  public init() { path = UIBezierPath() }
  public init(_ rect: CGRect) { path = UIBezierPath(rect: rect) }
  public init(_ path: CGPath) { self.path = UIBezierPath(cgPath: path) }
  public init(ellipseIn rect: CGRect) { path = UIBezierPath(ovalIn: rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    path =
      cornerSize.width == cornerSize.height
      ? UIBezierPath(roundedRect: rect, cornerRadius: cornerSize.width)
      : UIBezierPath(
        cgPath: CGPath(
          roundedRect: rect, cornerWidth: min(cornerSize.width, rect.width / 2),
          cornerHeight: min(cornerSize.height, rect.height / 2)))
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    let limit = min(rect.width, rect.height) / 2
    let radii = cornerRadii
    let (topLeft, topRight) = (min(radii.topLeading, limit), min(radii.topTrailing, limit))
    let (bottomLeft, bottomRight) = (min(radii.bottomLeading, limit), min(radii.bottomTrailing, limit))
    func addCorner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ degrees: Double) {
      guard radius > 0 else { return addLine(to: CGPoint(x: x, y: y)) }
      path.addArc(
        withCenter: CGPoint(x: x, y: y), radius: radius, startAngle: degrees * .pi / 180,
        endAngle: (degrees + 90) * .pi / 180, clockwise: true)
    }
    move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
    addCorner(rect.maxX - topRight, rect.minY + topRight, topRight, -90)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
    addCorner(rect.maxX - bottomRight, rect.maxY - bottomRight, bottomRight, 0)
    addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
    addCorner(rect.minX + bottomLeft, rect.maxY - bottomLeft, bottomLeft, 90)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
    addCorner(rect.minX + topLeft, rect.minY + topLeft, topLeft, 180)
    closeSubpath()
  }

  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  public var cgPath: CGPath { path.cgPath }
  public var boundingRect: CGRect { path.bounds }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint? { isEmpty ? nil : path.currentPoint }

  public static func == (left: Self, right: Self) -> Bool { left.cgPath == right.cgPath }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// The path, which nothing else has.
  private mutating func own() -> UIBezierPath {
    if !isKnownUniquelyReferenced(&path) { path = UIBezierPath(cgPath: path.cgPath) }
    return path
  }

  // MARK: Parts

  public mutating func move(to point: CGPoint) { own().move(to: point) }
  public mutating func addLine(to point: CGPoint) {
    isEmpty ? own().move(to: point) : own().addLine(to: point)
  }
  public mutating func closeSubpath() { own().close() }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    own().addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    own().addQuadCurve(to: end, controlPoint: control)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // SwiftUI names the direction in a space whose vertical axis points up.
    guard transform == .identity, !isEmpty else {
      let arc = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: !clockwise)
      arc.apply(transform)
      own().append(arc)
      return
    }
    own().addArc(
      withCenter: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: !clockwise)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }

  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let copy = path.cgPath.mutableCopy() else { return }
    copy.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    path = UIBezierPath(cgPath: copy)
  }

  // MARK: Whole paths

  private mutating func add(_ other: UIBezierPath, _ transform: CGAffineTransform) {
    let copy = UIBezierPath(cgPath: other.cgPath)
    if transform != .identity { copy.apply(transform) }
    own().append(copy)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(UIBezierPath(rect: rect), transform)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(UIBezierPath(ovalIn: rect), transform)
  }
  public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) { add(other.path, transform) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerSize: cornerSize, style: style).path, transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).path, transform)
  }

  // MARK: Changed paths

  public func applying(_ transform: CGAffineTransform) -> Path {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.apply(transform)
    return Path(copy.cgPath)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(cgPath.trimmed(from: from, to: to)) }

  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line = style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
}

/// A path fills the space that is offered, and is drawn from its upper leading corner.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// How the inside of a path is determined.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
