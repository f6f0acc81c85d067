public import Foundation
import Synchronization

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

  /// `@unchecked Sendable`: the object itself is never used, only compared.
  private struct Owner: @unchecked Sendable {
    weak var object: NSObject?
    var properties: AccessibilityProperties
  }

  private struct State {
    var owners: [ObjectIdentifier: Owner] = [:]
    /// The number of objects at which those that no longer exist are removed.
    var limit = 64
  }

  private static let state = Mutex(State())

  static func of(_ object: NSObject) -> AccessibilityProperties {
    let identifier = ObjectIdentifier(object)
    guard let owner = state.withLock({ $0.owners[identifier] }), owner.object === object else {
      return AccessibilityProperties()
    }
    return owner.properties
  }

  static func change(_ object: NSObject, _ change: (inout AccessibilityProperties) -> Void) {
    var properties = of(object)
    change(&properties)
    let identifier = ObjectIdentifier(object)
    let owner = Owner(object: object, properties: properties)
    // The previous values are released after the lock, because deinitializers of their closures may use them.
    let released = state.withLock { state in
      let previous = state.owners
      // Those of deallocated objects are removed whenever the number of objects has doubled.
      if state.owners.count >= state.limit {
        state.owners = state.owners.filter { $0.value.object != nil }
        state.limit = max(64, state.owners.count * 2)
      }
      state.owners[identifier] = owner
      return previous
    }
    withExtendedLifetime(released) {}
  }
}
