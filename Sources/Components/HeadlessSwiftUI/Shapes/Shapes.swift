public import HeadlessUIKit

/// A two-dimensional outline, which fills all the space that is offered with the foreground color.
@MainActor @preconcurrency
public protocol Shape: View, Animatable {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  nonisolated static var role: ShapeRole { get }
}

/// What a shape is drawn for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  public var body: ShapeView { fill() }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public nonisolated static var role: ShapeRole { .fill }

  public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()) -> ShapeView {
    ShapeView(shape: self).fill(style, style: fillStyle)
  }
  public func fill(style: FillStyle = FillStyle()) -> ShapeView { fill(ForegroundStyle(), style: style) }

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  public func stroke(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    ShapeView(shape: self).stroke(style, style: strokeStyle)
  }
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView { stroke(ForegroundStyle(), lineWidth: lineWidth) }
  public func stroke(style: StrokeStyle) -> ShapeView { stroke(ForegroundStyle(), style: style) }
}

/// A shape whose border can be drawn within its edges.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView { strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth)) }

  public func strokeBorder(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    ShapeView(shape: self).strokeBorder(style, style: strokeStyle)
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

nonisolated public struct Rectangle: InsettableShape, Sendable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(self, amount) }
}

nonisolated public struct RoundedRectangle: InsettableShape, Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    let inner = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return InsetOutline(RoundedRectangle(cornerSize: inner, style: style), amount)
  }
}

nonisolated public struct UnevenRoundedRectangle: InsettableShape, Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    func inner(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    let radii = RectangleCornerRadii(
      topLeading: inner(cornerRadii.topLeading), bottomLeading: inner(cornerRadii.bottomLeading),
      bottomTrailing: inner(cornerRadii.bottomTrailing), topTrailing: inner(cornerRadii.topTrailing))
    return InsetOutline(UnevenRoundedRectangle(cornerRadii: radii, style: style), amount)
  }
}

nonisolated public struct Capsule: InsettableShape, Sendable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(self, amount) }
}

nonisolated public struct Ellipse: InsettableShape, Sendable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(self, amount) }
}

nonisolated public struct Circle: InsettableShape, Sendable {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): CGSize(width: 10, height: 10)
    case (let side?, nil), (nil, let side?): CGSize(width: side, height: side)
    case (let width?, let height?): CGSize(width: min(width, height), height: min(width, height))
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(self, amount) }
}

/// The shape of the container around, which is a rectangle here.
nonisolated public struct ContainerRelativeShape: InsettableShape, Sendable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(self, amount) }
}

/// A shape within the edges of its space.
nonisolated struct InsetOutline<Base: Shape>: InsettableShape {
  private let base: Base
  private let amount: CGFloat

  init(_ base: Base, _ amount: CGFloat) { (self.base, self.amount) = (base, amount) }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return base.path(in: inner.isNull ? CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) : inner)
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  func inset(by amount: CGFloat) -> InsetOutline { InsetOutline(base, self.amount + amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
