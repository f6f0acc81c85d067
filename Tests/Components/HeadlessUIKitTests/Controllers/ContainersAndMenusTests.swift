import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Split view controllers, unavailable content, menus, and layers that repeat or scroll their sublayers.
@MainActor struct ContainersAndMenusTests {
  private func split(_ style: UISplitViewController.Style, _ size: CGSize) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.loadViewIfNeeded()
    split.view.traitOverrides.displayScale = 2
    split.traitOverrides.horizontalSizeClass = size.width > 500 ? .regular : .compact
    split.view.frame = CGRect(origin: .zero, size: size)
    split.view.layoutIfNeeded()
    return split
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
    let controller = split.viewController(for: column)?.navigationController
    return controller?.viewIfLoaded?.superview == nil ? nil : controller?.view.frame
  }

  @Test func columnsAreBesideTheContentInLandscape() {
    let split = split(.doubleColumn, CGSize(width: 1_000, height: 700))
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(frame(split, .secondary) == CGRect(x: 320.5, y: 0, width: 679.5, height: 700))
    split.preferredDisplayMode = .secondaryOnly
    split.view.layoutIfNeeded()
    #expect(frame(split, .primary) == nil)
    #expect(frame(split, .secondary) == CGRect(x: 0, y: 0, width: 1_000, height: 700))
    split.preferredDisplayMode = .oneOverSecondary
    split.view.layoutIfNeeded()
    #expect(frame(split, .primary)?.width == 320)
    #expect(frame(split, .secondary)?.width == 1_000)
  }

  @Test func aDisplayModeShowsAColumnThatWasHidden() {
    let split = split(.doubleColumn, CGSize(width: 1_000, height: 700))
    split.hide(.primary)
    split.view.layoutIfNeeded()
    #expect(frame(split, .primary) == nil)
    split.preferredDisplayMode = .oneBesideSecondary
    split.view.layoutIfNeeded()
    #expect(frame(split, .primary)?.width == 320)
  }

  @Test func theContentAloneIsShownInPortraitAndOnAPhone() {
    let portrait = split(.doubleColumn, CGSize(width: 700, height: 1_000))
    #expect(portrait.displayMode == .secondaryOnly)
    #expect(frame(portrait, .primary) == nil)
    let phone = split(.doubleColumn, CGSize(width: 390, height: 844))
    #expect(phone.isCollapsed)
    #expect(frame(phone, .secondary)?.width == 390)
    phone.show(.primary)
    phone.view.layoutIfNeeded()
    #expect(frame(phone, .primary)?.width == 390)
    #expect(frame(phone, .secondary) == nil)
  }

  @Test(arguments: [(-1.0, -1.0, 320.0), (250, -1, 250), (-1, 0.4, 400), (250, 0.4, 250)])
  func widthsOfColumnsFollowThePreferences(_ width: CGFloat, _ fraction: CGFloat, _ expected: CGFloat) {
    let split = split(.doubleColumn, CGSize(width: 1_000, height: 700))
    split.preferredPrimaryColumnWidth = width
    split.preferredPrimaryColumnWidthFraction = fraction
    #expect(split.primaryColumnWidth == expected)
    split.maximumPrimaryColumnWidth = 200
    #expect(split.primaryColumnWidth == 200)
  }

  @Test func columnsThatCodeShowsOrHidesDoNotFollowTheDisplayMode() {
    let split = split(.doubleColumn, CGSize(width: 700, height: 1_000))
    split.show(.primary)
    split.view.layoutIfNeeded()
    #expect(frame(split, .primary)?.width == 320)
    split.hide(.primary)
    split.view.layoutIfNeeded()
    #expect(frame(split, .primary) == nil)
  }

  @Test func aColumnReturnsTheControllerThatWasSet() {
    let split = UISplitViewController(style: .doubleColumn)
    let (content, stack) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
    split.setViewController(content, for: .primary)
    split.setViewController(stack, for: .secondary)
    #expect(split.viewController(for: .primary) === content)
    #expect(split.viewController(for: .secondary) === stack)
  }

  @Test func anUnavailableViewOfACoderHasItsParts() throws {
    let view = try #require(UIContentUnavailableView(coder: NSCoder()))
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Empty"
    view.configuration = content
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.subviews.contains { ($0 as? UILabel)?.text == "Empty" } == true)
  }

  @Test func onlyTheTextOfASearchFollowsWhatIsSearched() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "tea"
    let first = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(first.text == "No Results for “tea”")
    state.searchText = "soup"
    #expect(first.updated(for: state).text == "No Results for “soup”")
    var own = UIContentUnavailableConfiguration.empty()
    own.text = "No Results"
    #expect(own.updated(for: state).text == "No Results")
  }

  /// A card whose texts are at the largest width that leaves room for a checkmark is as high as its rows.
  @Test func aMenuIsAsHighAsItsRows() {
    let title = "A title that is longer than one line of the card beside the room for a checkmark"
    let view = MenuView(
      UIMenu(children: [UIAction(title: title, state: .on) { _ in }, UIAction(title: title) { _ in }]))
    let size = view.sizeThatFits(.zero)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    let margin = view.subviews.map(\.frame.minY).min() ?? 0
    #expect(view.subviews.map(\.frame.maxY).max() == size.height - margin)
  }

  @Test func unavailableContentIsInTheMiddle() {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Empty"
    content.textProperties.font = .systemFont(ofSize: 17)
    content.secondaryText = "Nothing here"
    content.secondaryTextProperties.font = .systemFont(ofSize: 15)
    let view = UIContentUnavailableView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let labels = view.subviews[0].subviews.compactMap { $0 as? UILabel }
    // Lines of 20.5 and 18 points with 5 points between them: 43.5 of 400.
    #expect(labels[0].frame.minY == 178.5)
    #expect(labels[0].frame.height == 20.5)
    #expect(labels[1].frame.minY == 204)
    #expect(abs(labels[0].frame.midX - 150) <= 0.5)
  }

  @Test func menusHaveRowsAndGroups() {
    let menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in }, UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
    ])
    let view = MenuView(menu).inLook(.iOS18)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 250, height: 44 + 8 + 44))
    let glass = MenuView(menu).inLook(.iOS26)
    #expect(glass.sizeThatFits(.zero) == CGSize(width: 250, height: 10 + 42 + 20 + 42 + 10))
    view.frame = CGRect(x: 0, y: 0, width: 250, height: 96)
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.minY) == [0, 52])
    #expect(view.subviews.map(\.accessibilityLabel) == ["Copy", "Delete"])
  }

  @Test func elementsOfAMenuAreMadeOnce() {
    var calls = 0
    let deferred = UIDeferredMenuElement.uncached { completion in
      calls += 1
      completion([UIAction(title: "\(calls)") { _ in }])
    }
    let view = MenuView(UIMenu(children: [UIMenu(options: .displayInline, children: [deferred]), deferred]))
    // One call for each place of the element.
    #expect(calls == 2)
    // The elements of a menu are created before those of its submenus.
    #expect(view.subviews.map(\.accessibilityLabel) == ["2", "1"])
  }

  @Test(arguments: [(UIMenu.Options.displayInline, ["menu.options.displayAsPalette"]), (UIMenu.Options(), [])])
  func aPaletteWarnsInTheMenuThatShowsIt(options: UIMenu.Options, warnings: [String]) {
    let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: [UIAction(title: "Red") { _ in }])
    let view = MenuView(UIMenu(children: [UIMenu(title: "Color", options: options, children: [palette])]))
    #expect(view.undrawnProperties.map(\.name) == warnings)
  }

  @Test func contextMenusAreShownAndDismissed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 60))
    root.addSubview(card)
    let provider = MenuProvider()
    let interaction = UIContextMenuInteraction(delegate: provider)
    card.addInteraction(interaction)
    #expect(interaction.menuAppearance == .unknown)
    #expect(interaction.presentMenu(at: CGPoint(x: 5, y: 5)))
    root.layoutIfNeeded()
    let menu = root.subviews.last?.subviews.compactMap { $0 as? MenuView }.first
    #expect(menu?.frame.minX == 20)
    #expect(menu?.frame.minY == CGFloat(40 + 60 + 12))
    #expect(interaction.location(in: root) == CGPoint(x: 25, y: 45))
    interaction.dismissMenu()
    #expect(root.subviews == [card])
  }

  @Test func replicatorsRepeatTheirSublayers() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    layer.instanceAlphaOffset = -0.25
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(dot)
    let node = layer.layoutNode(names: PropertyNames())
    #expect(node.children.map(\.transform.tx) == [0, 30, 60])
    #expect(node.children.map(\.opacity) == [1, 0.75, 0.5])
    #expect(node.children.allSatisfy { $0.children.count == 1 })
  }

  @Test func scrollLayersScrollOnTheirAxes() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(layer.masksToBounds)
    layer.scroll(to: CGPoint(x: 10, y: 20))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
    layer.scrollMode = .vertically
    layer.scroll(to: CGRect(x: 100, y: 90, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 50))
  }

  @Test func pinchesAndRotationsResetAfterTheirEnd() {
    let target = PinchTarget()
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    var scales: [CGFloat] = []
    pinch.addTarget(target, action: PinchTarget.pinched)
    target.body = { scales.append($0.scale) }
    pinch.state = .began
    pinch.scale = 2
    pinch.state = .changed
    pinch.state = .ended
    #expect(scales == [1, 2, 2])
    #expect(pinch.scale == 1)
    rotation.rotation = 1
    rotation.state = .ended
    #expect(rotation.rotation == 0)
  }
}

@MainActor
private final class PinchTarget {
  var body: (UIPinchGestureRecognizer) -> Void = { _ in }

  func pinched(_ pinch: UIPinchGestureRecognizer) { body(pinch) }
}

private final class MenuProvider: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
  }
}
