import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Names that iOS 26 added, and the last ones of iOS 18.
@MainActor struct RecentNameTests {
  @Test func aSliderStopsAtTicksInItsRange() {
    let slider = UISlider()
    slider.maximumValue = 8
    slider.trackConfiguration = .init(numberOfTicks: 5)
    // Ticks are at 0, 2, 4, 6 and 8.
    #expect([0.9, 1.1, 7.5].map(slider.allowed) == [0, 2, 8])
    slider.trackConfiguration?.enabledRange = 3...7
    #expect([0.9, 7.5].map(slider.allowed) == [4, 6])
    slider.trackConfiguration?.allowsTickValuesOnly = false
    #expect([0.9, 5.5].map(slider.allowed) == [3, 5.5])
  }

  @Test func aTrackIsFilledFromItsNeutralValue() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    slider.value = 0.25
    slider.trackConfiguration = .init(neutralValue: 0.75)
    let tree = slider.layoutTree(in: RenderingEnvironment(scale: 1, systemVersion: .iOS18))
    // A thumb of 28 points travels 100 points: its middle is at 14, and at 39 and 89 for these values.
    let filled = try #require(tree.children.first { $0.name == "progress" })
    #expect(filled.frame.minX == 39)
    #expect(filled.frame.width == 50)
  }

  @Test func regionsAreTheGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalEdgeInsets(for: .margins()).leading == 4)
  }

  @Test func cornersHaveTheirRadii() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .uniformLeftRadius(8, topRightRadius: 3)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 8)
    #expect(view.effectiveRadius(corner: .topRight) == 3)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
  }

  /// Images share a capsule unless an item does not share it, and an item may have none.
  @Test(arguments: [(true, false, 1), (false, false, 3), (true, true, 2)])
  func buttonsShareCapsules(shares: Bool, hides: Bool, count: Int) throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 54))
    bar.items = ["bell", "tray", "folder"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    bar.items?[1].sharesBackground = shares
    bar.items?[1].hidesSharedBackground = hides
    let tree = bar.layoutTree(in: RenderingEnvironment(scale: 1, systemVersion: .iOS26))
    #expect(tree.children.filter { $0.name == "platter" }.count == count)
  }

  @Test func aBadgeIsAtTheCornerOfItsButton() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 54)).inLook(.iOS26)
    let item = UIBarButtonItem(
      image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    item.badge = .indicator()
    bar.items = [item]
    bar.layoutIfNeeded()
    let button = try #require(bar.subviews.compactMap { $0 as? BadgedBarButton }.first)
    let badge = try #require(button.subviews.last)
    // The middle is 7 points from the top and the trailing edge, and a dot is 10 points wide.
    #expect(badge.frame == CGRect(x: button.bounds.width - 12, y: 2, width: 10, height: 10))
  }

  @Test func aSubtitleIsBelowTheTitle() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)).inLook(.iOS18)
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    bar.layoutIfNeeded()
    func label(_ text: String) -> UILabel? { bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == text } }
    let top = try #require(label("Title")).frame.minY
    item.subtitle = "Subtitle"
    bar.layoutIfNeeded()
    let title = try #require(label("Title"))
    let subtitle = try #require(label("Subtitle"))
    #expect(title.frame.minY < top)
    #expect(subtitle.frame.minY == title.frame.maxY)
    #expect(abs(subtitle.frame.midX - 150) <= 0.5)
    item.subtitle = nil
    bar.layoutIfNeeded()
    #expect(label("Subtitle")?.superview == nil)
    #expect(title.frame.minY == top)
    bar.prefersLargeTitles = true
    let height = bar.sizeThatFits(bar.bounds.size).height
    item.subtitle = "Subtitle"
    #expect(bar.sizeThatFits(bar.bounds.size).height == height + 22)
  }

  /// The content is mirrored in the safe area, without its texts.
  @Test func contentIsExtendedBeneathBars() throws {
    let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let label = UILabel()
    label.text = "Text"
    label.backgroundColor = .red
    view.contentView = label
    let environment = RenderingEnvironment(
      size: CGSize(width: 100, height: 80), scale: 1, safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 30))
    let tree = view.layoutTree(in: environment)
    let strips = tree.children.filter { $0.name == "extension" }
    #expect(
      strips.map(\.frame) == [CGRect(x: 70, y: 20, width: 30, height: 60), CGRect(x: 0, y: 0, width: 70, height: 20)])
    // The content is 70 points wide and 60 high.
    #expect(strips.first?.children.first?.frame == CGRect(x: 0, y: 0, width: 70, height: 60))
    #expect(strips.last?.children.first?.frame == CGRect(x: 0, y: -40, width: 70, height: 60))
    #expect(strips.last?.children.first?.transform == .scale(x: 1, y: -1))
    #expect(strips.allSatisfy { $0.children.first?.text == nil })
  }

  @Test func anAttachmentHasTheContentsOfItsFile() throws {
    let attachment = NSTextAttachment()
    attachment.fileWrapper = FileWrapper(regularFileWithContents: Data([1, 2]))
    #expect(attachment.contents == Data([1, 2]))
    let folder = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([3]))])
    let other = FileWrapper(regularFileWithContents: Data([4]))
    other.preferredFilename = "a"
    #expect(folder.addFileWrapper(other) == "2__a")
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try folder.write(to: url, originalContentsURL: nil)
    defer { try? FileManager.default.removeItem(at: url) }
    let read = try FileWrapper(url: url)
    #expect(read.fileWrappers?["a"]?.regularFileContents == Data([3]))
    #expect(read.fileWrappers?["2__a"]?.regularFileContents == Data([4]))
  }

  @Test func aChangedPropertyInvalidatesItsView() {
    let view = InvalidatedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let passes = (view.layouts, view.propertyUpdates)
    view.spacing = 0
    view.layoutIfNeeded()
    #expect((view.layouts, view.propertyUpdates) == passes)
    view.spacing = 4
    view.layoutIfNeeded()
    #expect(view.spacing == 4)
    #expect((view.layouts, view.propertyUpdates) == (passes.0 + 1, passes.1 + 1))
  }

  @Test func aRequestOfAnExtensionIsCompleted() {
    let context = NSExtensionContext(inputItems: [NSExtensionItem()])
    var expired: Bool?
    context.completeRequest(returningItems: nil) { expired = $0 }
    #expect(expired == false)
    #expect(context.returnedItems?.isEmpty == true)
    #expect(UIViewController().extensionContext == nil)
  }
}

private final class InvalidatedView: UIView {
  @Invalidating(.layout, .properties) var spacing: CGFloat = 0
  var layouts = 0
  var propertyUpdates = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func updateProperties() {
    super.updateProperties()
    propertyUpdates += 1
  }
}
