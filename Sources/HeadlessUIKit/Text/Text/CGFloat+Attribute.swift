import Foundation

extension CGFloat {
  /// The number that an attribute has as its value, in whatever type it came; nil where it is no number.
  init?(attribute: Any?) {
    switch attribute {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as any BinaryInteger: self = CGFloat(Double(number))
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
