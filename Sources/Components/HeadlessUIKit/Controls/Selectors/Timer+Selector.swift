public import Foundation
import Synchronization

extension Timer {
  /// Creates a timer that calls a method of an object, and adds it to the current run loop.
  ///
  /// The target is retained until the timer is invalidated, as in Objective-C.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
    let timer = scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.perform($0) }
    TimerInformation.set(userInfo, of: timer)
    return timer
  }

  /// Creates a timer that calls a method of an object. Add it to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.perform($0) }
    TimerInformation.set(userInfo, of: self)
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(target: t as AnyObject, selector: s)
    self.init(fire: date, interval: ti, repeats: rep) { call.perform($0) }
    TimerInformation.set(ui, of: self)
  }
}

extension Timer {
  /// What a timer with a selector was given. Foundation's own property is empty on Linux; a port declares it anew.
  public var firstFrameUserInfo: Any? { TimerInformation.of(self) }
}

/// The information of timers with selectors.
private enum TimerInformation {
  /// `@unchecked Sendable`: the value is only stored, for whoever asks the timer for it, as in Objective-C.
  private struct Entry: @unchecked Sendable {
    weak var timer: Timer?
    let value: Any
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func set(_ value: Any?, of timer: Timer) {
    let identifier = ObjectIdentifier(timer)
    let new = value.map { Entry(timer: timer, value: $0) }
    // Values are released after the lock, because their deinitializers may use timers.
    let released = entries.withLock { entries in
      let released = entries.filter { $0.key == identifier || $0.value.timer == nil }
      for key in released.keys { entries[key] = nil }
      entries[identifier] = new
      return released
    }
    withExtendedLifetime(released) {}
  }

  static func of(_ timer: Timer) -> Any? {
    let identifier = ObjectIdentifier(timer)
    guard let entry = entries.withLock({ $0[identifier] }), entry.timer === timer else { return nil }
    return entry.value
  }
}

/// The method that a timer calls.
///
/// `@unchecked Sendable`: the timer calls it on the thread of its run loop, as in Objective-C.
private struct TimerCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  func perform(_ timer: Timer) {
    selector.implementation(for: target)?.perform(on: target, [timer])
  }
}
