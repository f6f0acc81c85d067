import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIControlTests {
  private let view = TappedView()
  private let button = UIButton(type: .system)

  @Test func methodsAreCalledInTheOrderOfAddition() {
    button.setTitle("OK", for: .normal)
    button.addTarget(view, action: TappedView.tapped as (TappedView) -> @MainActor () -> Void, for: .touchUpInside)
    button.addTarget(view, action: TappedView.tapped(by:), for: .touchUpInside)
    button.addTarget(view, action: TappedView.changed, for: [.touchUpInside, .valueChanged])
    button.sendActions(for: .touchUpInside)
    #expect(view.calls == ["tapped", "tapped by OK", "changed true"])
    view.calls = []
    button.sendActions(for: .valueChanged)
    #expect(view.calls == ["changed true"])
    #expect(button.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(button.allTargets == [AnyHashable(view)])
  }

  @Test func removedTargetsAreNotCalled() {
    button.addTarget(view, action: TappedView.tapped(by:), for: [.touchDown, .touchUpInside])
    button.removeTarget(view, action: nil, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(view.calls.isEmpty)
    button.sendActions(for: .touchUpInside)
    #expect(view.calls.count == 1)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(view.calls.count == 1)
    #expect(button.allTargets.isEmpty)
  }

  @Test func targetsAreHeldWeakly() {
    weak var released: TappedView?
    do {
      let target = TappedView()
      released = target
      button.addTarget(target, action: TappedView.tapped(by:), for: .touchDown)
    }
    #expect(released == nil)
    button.sendActions(for: .touchDown)
    #expect(button.allControlEvents == [])
  }

  @Test func aNilTargetSearchesTheResponderChain() {
    let middle = UIView()
    view.addSubview(middle)
    middle.addSubview(button)
    button.addTarget(nil, action: TappedView.tapped(by:), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(view.calls == ["tapped by "])
  }

  @Test func anActionReplacesOneWithTheSameIdentifier() {
    var calls: [Int] = []
    let identifier = UIAction.Identifier("save")
    button.addAction(UIAction(identifier: identifier) { _ in calls.append(1) }, for: .touchUpInside)
    button.addAction(UIAction(identifier: identifier) { _ in calls.append(2) }, for: .touchUpInside)
    button.addAction(UIAction { calls.append($0.sender as? UIButton === self.button ? 3 : -1) }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(calls == [2, 3])
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(calls == [2, 3, 3])
  }

  @Test func aTouchIsTrackedFromDownToUp() {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    var events: [String] = []
    let namedEvents: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragExit, "exit"),
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.primaryActionTriggered, "primary"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in namedEvents { button.addAction(UIAction { _ in events.append(name) }, for: event) }
    let inside = UITouch(at: CGPoint(x: 10, y: 10), in: button)
    let outside = UITouch(at: CGPoint(x: 10, y: 90), in: button)
    button.touchesBegan([inside], with: nil)
    #expect(button.isHighlighted)
    #expect(button.isTracking)
    #expect(button.state == .highlighted)
    button.touchesEnded([inside], with: nil)
    #expect(events == ["down", "up", "primary"])
    #expect(!button.isHighlighted)
    events = []
    button.touchesBegan([inside], with: nil)
    button.touchesMoved([outside], with: nil)
    #expect(!button.isHighlighted)
    button.touchesEnded([outside], with: nil)
    #expect(events == ["down", "exit", "outside", "up outside"])
    button.isEnabled = false
    events = []
    button.touchesBegan([inside], with: nil)
    button.touchesEnded([inside], with: nil)
    #expect(events.isEmpty)
  }

  @Test func accessibilityTraitsReflectTheState() {
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    #expect(button.state == [.selected, .disabled])
  }
}

@MainActor
struct UIMenuTests {
  @Test func selectedElementsAreFoundAtAllDepths() {
    let (on, off, deep) = (
      UIAction(title: "On", state: .on) { _ in }, UIAction(title: "Off") { _ in },
      UIAction(title: "Deep", state: .on) { _ in }
    )
    let menu = UIMenu(title: "Sort", children: [off, UIMenu(children: [deep]), on])
    #expect(menu.selectedElements.map(\.title) == ["Deep", "On"])
    let replaced = menu.replacingChildren([off])
    #expect(replaced.title == "Sort")
    #expect(replaced.children == [off])
    #expect(replaced.selectedElements.isEmpty)
  }

  @Test func disabledActionsAreNotPerformed() {
    var count = 0
    let button = UIButton(type: .system)
    button.addAction(UIAction(attributes: .disabled) { _ in count += 1 }, for: .touchDown)
    button.addAction(UIAction { _ in count += 10 }, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(count == 10)
  }
}

/// Records the calls of its methods.
final class TappedView: UIView {
  var calls: [String] = []

  func tapped() { calls.append("tapped") }
  func tapped(by button: UIButton) { calls.append("tapped by \(button.currentTitle ?? "")") }
  func changed(_ control: UIControl, _ event: UIEvent?) { calls.append("changed \(event == nil)") }
  func traitsChanged() { calls.append("traits") }
  func recognized(_ recognizer: UIGestureRecognizer) { calls.append("\(recognizer.state)") }
}
