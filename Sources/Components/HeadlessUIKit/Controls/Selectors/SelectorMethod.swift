import FirstFrameLayoutTree
import Foundation
import Synchronization

/// The method of a selector, with its types erased.
///
/// `@unchecked Sendable`: Objective-C does not check on which thread a method is called, and neither does a selector. The
/// closures are constants.
struct SelectorMethod: @unchecked Sendable {
  /// The identity of the type that has the method.
  let owner: ObjectIdentifier
  private let matches: (AnyObject) -> Bool
  private let call: (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  init<Owner>(owner: Owner.Type, _ call: @escaping (Owner, [Any?]) -> Any?) {
    self.owner = ObjectIdentifier(Owner.self)
    matches = { $0 is Owner }
    self.call = { target, arguments in (target as? Owner).flatMap { call($0, arguments) } }
  }

  func accepts(_ target: AnyObject) -> Bool { matches(target) }

  /// Calls the method, and returns its result, or `nil` if it has none. Surplus arguments are ignored.
  @discardableResult
  func perform(on target: AnyObject, _ arguments: [Any?]) -> Any? {
    let result = call(target, arguments)
    return result is Void ? nil : result
  }
}

extension [Any?] {
  /// Returns the argument at an index as the type that a method takes; `nil`, with a warning, if the argument has
  /// another type.
  func value<Argument>(at index: Int, of selector: String) -> Argument? {
    let argument = index < count ? self[index] : nil
    if let value = argument as? Argument { return value }
    if let notification = argument as? Notification {
      let object = NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
      if let value = object as? Argument { return value }
    }
    if let object = argument.map({ $0 as AnyObject }), let value = object as? Argument { return value }
    let actualType = argument.map { String(describing: type(of: $0)) } ?? "nil"
    UsageWarnings.warn(
      "`\(selector)` takes a `\(Argument.self)` and was sent with \(actualType); the method was not called.")
    return nil
  }
}

/// The methods of the selectors that were created so far, by name.
enum SelectorRegistry {
  private static let methods = Mutex<[String: [SelectorMethod]]>([:])

  static func add(_ method: SelectorMethod, name: String) {
    methods.withLock { methods in
      if methods[name]?.contains(where: { $0.owner == method.owner }) != true {
        methods[name, default: []].append(method)
      }
    }
  }

  /// Returns the method with a name for an object, or `nil` if no selector has such a method.
  static func method(named name: String, for target: AnyObject) -> SelectorMethod? {
    let candidates = methods.withLock { $0[name] ?? [] }
    return candidates.first { $0.accepts(target) }
  }
}
