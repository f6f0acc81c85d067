// swift-format-ignore-file: TypeNamesShouldBeCapitalized

@_exported public import Foundation
@_exported public import simd

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Operations on arrays.
public enum vDSP {
  public static func add(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 + $1 } }
  public static func add(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 + $1 } }
  public static func subtract(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 - $1 } }
  public static func subtract(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 - $1 } }
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { scalar * $0 } }
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { scalar * $0 } }
  public static func multiply(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 * $1 } }
  public static func multiply(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 * $1 } }
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  public static func mean(_ vector: [Float]) -> Float { vector.isEmpty ? .nan : sum(vector) / Float(vector.count) }
  public static func mean(_ vector: [Double]) -> Double { vector.isEmpty ? .nan : sum(vector) / Double(vector.count) }
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
}
