import Foundation
import Testing

@testable import HeadlessUIKit

/// A responder that records the calls of its methods, which have zero to two parameters.
@MainActor private final class Receiver: UIResponder {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func sent(_ sender: Any?) { calls.append("sent \(sender.map { String(describing: type(of: $0)) } ?? "nil")") }
  func button(_ sender: UIButton) -> Bool {
    calls.append("button")
    return true
  }
  func event(_ sender: UIControl, with event: UIEvent?) { calls.append("event") }
  func notified(_ notification: Notification) { calls.append(notification.name.rawValue) }
  nonisolated func answer() -> Int { 42 }

  static let plain = Selector("plain", Receiver.plain)
  static let sent = Selector("sent:", Receiver.sent(_:))
  static let button = Selector("button:", Receiver.button(_:))
  static let event = Selector("event:with:", Receiver.event(_:with:))
}

/// A class that is not isolated to an actor.
private final class UnisolatedCounter: NSObject {
  var count = 0
  func increment() { count += 1 }
}

@MainActor struct SelectorTests {
  @Test func selectorsWithTheSameNameAreEqual() {
    #expect(Selector("plain", Receiver.plain) == Receiver.plain)
    #expect(Receiver.plain == Selector("plain"))
    #expect(Receiver.plain != Receiver.sent)
    #expect(Set([Receiver.plain, Selector("plain")]).count == 1)
    #expect(NSStringFromSelector(Receiver.event) == "event:with:")
  }

  @Test func controlsCallMethodsOfZeroToTwoParameters() {
    let (receiver, button) = (Receiver(), UIButton())
    for selector in [Receiver.plain, Receiver.sent, Receiver.button, Receiver.event, Receiver.plain] {
      button.addTarget(receiver, action: selector, for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["plain", "sent UIButton", "button", "event"])
    #expect(
      button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == [
        "plain", "sent:", "button:", "event:with:",
      ])
    button.removeTarget(receiver, action: Receiver.plain, for: .allEvents)
    button.removeTarget(nil, action: Receiver.sent, for: .allEvents)
    receiver.calls = []
    button.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["button", "event"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
  }

  @Test func aTargetIsHeldWeakly() {
    let button = UIButton()
    weak var released: Receiver?
    do {
      let receiver = Receiver()
      released = receiver
      button.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
    }
    #expect(released == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func theResponderChainIsSearchedWithoutATarget() {
    final class Container: UIView {
      var count = 0
      func done() { count += 1 }
    }
    let (container, button) = (Container(), UIButton())
    container.addSubview(button)
    button.addTarget(nil, action: Selector("done", Container.done), for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(container.count == 1)
    #expect(!UIApplication.shared.sendAction("nobodyHasThis", to: nil, from: button, for: nil))
  }

  @Test func aStringSelectorCallsTheMethodWithThatName() {
    let receiver = Receiver()
    _ = Receiver.plain
    receiver.perform("plain")
    #expect(receiver.calls == ["plain"])
    #expect(receiver.responds(to: "plain"))
    #expect(!receiver.responds(to: "missing"))
  }

  @Test func objectsPerformSelectors() {
    let receiver = Receiver()
    receiver.perform(Receiver.sent, with: "text")
    #expect(receiver.calls == ["sent NSString"] || receiver.calls == ["sent String"])
    let answer = receiver.perform(Selector("answer", Receiver.answer))?.takeUnretainedValue() as? Int
    #expect(answer == 42)
    let counter = UnisolatedCounter()
    counter.perform(Selector("increment", UnisolatedCounter.increment))
    #expect(counter.count == 1)
  }

  @Test func selectorsCallPropertyAccessors() {
    let view = UIView()
    view.perform(Selector("setTag:", setter: \UIView.tag), with: 7)
    #expect(view.tag == 7)
    #expect(view.perform(Selector("tag", getter: \UIView.tag))?.takeUnretainedValue() as? Int == 7)
  }

  @Test func gesturesAndBarButtonsCallSelectors() {
    let receiver = Receiver()
    // With its type, because the method of the same name is an action, too.
    let plain: Selector = Receiver.plain
    let tap = UITapGestureRecognizer(target: receiver, action: plain)
    tap.state = .ended
    tap.removeTarget(receiver, action: plain)
    tap.state = .ended
    UIBarButtonItem(barButtonSystemItem: .done, target: receiver, action: Receiver.sent).performAction()
    #expect(receiver.calls == ["plain", "sent UIBarButtonItem"])
  }

  @Test func notificationsAndTimersCallSelectors() {
    let (receiver, center, name) = (Receiver(), NotificationCenter(), Notification.Name("changed"))
    center.addObserver(
      receiver, selector: Selector("notified:", Receiver.notified(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(receiver)
    center.post(name: name, object: nil)
    Timer(timeInterval: 100, target: receiver, selector: Receiver.plain, userInfo: nil, repeats: false).fire()
    let link = CADisplayLink(target: receiver, selector: Receiver.plain)
    link.fire(at: 1)
    link.invalidate()
    link.fire(at: 2)
    #expect(receiver.calls == ["changed", "plain", "plain"])
  }

  @Test func editingCommandsAreUnavailable() {
    #expect(!Receiver().canPerformAction("copy:", withSender: nil))
    #expect(Receiver().canPerformAction(Receiver.plain, withSender: nil))
  }
}
