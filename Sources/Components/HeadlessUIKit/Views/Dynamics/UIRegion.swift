public import Foundation

/// An area around a point, such as that of a field.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let shape: Shape

  private indirect enum Shape {
    case infinite
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .infinite: true
      case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): !shape.contains(point)
      case .union(let first, let second): first.contains(point) || second.contains(point)
      case .intersection(let first, let second): first.contains(point) && second.contains(point)
      }
    }
  }

  private init(_ shape: Shape) {
    self.shape = shape
    super.init()
  }

  open class var infinite: UIRegion { UIRegion(.infinite) }

  /// Creates a circle.
  public init(radius: CGFloat) {
    shape = .circle(radius: radius)
    super.init()
  }

  /// Creates a rectangle with its middle at the origin.
  public init(size: CGSize) {
    shape = .rectangle(size)
    super.init()
  }

  open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

  /// Returns this area without another one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(shape, .inverse(region.shape)))
  }

  /// Whether the area contains a point, relative to its middle.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
}
