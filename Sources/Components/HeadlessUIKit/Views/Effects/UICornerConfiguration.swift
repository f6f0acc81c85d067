import FirstFrameGeometry
public import Foundation

/// The corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case corners(
      topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?, bottomRight: UICornerRadius?)
    case capsule(maximum: CGFloat?)
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners(
        topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  public static func uniformLeftRadius(
    _ radius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformRightRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: radius)
  }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Returns corners with a radius of half the shorter side.
  ///
  /// - Parameter maximumRadius: The largest radius, in points; `nil` for no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }
}

/// The radius of a corner: a number of points, or a radius that depends on the corners of the superview.
public struct UICornerRadius: Hashable, Sendable {
  fileprivate let kind: Kind

  fileprivate enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// Returns the radius with the same center as the superview's corner: its radius less the distance to the nearest edge.
  ///
  /// - Parameter minimum: The smallest radius, in points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(kind: .fixed(CGFloat(value)))
  }

  public init(integerLiteral value: Int) {
    self.init(kind: .fixed(CGFloat(value)))
  }
}

extension UIView {
  /// Returns the radius of a corner with the current size and superview, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = customCornerConfiguration.map(cornerRadii) ?? CornerRadii(layer.cornerRadius)
    return switch corner {
    case .topLeft: radii.topLeft
    case .topRight: radii.topRight
    case .bottomLeft: radii.bottomLeft
    case .bottomRight: radii.bottomRight
    default: 0
    }
  }

  /// Returns the radii that a configuration determines.
  func cornerRadii(of configuration: UICornerConfiguration) -> CornerRadii {
    switch configuration.kind {
    case .capsule(let maximum):
      return CornerRadii(max(min(bounds.width / 2, bounds.height / 2, maximum ?? .infinity), 0))
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      return CornerRadii(
        topLeft: points(topLeft, \.topLeft), topRight: points(topRight, \.topRight),
        bottomRight: points(bottomRight, \.bottomRight), bottomLeft: points(bottomLeft, \.bottomLeft))
    }
  }

  private func points(_ radius: UICornerRadius?, _ corner: KeyPath<CornerRadii, CGFloat>) -> CGFloat {
    switch radius?.kind {
    case nil: return 0
    case .fixed(let radius): return max(radius, 0)
    case .containerConcentric(let minimum):
      guard let superview else { return max(minimum, 0) }
      let size = superview.bounds.size
      let distance = min(frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY)
      return max(superview.layer.cornerRadii[keyPath: corner] - max(distance, 0), minimum, 0)
    }
  }
}
