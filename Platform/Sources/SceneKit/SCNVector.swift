@_exported public import UIKit
@_exported public import simd

public struct SCNVector3: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }

  public init(_ x: Float, _ y: Float, _ z: Float) {
    self.init(x: x, y: y, z: z)
  }

  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }

  public init(_ vector: SIMD3<Float>) {
    self.init(x: vector.x, y: vector.y, z: vector.z)
  }
}

public struct SCNVector4: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float

  public init(x: Float = 0, y: Float = 0, z: Float = 0, w: Float = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.init(x: x, y: y, z: z, w: w)
  }
}

public typealias SCNQuaternion = SCNVector4

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
