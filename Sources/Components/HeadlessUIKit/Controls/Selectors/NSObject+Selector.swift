import FirstFrameLayoutTree
public import Foundation
import Synchronization

/// A delegate or a data source.
///
/// Those of UIKit are objects of Objective-C, so code asks them which methods they have. Here they can also be of classes
/// without `NSObject`, which have no selectors.
public protocol DelegateObject: AnyObject {}

extension DelegateObject {
  /// Whether the object has the method of a selector.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? NSObject).map { $0.responds(to: aSelector) } ?? false
  }
}

// Subclasses shadow these, which they could not if they were members of `NSObject`.
extension NSObjectProtocol {
  /// Whether the object has the method of a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, let object = self as? NSObject else { return false }
    return aSelector.isImplemented(by: object)
  }

  /// Returns `nil`. Messages are not forwarded, so nothing calls it.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject {
  /// Calls the method of a selector, if the object has it. The result is valid until the next call.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let method = selector.implementation(for: self) else {
      UsageWarnings.warn("`\(type(of: self))` has no method for the selector `\(selector)`; nothing was called.")
      return nil
    }
    guard let result = method.perform(on: self, arguments) else { return nil }
    // The result itself may be an optional.
    guard let object = (result as Any?).flatMap({ $0 as AnyObject? }) else { return nil }
    return DelayedCalls.retain(object)
  }

  // MARK: Delayed calls

  /// Calls the method of a selector on the main queue after a delay, in seconds. The object is retained until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode] = []
  ) {
    DelayedCalls.schedule(aSelector, on: self, anArgument, after: delay)
  }

  /// Calls the method of a selector: at once on the main thread, and otherwise on the main queue.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if Thread.isMainThread, wait {
      perform(aSelector, with: arg)
    } else {
      DelayedCalls.schedule(aSelector, on: self, arg, after: 0)
    }
  }

  /// Calls the method of a selector on the main queue: methods of views cannot run on another thread here.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    DelayedCalls.schedule(aSelector, on: self, arg, after: 0)
  }

  /// Cancels the delayed calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { target, _ in target === aTarget as AnyObject }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel { $0 === aTarget as AnyObject && $1 == aSelector }
  }
}

/// The pending calls of `perform(_:with:afterDelay:)`.
package enum DelayedCalls {
  /// Whether the current thread is scheduling such a call.
  @TaskLocal package static var isScheduling = false

  /// `@unchecked Sendable`: the method is called on the main queue, as in Objective-C, which does not check whether its
  /// object and argument may be sent there.
  private struct Call: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?
  }

  /// `@unchecked Sendable`: the object is only retained and released.
  private struct Retained: @unchecked Sendable {
    let object: AnyObject
  }

  private struct State {
    var calls: [Int: Call] = [:]
    var count = 0
    var lastResult: Retained?
  }

  private static let state = Mutex(State())

  static func schedule(_ selector: Selector, on target: NSObject, _ argument: Any?, after delay: TimeInterval) {
    let call = Call(target: target, selector: selector, argument: argument)
    let number = state.withLock { state in
      state.count += 1
      state.calls[state.count] = call
      return state.count
    }
    $isScheduling.withValue(true) {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        guard let call = state.withLock({ $0.calls.removeValue(forKey: number) }) else { return }
        call.target.perform(call.selector, with: call.argument)
      }
    }
  }

  static func cancel(where matches: (AnyObject, Selector) -> Bool) {
    let found = state.withLock { $0.calls }.filter { matches($0.value.target, $0.value.selector) }
    state.withLock { state in
      for number in found.keys { state.calls[number] = nil }
    }
  }

  /// Keeps a result alive until the next one, since its caller does not own it.
  static func retain(_ result: AnyObject) -> Unmanaged<AnyObject> {
    let new = Retained(object: result)
    // The previous result is released after the lock, because its deinitializer may perform a selector.
    _ = state.withLock { state in
      let previous = state.lastResult
      state.lastResult = new
      return previous
    }
    return Unmanaged.passUnretained(result)
  }
}
