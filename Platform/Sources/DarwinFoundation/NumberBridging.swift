public import Foundation

// On Apple's systems, `CGFloat` is bridged to `NSNumber` as `Double` is.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(exactly: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat(truncating: $0) } ?? 0
  }

  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}

/// Converts the elements of an array, as Objective-C does for `values as [NSNumber]`.
public func numbersOfObjectiveC<Number>(_ values: [Number]) -> [NSNumber] {
  values.map { value in
    guard let number = value as? NSNumber else {
      preconditionFailure("A value of type \(Number.self) cannot be an `NSNumber`.")
    }
    return number
  }
}
