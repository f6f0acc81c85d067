public import Foundation

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
  private struct Entry {
    weak var timer: Timer?
    let value: Any
  }

  // Guarded by `lock`.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = NSLock()

  static func set(_ value: Any?, of timer: Timer) {
    let released = lock.withLock {
      let released = entries.filter { $0.value.timer == nil }
      for key in released.keys { entries[key] = nil }
      entries[ObjectIdentifier(timer)] = value.map { Entry(timer: timer, value: $0) }
      return released
    }
    withExtendedLifetime(released) {}
  }

  static func of(_ timer: Timer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(timer)], entry.timer === timer else { return nil }
      return entry.value
    }
  }
}

/// The method that a timer calls.
private struct TimerCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  func perform(_ timer: Timer) {
    selector.implementation(for: target)?.perform(on: target, [timer])
  }
}
