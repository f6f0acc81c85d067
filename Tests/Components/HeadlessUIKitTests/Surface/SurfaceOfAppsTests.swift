import Foundation
import Testing

@testable import HeadlessUIKit

/// Behavior of applications, controllers, menus and items of bars. Expected values are worked out by hand.
@MainActor @Suite struct SurfaceOfAppsTests {
  @Test func aMutableShortcutItemChanges() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedSubtitle = "A note"
    item.type = "note"
    #expect(item.type == "note")
    #expect(item.localizedTitle == "New")
    #expect((item as UIApplicationShortcutItem).localizedSubtitle == "A note")
  }

  @Test func aDeferredElementProvidesItsElementsOnce() {
    var calls = 0
    let cached = UIDeferredMenuElement { completion in
      calls += 1
      completion([UIAction(title: "\(calls)") { _ in }])
    }
    let menu = UIMenu(children: [UIAction(title: "First") { _ in }, cached])
    #expect(menu.resolvedChildren.map(\.title) == ["First", "1"])
    #expect(menu.resolvedChildren.map(\.title) == ["First", "1"])
    let uncached = UIDeferredMenuElement.uncached { completion in
      calls += 1
      completion([UIAction(title: "\(calls)") { _ in }])
    }
    let other = UIMenu(children: [uncached])
    #expect(other.resolvedChildren.map(\.title) == ["2"])
    #expect(other.resolvedChildren.map(\.title) == ["3"])
  }

  @Test func anActionPassesItsSenderOn() {
    var senders: [UIButton?] = []
    let action = UIAction { senders.append($0.sender as? UIButton) }
    let button = UIButton()
    action.performWithSender(button, target: nil)
    #expect(senders == [button])
    #expect(action.sender == nil)
  }

  @Test func groupsOfAnItemAreBesideItsButtons() {
    let item = UINavigationItem(title: "Home")
    func button(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }
    item.rightBarButtonItems = [button("right"), button("left of it")]
    item.trailingItemGroups = [.fixedGroup(items: [button("a"), button("b")])]
    item.pinnedTrailingGroup = .fixedGroup(items: [button("pinned")])
    #expect(item.shownTrailingItems.map(\.title) == ["pinned", "right", "left of it", "b", "a"])
    item.rightBarButtonItems?[0].isHidden = true
    item.pinnedTrailingGroup?.isHidden = true
    #expect(item.shownTrailingItems.map(\.title) == ["left of it", "b", "a"])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.none, PresentationView.Kind.popover), (.automatic, .sheet), (.fullScreen, .screen),
  ]) func aDelegateChoosesTheStyleOfAPopoverOnAPhone(
    style: UIModalPresentationStyle, kind: PresentationView.Kind
  ) throws {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      let style: UIModalPresentationStyle
      init(_ style: UIModalPresentationStyle) { self.style = style }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    }
    let delegate = Delegate(style)
    let (presenter, presented) = (UIViewController(), UIViewController())
    presented.modalPresentationStyle = .popover
    presented.presentationController?.delegate = delegate
    presenter.traitOverrides.horizontalSizeClass = .compact
    presenter.traitOverrides.verticalSizeClass = .regular
    presenter.loadViewIfNeeded()
    presenter.present(presented, animated: false)
    let presentation = try #require(presented.relations.presentation)
    presentation.traitOverrides.horizontalSizeClass = .compact
    presentation.traitOverrides.verticalSizeClass = .regular
    #expect(presentation.kind == kind)
  }

  @Test func aButtonTogglesTheColumns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.displayModeButtonItem.performAction()
    #expect(split.preferredDisplayMode == .secondaryOnly)
    split.displayModeButtonItem.performAction()
    #expect(split.preferredDisplayMode == .allVisible)
  }

  @Test func aSourceNamesWhatIsShared() {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "Text" }
      func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "Text" }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
      ) -> String { "Subject" }
    }
    let controller = UIActivityViewController(activityItems: [Source()])
    let labels = controller.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.first == "Subject")
    #expect(labels.contains("Print"))
  }

  @Test func anItemProviderLoadsItsObject() {
    let provider = NSItemProvider(object: NSString(string: "Text"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
  }

  @Test func aPickerTellsTheDelegate() {
    final class Delegate: UIColorPickerViewControllerDelegate {
      var calls: [String] = []
      func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        calls.append("did select")
      }
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
      ) { calls.append("\(continuously)") }
    }
    let delegate = Delegate()
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    picker.select(.red, continuously: true)
    picker.select(.green)
    #expect(delegate.calls == ["true", "false", "did select"])
    #expect(picker.selectedColor == .green)
  }
}
