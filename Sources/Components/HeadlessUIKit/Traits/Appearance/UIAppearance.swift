import FirstFrameLayoutTree
public import Foundation

/// An object with properties that a proxy of its class presets.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class. Properties that are set on it become defaults of the class's objects, before their
  /// first layout.
  static func appearance() -> Self
  /// Returns the proxy for objects within containers, innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can contain objects with an appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self {
    AppearanceProxies.proxy(of: self, containers: [])
  }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, containers: containerTypes)
  }

  /// Returns the proxy for all traits. There are no separate proxies for trait collections.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}

/// The proxies of bar items, which are objects of their own: settings have no effect.
extension UIBarItem: UIAppearance {
  public class func appearance() -> Self {
    UsageWarnings.warnOfNoEffect("UIBarItem.appearance()", "set the properties of the items or of the bar's appearance")
    return self.init()
  }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// The appearance proxies. A proxy is an object of its class. If a property of the proxy differs from the same property
/// of a new object, the property is copied to all views on which it has not been set.
@MainActor
enum AppearanceProxies {
  private struct Proxy {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let object: UIView
    /// A new object, with the default values of the properties.
    let standard: UIView
  }

  private static var proxies: [Proxy] = []

  static func proxy<View: UIView>(of type: View.Type, containers: [any UIAppearanceContainer.Type]) -> View {
    let identities = containers.map { ObjectIdentifier($0) }
    for proxy in proxies where proxy.type == type && proxy.containers.map({ ObjectIdentifier($0) }) == identities {
      if let object = proxy.object as? View { return object }
    }
    let (object, standard) = (make(type), make(type))
    proxies.append(Proxy(type: type, containers: containers, object: object, standard: standard))
    return object
  }

  private static func make<View: UIView>(_ type: View.Type) -> View {
    // Every view class has `init(coder:)`. If it fails, the class cannot have a proxy.
    guard let archive = emptyArchive, let view = type.init(coder: archive) else {
      preconditionFailure("\(type).appearance() needs an `init(coder:)` that succeeds")
    }
    return view
  }

  /// An archive without content: each value that is decoded from it is a default.
  private static var emptyArchive: NSCoder? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  /// Removes all proxies, for tests.
  static func removeAll() {
    proxies = []
  }

  /// Copies the properties of the matching proxies to a view. Proxies of superclasses come first, and general proxies
  /// before proxies for containers.
  static func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    let found = proxies.filter { proxy in
      view !== proxy.object && view !== proxy.standard && view.isKind(of: proxy.type)
        && isContained(view, in: proxy.containers)
    }
    for proxy in found.sorted(by: isMoreGeneral) {
      for property in AppearanceProperty.all + proxy.type.firstFrameAppearanceProperties {
        property.copy(proxy.object, proxy.standard, view)
      }
    }
  }

  private static func isMoreGeneral(_ first: Proxy, _ second: Proxy) -> Bool {
    if first.type != second.type, first.type.isSubclass(of: second.type) { return false }
    if first.type != second.type, second.type.isSubclass(of: first.type) { return true }
    return first.containers.count < second.containers.count
  }

  private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
    var remaining = containers[...]
    var responder = view.next
    while let type = remaining.first, let current = responder {
      if isInstance(current, of: type) { remaining.removeFirst() }
      responder = current.next
    }
    return remaining.isEmpty
  }

  private static func isInstance(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
    var candidate: AnyClass? = Swift.type(of: object)
    while let current = candidate {
      if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }
}

extension NSObject {
  fileprivate func isKind(of type: AnyClass) -> Bool { Swift.type(of: self).isSubclass(of: type) }

  fileprivate class func isSubclass(of type: AnyClass) -> Bool {
    var candidate: AnyClass? = self
    while let current = candidate {
      if current == type { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }
}
