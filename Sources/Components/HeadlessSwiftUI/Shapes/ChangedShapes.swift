public import HeadlessUIKit

/// A shape with another outline than the one it is made from.
nonisolated struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// An outline that is transformed around a point of its space.
private func transform(_ path: Path, around point: CGPoint, _ transform: CGAffineTransform) -> Path {
  path.offsetBy(dx: -point.x, dy: -point.y).applying(transform).offsetBy(dx: point.x, dy: point.y)
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    ChangedShape(base: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
  }
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { offset(CGSize(width: x, height: y)) }

  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { path, rect in
      HeadlessSwiftUI.transform(path, around: anchor.point(in: rect), CGAffineTransform(scaleX: x, y: y))
    }
  }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { path, rect in
      HeadlessSwiftUI.transform(
        path, around: anchor.point(in: rect), CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }
  }

  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The shape in a space of a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

nonisolated struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

// `@unchecked Sendable`: shapes are values.
/// A shape of any type.
nonisolated public struct AnyShape: Shape, @unchecked Sendable {
  private let base: any Shape

  public init(_ shape: some Shape) { base = shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
