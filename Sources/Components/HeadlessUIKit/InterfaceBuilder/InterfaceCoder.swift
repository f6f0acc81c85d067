import FirstFrameInterfaceDocuments
public import Foundation

/// The coder with which an object of an interface document is created. Its keys are the attributes of the document, the
/// runtime attributes, and UIKit's keys of geometry.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let builder: InterfaceBuilder
  private let values: [String: Any]
  /// Whether the views inside of the view were created.
  var hasContent = false

  @MainActor
  init(_ element: InterfaceElement, _ builder: InterfaceBuilder) {
    self.element = element
    self.builder = builder
    values = builder.codedValues(of: element)
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeBool(forKey key: String) -> Bool { InterfaceValue.converted(values[key], to: Bool.self) ?? false }
  override func decodeInteger(forKey key: String) -> Int { InterfaceValue.converted(values[key], to: Int.self) ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

  override func decodeDouble(forKey key: String) -> Double {
    InterfaceValue.converted(values[key], to: Double.self) ?? 0
  }

  /// Returns a value of any type, such as a rectangle.
  func value<Value>(_ key: String) -> Value? { InterfaceValue.converted(values[key], to: Value.self) }
}

extension NSCoder {
  // Values of a type that an interface document has; zero for other coders, and for keys without such a value.

  public func decodeCGPoint(forKey key: String) -> CGPoint { (self as? InterfaceCoder)?.value(key) ?? .zero }
  public func decodeCGSize(forKey key: String) -> CGSize { (self as? InterfaceCoder)?.value(key) ?? .zero }
  public func decodeCGRect(forKey key: String) -> CGRect { (self as? InterfaceCoder)?.value(key) ?? .zero }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { (self as? InterfaceCoder)?.value(key) ?? .zero }

  /// Applies the attributes of an interface document to a view that is being created. Each class of UIKit calls it
  /// after it has set its own defaults.
  @MainActor
  func decodeAttributes(of view: UIView) {
    guard let coder = self as? InterfaceCoder else { return }
    coder.builder.decode(view, coder.element)
  }

  /// Creates the views inside of a view that is being created, and their constraints, once.
  @MainActor
  func decodeContent(of view: UIView) {
    guard let coder = self as? InterfaceCoder, !coder.hasContent else { return }
    coder.hasContent = true
    coder.builder.addContent(of: coder.element, to: view)
  }

  /// Applies the attributes of an interface document to a controller that is being created.
  @MainActor
  func decodeAttributes(of controller: UIViewController) {
    guard let coder = self as? InterfaceCoder else { return }
    coder.builder.decode(controller, coder.element)
  }

  /// The element of the document; `nil` for other coders.
  var interfaceElement: InterfaceElement? { (self as? InterfaceCoder)?.element }
}
