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
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.perform($0) }
  }

  /// Creates a timer that calls a method of an object. Add it to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.perform($0) }
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(target: t as AnyObject, selector: s)
    self.init(fire: date, interval: ti, repeats: rep) { call.perform($0) }
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
