import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct InteractionTests {
  @Test func anInteractionIsNotifiedOfItsViews() {
    let (first, second, log) = (UIView(), UIView(), InteractionLog())
    (first.tag, second.tag) = (1, 2)
    first.addInteraction(log)
    second.addInteraction(log)
    #expect(log.events == ["will 1", "did 1", "will -1", "did -1", "will 2", "did 2"])
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    #expect(log.view === second)
    second.removeInteraction(log)
    #expect(log.view == nil)
    #expect(second.interactions.isEmpty)
  }

  @Test func aPointerAsksTheDelegateForItsStyle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let delegate = LiftingDelegate()
    let pointer = UIPointerInteraction(delegate: delegate)
    view.addInteraction(pointer)
    guard case .lift(let preview)? = pointer.style(at: CGPoint(x: 5, y: 5))?.effect else {
      Issue.record("the effect is not a lift")
      return
    }
    #expect(preview.view === view)
    #expect(preview.size == CGSize(width: 40, height: 40))
    #expect(pointer.style(at: CGPoint(x: 50, y: 5)) == nil)
    pointer.isEnabled = false
    #expect(pointer.style(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func theLargeContentViewerReturnsTheTitleAtAPoint() {
    let (bar, item) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
      UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    )
    bar.addSubview(item)
    item.showsLargeContentViewer = true
    item.largeContentTitle = "Live"
    let viewer = UILargeContentViewerInteraction()
    bar.addInteraction(viewer)
    #expect(viewer.title(at: CGPoint(x: 10, y: 10)) == "Live")
    #expect(viewer.title(at: CGPoint(x: 60, y: 10)) == nil)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    large.performAsCurrent { #expect(UILargeContentViewerInteraction.isEnabled) }
    #expect(!UILargeContentViewerInteraction.isEnabled)
  }

  @Test func endEditingResignsTheFieldInsideTheView() {
    let (root, other, field) = (UIView(), UIView(), UITextField())
    root.addSubview(field)
    field.becomeFirstResponder()
    #expect(other.endEditing(true))
    #expect(field.isFirstResponder)
    #expect(root.endEditing(false))
    #expect(!field.isFirstResponder)
  }

  @Test func accessibilityNotificationsAreRecorded() {
    UIAccessibility.posts = []
    UIAccessibility.post(notification: .announcement, argument: "Goal")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(UIAccessibility.posts.map(\.notification) == [.announcement, .screenChanged])
    #expect(UIAccessibility.posts.first?.argument as? String == "Goal")
    UITraitCollection(mutations: { $0.legibilityWeight = .bold }).performAsCurrent {
      #expect(UIAccessibility.isBoldTextEnabled)
      #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    }
  }

  @Test func feedbackIsCounted() {
    let (selection, impact, notification) = (
      UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(style: .rigid), UINotificationFeedbackGenerator()
    )
    selection.prepare()
    selection.selectionChanged()
    impact.impactOccurred(intensity: 0.5)
    notification.notificationOccurred(.success)
    notification.notificationOccurred(.error)
    #expect(selection.feedbackCount == 1)
    #expect(impact.feedbackCount == 1)
    #expect(notification.feedbackCount == 2)
  }

  @Test func thePasteboardStoresStrings() {
    let pasteboard = UIPasteboard.general
    let count = pasteboard.changeCount
    pasteboard.string = "ABC123"
    #expect(pasteboard.string == "ABC123")
    #expect(pasteboard.hasStrings)
    #expect(pasteboard.changeCount == count + 1)
    pasteboard.string = nil
    #expect(!pasteboard.hasStrings)
  }
}

final class InteractionLog: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  var events: [String] = []

  func willMove(to view: UIView?) { events.append("will \(view?.tag ?? -1)") }

  func didMove(to view: UIView?) {
    self.view = view
    events.append("did \(view?.tag ?? -1)")
  }
}

final class LiftingDelegate: NSObject, UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
  }
}
