import Foundation

/// Conversions of the values in interface documents to the types of properties, as key-value coding makes them.
enum InterfaceValue {
  /// Returns a value as another type; `nil` if it has no such form.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else {
      return (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    }
    if let exact = value as? Value { return exact }
    return converted(value, toBase: (type as? any InterfaceOptional.Type)?.wrapped ?? type) as? Value
  }

  /// Returns a value without its optionality; `nil` for `nil`.
  static func unwrapped(_ value: Any) -> Any? {
    guard value is any InterfaceOptional else { return value }
    return Mirror(reflecting: value).children.first.flatMap { unwrapped($0.value) }
  }

  private static func converted(_ value: Any, toBase type: Any.Type) -> Any? {
    if let flag = value as? Bool {
      return type == Bool.self ? flag : number(flag ? 1 : 0, as: type)
    }
    if let value = value as? Double { return number(value, as: type) }
    if let value = value as? Int { return number(Double(value), as: type) }
    if let text = value as? String {
      if type == Character.self { return text.count == 1 ? text.first : nil }
      return Double(text).flatMap { number($0, as: type) }
    }
    if let size = value as? CGSize {
      if type == CGPoint.self { return CGPoint(x: size.width, y: size.height) }
      if type == UIOffset.self { return UIOffset(horizontal: size.width, vertical: size.height) }
    }
    if let point = value as? CGPoint, type == UIOffset.self { return UIOffset(horizontal: point.x, vertical: point.y) }
    if let rect = value as? CGRect, type == UIEdgeInsets.self {
      // A document has insets as a rectangle: top, left, bottom and right.
      return UIEdgeInsets(top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height)
    }
    if let color = value as? UIColor, type == CGColor.self { return MainActor.assumeIsolated { color.cgColor } }
    return nil
  }

  private static func number(_ value: Double, as type: Any.Type) -> Any? {
    switch type {
    case is Double.Type: return value
    case is CGFloat.Type: return CGFloat(value)
    case is Float.Type: return Float(value)
    case is Bool.Type: return value != 0
    case is NSNumber.Type: return NSNumber(value: value)
    case is String.Type: return nil
    default:
      guard let whole = Int(exactly: value.rounded(.towardZero)) else { return nil }
      if let integers = type as? any FixedWidthInteger.Type { return integers.init(clamping: whole) }
      return raw(whole, as: type)
    }
  }

  /// Returns the case of an enumeration with a raw value.
  private static func raw(_ value: Int, as type: Any.Type) -> Any? {
    guard let raws = type as? any RawRepresentable.Type else { return nil }
    return InterfaceValue.rawValue(value, raws)
  }

  private static func rawValue<Raw: RawRepresentable>(_ value: Int, _ type: Raw.Type) -> Any? {
    (Raw.RawValue.self as? any FixedWidthInteger.Type)
      .flatMap { $0.init(clamping: value) as? Raw.RawValue }.flatMap { Raw(rawValue: $0) }
  }
}

/// An optional type, whose wrapped type is needed at run time.
private protocol InterfaceOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: InterfaceOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
