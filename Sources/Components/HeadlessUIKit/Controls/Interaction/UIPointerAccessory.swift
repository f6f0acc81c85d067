public import Foundation

/// A shape beside a pointer. There is no pointer.
@preconcurrency @MainActor
public final class UIPointerAccessory: NSObject {
  public let shape: UIPointerShape
  public let position: Position
  /// Whether the shape turns with the angle of its position.
  public var orientationMatchesAngle = false

  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Returns an arrow that points away from the pointer.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -4, y: 2))
    path.addLine(to: CGPoint(x: 0, y: -2))
    path.addLine(to: CGPoint(x: 4, y: 2))
    let accessory = UIPointerAccessory(.path(path), position: position)
    accessory.orientationMatchesAngle = true
    return accessory
  }

  /// A position around a pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The angle in radians, clockwise from the top.
    public var angle: CGFloat

    public static let defaultOffset: CGFloat = 17
    public static let top = Position(offset: defaultOffset, angle: 0)
    public static let topRight = Position(offset: defaultOffset, angle: .pi / 4)
    public static let right = Position(offset: defaultOffset, angle: .pi / 2)
    public static let bottomRight = Position(offset: defaultOffset, angle: .pi * 3 / 4)
    public static let bottom = Position(offset: defaultOffset, angle: .pi)
    public static let bottomLeft = Position(offset: defaultOffset, angle: .pi * 5 / 4)
    public static let left = Position(offset: defaultOffset, angle: .pi * 3 / 2)
    public static let topLeft = Position(offset: defaultOffset, angle: .pi * 7 / 4)

    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
  }
}
