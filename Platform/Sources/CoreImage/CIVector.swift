public import Foundation

/// Numbers that a filter takes: a point, a rectangle, or any others.
// `@unchecked Sendable`: the numbers do not change.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }

  private init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }

  /// Creates a vector from a text such as `[0 0.5 1]`.
  public convenience init(string representation: String) {
    let numbers = representation.split { "[], ".contains($0) }.compactMap { Double($0) }
    self.init(numbers.map { CGFloat($0) })
  }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var stringRepresentation: String { "[" + values.map { "\($0)" }.joined(separator: " ") + "]" }

  /// The number at an index; 0 if there is none.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}
