import Foundation
import Testing

@testable import HeadlessUIKit

/// Values out of range, and properties that are set again after they had an effect.
@MainActor @Suite struct SurfaceLimitTests {
  // MARK: Traits

  @Test func traitsOfAContainerLeaveThoseOfItsChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.traitOverrides.userInterfaceStyle = .dark
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    #expect(!child.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(!child.traitOverrides.contains(UITraitVerticalSizeClass.self))
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  private enum ThemeTrait: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
  }

  private enum PaddingTrait: UITraitDefinition {
    static let defaultValue = 0
  }

  @Test func traitsSayWhetherColorsDependOnThem() {
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 3)
    let plain = UITraitCollection()
    #expect(UITraitCollection(ThemeTrait.self, value: 1).hasDifferentColorAppearance(comparedTo: plain))
    #expect(!UITraitCollection(PaddingTrait.self, value: 1).hasDifferentColorAppearance(comparedTo: plain))
  }

  @Test func everyResponderKeepsADescriptionWithAttributes() {
    let text = NSAttributedString(string: "Label", attributes: [.link: "a"])
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    let responders: [UIResponder] = [UIView(), UIViewController(), element]
    for responder in responders {
      responder.accessibilityAttributedLabel = text
      #expect(responder.accessibilityAttributedLabel == text)
    }
    let view = UIView()
    view.accessibilityAttributedHint = text
    view.accessibilityHint = "Hint"
    #expect(view.accessibilityAttributedHint == NSAttributedString(string: "Hint"))
  }

  // MARK: Bars

  @Test func anItemAppearsInANavigationBarOnceItIsNotHidden() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Title")
    let (single, grouped) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
    let group = UIBarButtonItemGroup.fixedGroup(items: [grouped])
    (single.isHidden, group.isHidden) = (true, true)
    item.rightBarButtonItem = single
    item.trailingItemGroups = [group]
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(single.shownView == nil)
    #expect(grouped.shownView == nil)
    single.isHidden = false
    bar.layoutIfNeeded()
    #expect(single.shownView?.superview === bar)
    #expect(grouped.shownView == nil)
    group.isHidden = false
    bar.layoutIfNeeded()
    #expect(grouped.shownView?.superview === bar)
  }

  @Test func anItemAppearsInAToolbarOnceItIsNotHidden() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UIBarButtonItem(systemItem: .add)
    item.isHidden = true
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(item.shownView == nil)
    item.isHidden = false
    bar.layoutIfNeeded()
    #expect(item.shownView?.superview === bar)
  }

  // MARK: Presentations

  private func presented(
    _ style: UIModalPresentationStyle, _ prepare: (UIViewController) -> Void
  ) throws -> (controller: UIViewController, presentation: PresentationView) {
    let (presenter, presented) = (UIViewController(), UIViewController())
    presented.modalPresentationStyle = style
    prepare(presented)
    presenter.traitOverrides.horizontalSizeClass = .compact
    presenter.traitOverrides.verticalSizeClass = .regular
    presenter.loadViewIfNeeded()
    presenter.present(presented, animated: false)
    let presentation = try #require(presented.relations.presentation)
    presentation.traitOverrides.horizontalSizeClass = .compact
    presentation.traitOverrides.verticalSizeClass = .regular
    presentation.setNeedsLayout()
    presentation.layoutIfNeeded()
    return (presented, presentation)
  }

  @Test func theAutomaticRadiusOfASheetIsThatOfTheSystem() throws {
    let (controller, presentation) = try presented(.pageSheet) {
      $0.sheetPresentationController?.preferredCornerRadius = UISheetPresentationController.automaticDimension
    }
    #expect(presentation.kind == .sheet)
    #expect(controller.view.superview?.layer.cornerRadius == presentation.traitCollection.look.sheet.radius)
  }

  @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)])
  func anAdaptedPopoverCoversThePresenterAsItsStyle(style: UIModalPresentationStyle, covers: Bool) throws {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      let style: UIModalPresentationStyle
      init(_ style: UIModalPresentationStyle) { self.style = style }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    }
    let delegate = Delegate(style)
    let (controller, presentation) = try presented(.popover) { $0.presentationController?.delegate = delegate }
    // The view of the presentation does not retain the controller.
    withExtendedLifetime(controller) {
      #expect(presentation.kind == .screen)
      #expect(presentation.coversAll == covers)
    }
  }

  // MARK: Lists and controls

  @Test func aBorderWithoutAColorHasTheTintColor() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var background = UIBackgroundConfiguration.clear()
    background.strokeWidth = 2
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first { $0 is ConfiguredBackgroundView })
    cell.tintColor = .red
    #expect(view.subviews.last?.layer.borderColor == UIColor.red.cgColor)
  }

  @Test func aColorTransformerOfTheSystemEqualsItself() {
    #expect(UIConfigurationColorTransformer.grayscale == .grayscale)
    #expect(UIConfigurationColorTransformer.grayscale != .preferredTint)
  }

  @Test func anActionNamesTheSegmentThatShowsItsImage() {
    let control = UISegmentedControl(items: ["One"])
    control.setAction(UIAction(title: "Star", image: UIImage(systemName: "star")) { _ in }, forSegmentAt: 0)
    #expect(control.segments[0].label.accessibilityLabel == "Star")
    control.setAction(UIAction(title: "Two") { _ in }, forSegmentAt: 0)
    #expect(control.segments[0].label.accessibilityLabel == nil)
  }

  @Test func anOutlineBelowAnUnknownItemIsEmpty() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a"])
    #expect(outline.snapshot(of: "b", includingParent: true).items.isEmpty)
    #expect(outline.snapshot(of: "a", includingParent: true).items == ["a"])
  }

  // MARK: Texts

  @Test func tokensAreInsertedAtTheEndAndRemovedWhereTheyAre() {
    let field = UISearchTextField()
    field.insertToken(UISearchToken(icon: nil, text: "b"), at: 9)
    field.insertToken(UISearchToken(icon: nil, text: "a"), at: -9)
    field.removeToken(at: 9)
    #expect(field.tokens.map(\.text) == ["a", "b"])
  }

  @Test func containersAreInsertedAtTheEndAndRemovedWhereTheyAre() {
    let (manager, first, second) = (NSLayoutManager(), NSTextContainer(size: .zero), NSTextContainer(size: .zero))
    manager.insertTextContainer(second, at: 9)
    manager.insertTextContainer(first, at: -9)
    manager.removeTextContainer(at: 9)
    #expect(manager.textContainers.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
  }

  @Test(arguments: [(1, "i"), (3999, "mmmcmxcix"), (4000, "4000"), (Int.max, "9223372036854775807")])
  func romanNumeralsEndAt3999(number: Int, marker: String) {
    #expect(NSTextList(markerFormat: .lowercaseRoman).marker(forItemNumber: number) == marker)
  }

  @Test func theCaretOfAKeyboardStaysInItsText() {
    let proxy = UIInputViewController(nibName: nil, bundle: nil).textDocumentProxy
    proxy.insertText("ab")
    proxy.adjustTextPosition(byCharacterOffset: .min)
    #expect(proxy.documentContextBeforeInput == nil)
    #expect(proxy.documentContextAfterInput == "ab")
    proxy.adjustTextPosition(byCharacterOffset: .max)
    #expect(proxy.documentContextBeforeInput == "ab")
  }

  @Test(arguments: [
    ("x*", NSString.CompareOptions.regularExpression, 0), ("b*", .regularExpression, 1), ("a", .backwards, 2),
  ]) func aSearchEndsWhateverItMatches(query: String, comparison: NSString.CompareOptions, count: Int) {
    let view = UITextView()
    view.text = "abba"
    view.isFindInteractionEnabled = true
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    let options = UITextSearchOptions(wordMatchMethod: .contains, stringCompareOptions: comparison)
    view.findInteraction?.activeFindSession?.performSearch(query: query, options: options)
    #expect(view.findInteraction?.activeFindSession?.resultCount == count)
  }

  @Test(arguments: [("42", true), ("infinity", false), ("nan", false)])
  func onlyFiniteNumbersAreNumbers(text: String, isNumber: Bool) {
    let board = UIPasteboard.withUniqueName()
    board.string = text
    var patterns: Set<UIPasteboard.DetectionPattern> = []
    board.detectPatterns(for: [.number, .probableWebSearch]) { patterns = (try? $0.get()) ?? [] }
    #expect(patterns == [isNumber ? .number : .probableWebSearch])
  }

  @Test func theDestinationOfALinkIsRelativeToItsFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "file")
    let wrapper = try FileWrapper(url: link)
    #expect(wrapper.symbolicLinkDestinationURL?.standardizedFileURL.path == folder.path + "/file")
  }
}
