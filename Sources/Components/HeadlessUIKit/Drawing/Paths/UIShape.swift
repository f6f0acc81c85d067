public import Foundation

/// The outline of an effect around a view: a rectangle, a capsule, a circle or a path.
@preconcurrency @MainActor
public struct UIShape: UIShapeProvider {
  private let kind: Kind
  private var insets = UIEdgeInsets.zero

  private enum Kind {
    case rectangle(CGRect?, radius: CGFloat, corners: UIRectCorner)
    case capsule, circle
    case path(UIBezierPath)
    case provider(any UIShapeProvider)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  public init(_ provider: some UIShapeProvider) {
    kind = .provider(provider)
  }

  public static var rect: UIShape { rect(cornerRadius: 0) }
  public static var capsule: UIShape { UIShape(kind: .capsule) }
  public static var circle: UIShape { UIShape(kind: .circle) }

  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(kind: .rectangle(nil, radius: cornerRadius, corners: maskedCorners))
  }

  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape {
    UIShape(kind: .rectangle(rect, radius: cornerRadius, corners: maskedCorners))
  }

  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }

  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets = UIEdgeInsets(
      top: self.insets.top + insets.top, left: self.insets.left + insets.left,
      bottom: self.insets.bottom + insets.bottom, right: self.insets.right + insets.right)
    return shape
  }

  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// Returns the shape in the bounds of a view.
  public func resolved(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
    let bounds = context.contentShape.boundingRect.inset(by: insets)
    switch kind {
    case .provider(let provider): return provider.resolved(in: context)
    case .path(let path): return Resolved(shape: self, boundingRect: path.bounds, path: path)
    case .rectangle(let rect, let radius, let corners):
      let box = rect?.inset(by: insets) ?? bounds
      let path = UIBezierPath(
        roundedRect: box, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Resolved(shape: self, boundingRect: box, path: path)
    case .capsule:
      let radius = min(bounds.width, bounds.height) / 2
      return Resolved(
        shape: self, boundingRect: bounds, path: UIBezierPath(roundedRect: bounds, cornerRadius: radius))
    case .circle:
      let side = min(bounds.width, bounds.height)
      let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      return Resolved(shape: self, boundingRect: box, path: UIBezierPath(ovalIn: box))
    }
  }
}

/// An object with a shape.
@preconcurrency @MainActor
public protocol UIShapeProvider {
  func resolved(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// The curve of rounded corners.
public enum UICornerCurve: Int, CaseIterable, Sendable {
  case automatic = 0
  case circular = 1
  case continuous = 2
}

extension UIShape {
  /// A shape with a size.
  @preconcurrency @MainActor
  public struct Resolved {
    public let shape: UIShape
    /// The smallest rectangle that contains the shape, in points.
    public let boundingRect: CGRect
    public let path: UIBezierPath

    public func inset(by insets: UIEdgeInsets) -> Resolved {
      let content = Resolved(shape: .rect, boundingRect: boundingRect, path: UIBezierPath(rect: boundingRect))
      return shape.inset(by: insets).resolved(in: ResolutionContext(contentShape: content))
    }

    public func inset(by inset: CGFloat) -> Resolved {
      self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }
  }

  /// What a shape is resolved for.
  @preconcurrency @MainActor
  public struct ResolutionContext {
    /// The outline of the view.
    public let contentShape: Resolved
  }
}

public typealias UIResolvedShape = UIShape.Resolved
public typealias UIShapeResolutionContext = UIShape.ResolutionContext
