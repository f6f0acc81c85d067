public import Foundation

/// An object with properties for assistive technology, as every object has in UIKit.
///
/// Views, responders and bar items declare these properties themselves. The properties of other objects are stored, for
/// tests to read; layout trees do not contain them.
public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}

extension AccessibleObject {
  public var isAccessibilityElement: Bool {
    get { AccessibilityProperties.of(self).isElement }
    set { AccessibilityProperties.change(self) { $0.isElement = newValue } }
  }

  public var accessibilityLabel: String? {
    get { AccessibilityProperties.of(self).label }
    set { AccessibilityProperties.change(self) { $0.label = newValue } }
  }

  public var accessibilityValue: String? {
    get { AccessibilityProperties.of(self).value }
    set { AccessibilityProperties.change(self) { $0.value = newValue } }
  }

  public var accessibilityHint: String? {
    get { AccessibilityProperties.of(self).hint }
    set { AccessibilityProperties.change(self) { $0.hint = newValue } }
  }

  public var accessibilityIdentifier: String? {
    get { AccessibilityProperties.of(self).identifier }
    set { AccessibilityProperties.change(self) { $0.identifier = newValue } }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityProperties.of(self).traits }
    set { AccessibilityProperties.change(self) { $0.traits = newValue } }
  }
}

/// The accessibility of an object without properties of its own for it.
private struct AccessibilityProperties {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none

  private struct Owner {
    weak var object: NSObject?
    var properties: AccessibilityProperties
  }

  // Guarded by `lock`.
  nonisolated(unsafe) private static var owners: [ObjectIdentifier: Owner] = [:]
  private static let lock = NSLock()

  static func of(_ object: NSObject) -> AccessibilityProperties {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
        return AccessibilityProperties()
      }
      return owner.properties
    }
  }

  static func change(_ object: NSObject, _ change: (inout AccessibilityProperties) -> Void) {
    var properties = of(object)
    change(&properties)
    lock.withLock {
      // Those of deallocated objects are removed whenever the number of objects has doubled.
      if owners.count >= limit {
        owners = owners.filter { $0.value.object != nil }
        limit = max(64, owners.count * 2)
      }
      owners[ObjectIdentifier(object)] = Owner(object: object, properties: properties)
    }
  }

  // Guarded by `lock`.
  nonisolated(unsafe) private static var limit = 64
}
