import Foundation

/// A property or a method of a class that interface documents refer to by its name.
///
/// On Linux, Swift cannot find members by name. A port declares those with `@IBOutlet`, `@IBInspectable` and `@IBAction`
/// by itself. A class of another package adopts ``InterfaceConnectable``:
///
///     final class DishCell: UITableViewCell, InterfaceConnectable {
///       weak var titleLabel: UILabel!
///
///       class var interfaceConnections: [InterfaceConnection] {
///         [.property("titleLabel", \DishCell.titleLabel), .action(Selector("order:", DishCell.order(_:)))]
///       }
///     }
@preconcurrency @MainActor
public struct InterfaceConnection {
  let name: String
  /// Sets the property of an object. Returns whether the object has the property, of the type of the value.
  let set: (_ object: AnyObject, _ value: Any?) -> Bool
  /// Returns the value of the property of an object; `nil` if the object does not have it.
  let get: (_ object: AnyObject) -> Any??
  /// Whether it is a method.
  let isAction: Bool

  /// A property that documents connect to an object, or set to a value.
  public static func property<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> InterfaceConnection {
    InterfaceConnection(
      name: name, isAction: false,
      get: { object in (object as? Owner).map { InterfaceValue.unwrapped($0[keyPath: property]) } },
      set: { object, value in
        guard let owner = object as? Owner else { return false }
        guard let converted = InterfaceValue.converted(value, to: Value.self) else { return false }
        owner[keyPath: property] = converted
        return true
      })
  }

  /// A method that controls, bar buttons and gestures call, and that unwind segues return to.
  public static func action(_ selector: Selector) -> InterfaceConnection {
    InterfaceConnection(name: selector.name, isAction: true, get: { _ in nil }, set: { _, _ in false })
  }

  private init(
    name: String, isAction: Bool, get: @escaping (AnyObject) -> Any??, set: @escaping (AnyObject, Any?) -> Bool
  ) {
    self.name = name
    self.get = get
    self.isAction = isAction
    self.set = set
  }
}

/// A class whose members interface documents refer to.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
  /// The members of the class and of its superclasses.
  static var interfaceConnections: [InterfaceConnection] { get }
}

/// A class that interface documents of a module can name.
@preconcurrency @MainActor
public struct InterfaceClass {
  /// The name in Objective-C, without a module.
  let name: String
  let type: AnyClass
  let connections: [InterfaceConnection]
  let make: (() -> AnyObject)?

  /// - Parameters:
  ///   - name: The name in documents.
  ///   - connections: The members that the class itself declares, without those of superclasses.
  ///   - make: Creates an object that is neither a view nor a controller.
  public init(_ name: String, _ type: AnyClass, _ connections: [InterfaceConnection], make: (() -> AnyObject)? = nil) {
    self.name = name
    self.type = type
    self.connections = connections
    self.make = make
  }
}

/// The classes of a ported module that interface documents refer to. Each port has a type `FirstFrameInterfaces`.
@preconcurrency @MainActor
public protocol InterfaceModule {
  static var classes: [InterfaceClass] { get }
}
