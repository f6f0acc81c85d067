package import Foundation

/// A type with the value that a property with `@NSManaged` has before it is set.
package protocol EmptyValue {
  static var empty: Self { get }
}

extension Optional: EmptyValue {
  package static var empty: Wrapped? { nil }
}
extension Bool: EmptyValue {
  package static var empty: Bool { false }
}
extension String: EmptyValue {
  package static var empty: String { "" }
}
extension Data: EmptyValue {
  package static var empty: Data { Data() }
}
extension Date: EmptyValue {
  package static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Array: EmptyValue {
  package static var empty: [Element] { [] }
}
extension Set: EmptyValue {
  package static var empty: Set<Element> { [] }
}
extension Int: EmptyValue {
  package static var empty: Int { 0 }
}
extension Int16: EmptyValue {
  package static var empty: Int16 { 0 }
}
extension Int32: EmptyValue {
  package static var empty: Int32 { 0 }
}
extension Int64: EmptyValue {
  package static var empty: Int64 { 0 }
}
extension Double: EmptyValue {
  package static var empty: Double { 0 }
}
extension Float: EmptyValue {
  package static var empty: Float { 0 }
}
extension CGFloat: EmptyValue {
  package static var empty: CGFloat { 0 }
}
extension CGPoint: EmptyValue {
  package static var empty: CGPoint { .zero }
}
extension CGSize: EmptyValue {
  package static var empty: CGSize { .zero }
}
extension CGRect: EmptyValue {
  package static var empty: CGRect { .zero }
}

/// Returns the value of a property before it is set; `nil` if its type has none.
package func emptyValue<Value>() -> Value? {
  (Value.self as? any EmptyValue.Type)?.empty as? Value
}
