public import HeadlessUIKit

/// A transform of a plane, with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform in space.
  fileprivate var transform: CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m14) = (m11, m12, m13)
    (result.m21, result.m22, result.m24) = (m21, m22, m23)
    (result.m41, result.m42, result.m44) = (m31, m32, m33)
    return result
  }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(CATransform3DConcat(transform, rhs.transform))
  }
}

/// A change of the place and form of a view that has no effect on its layout.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> ModifiedView {
    ModifiedView(content) { content, context in
      [
        context.inContainer(content) { _ in
        } didPlace: {
          $0.project(effectValue(size: $0.bounds.size))
        }
      ]
    }
  }

  public func ignoredByLayout() -> some GeometryEffect { self }
}

extension View {
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    ModifiedView(self) { content, context in
      [
        context.inContainer(content) { _ in
        } didPlace: {
          $0.project(transform)
        }
      ]
    }
  }
}

extension UIView {
  /// Transforms the view around its upper left corner.
  fileprivate func project(_ projection: ProjectionTransform) {
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(x, y, 0), projection.transform)
    layer.transform = CATransform3DConcat(moved, CATransform3DMakeTranslation(-x, -y, 0))
  }
}

/// A modifier whose data can be animated.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
