import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

@testable import HeadlessUIKit

/// Properties that are visible in a situation: on a low or wide screen, while a table is edited, while a button is
/// touched, in perspective.
extension PropertyTable {
  func addSituations() {
    addLayersInSituations()
    addImagesInSituations()
    addBarItems()
    addBarButtons()
    addLowAndWideScreens()
    addTablesInSituations()
    addButtonsInStates()
    addTextAttributes()
  }

  private func addLayersInSituations() {
    let layer = cases("CALayer", { Sample.layer(CALayer()) }, shownBy: { Sample.page($0) })
    let picture: @MainActor (inout CALayer) -> Void = {
      $0.contents = Sample.image(.red, CGSize(width: 2, height: 2)).cgImage
    }
    layer.drawn("contentsRect", given: { $0.contents = Self.halves.cgImage }) {
      $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    }
    layer.drawn("contentsCenter", given: { $0.contents = Self.halves.cgImage }) {
      $0.contentsCenter = CGRect(x: 0.75, y: 0, width: 0.25, height: 1)
    }
    layer.drawn("magnificationFilter", given: { $0.contents = Self.halves.cgImage }) {
      $0.magnificationFilter = .nearest
    }
    layer.warns("minificationFilter", "reduced images are averages over areas", given: picture) {
      $0.minificationFilter = .nearest
    }
    layer.warns("isGeometryFlipped", "y increases downwards") { $0.isGeometryFlipped = true }
    layer.warns("allowsGroupOpacity", "the layer is translucent as one picture") { $0.allowsGroupOpacity = false }
    layer.warns("speed", "a paused layer has the values that were set") { $0.speed = 0 }
    layer.warns("contentsFormat", "the contents have their colors") { $0.contentsFormat = .gray8Uint }
    layer.drawn("isDoubleSided", given: { $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }) {
      $0.isDoubleSided = false
    }
    layer.drawn("anchorPointZ", given: { $0.transform = Self.perspective(turned: 0.8) }) { $0.anchorPointZ = 30 }
    layer.drawn(
      "sublayerTransform",
      given: {
        let inner = CALayer()
        inner.backgroundColor = UIColor.red.cgColor
        inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        $0.addSublayer(inner)
      }
    ) { $0.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1) }
    let painter = LayerPainter()
    layer.drawn("delegate") { [painter] in $0.delegate = painter }
  }

  private static func perspective(turned angle: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }

  /// A red and a blue half.
  private static var halves: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 4, height: 4)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    return drawn.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .up) } ?? drawn
  }

  private func addImagesInSituations() {
    let view = cases("UIImageView", in: RenderingEnvironment(scale: 1, contentSize: .accessibilityLarge)) {
      UIImageView(image: Sample.image(.red))
    }
    view.warns("adjustsImageSizeForAccessibilityContentSizeCategory", "the image has its own size") {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory = true
    }
    let attachment = cases("NSTextAttachment", { NSTextAttachment() }) { attachment in
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: attachment)
      return Page(showing: label)
    }
    attachment.drawn("contents") { $0.contents = Sample.image(.red).pngData() }
    attachment.drawn("fileWrapper") {
      $0.fileWrapper = Sample.image(.red).pngData().map(FileWrapper.init(regularFileWithContents:))
    }
  }

  private func addBarItems() {
    let tab = cases("UITabBarItem", { Sample.tabItem }) { item in
      let bar = Sample.tabBar([item, Sample.otherTabItem])
      bar.selectedItem = item
      return Page(showing: bar)
    }
    tab.drawn("titlePositionAdjustment") { $0.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -5) }
    tab.drawn("standardAppearance") { $0.standardAppearance = Self.redTabs }
    tab.drawn("scrollEdgeAppearance") { $0.scrollEdgeAppearance = Self.redTabs }
    let item = cases("UIBarItem", { Sample.tabItem }) { Page(showing: Sample.tabBar([$0])) }
    item.drawn("imageInsets") { $0.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0) }
    let low = RenderingEnvironment(scale: 1, verticalSizeClass: .compact)
    item.drawn("landscapeImagePhone", in: low) { $0.landscapeImagePhone = Sample.image(.red) }
    item.drawn("landscapeImagePhoneInsets", in: low, given: { $0.landscapeImagePhone = Sample.image(.red) }) {
      $0.landscapeImagePhoneInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    }
    let bar = cases("UITabBar", { Sample.tabBar([Sample.tabItem, Sample.otherTabItem]) }) { Page(showing: $0) }
    let shared = "the items divide the width of the bar"
    bar.warns("itemPositioning", shared) { $0.itemPositioning = .centered }
    bar.warns("itemSpacing", shared) { $0.itemSpacing = 40 }
    bar.warns("itemWidth", shared) { $0.itemWidth = 20 }
  }

  private static var redTabs: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.stackedLayoutAppearance.selected.iconColor = .black
    return appearance
  }

  private func addBarButtons() {
    let button = cases("UIBarButtonItem", { Sample.barButton() }) { button in
      let bar = Sample.toolbar()
      bar.items = [button]
      return Page(showing: bar)
    }
    button.warns("isSelected", named: "items.isSelected", "the button has no background") { $0.isSelected = true }
    let standard = "the button has the look of its bar"
    let image = Sample.image(.red)
    button.warns(
      "setBackgroundImage(_:for:barMetrics:)", named: "items.setBackgroundImage(_:for:barMetrics:)", standard
    ) { $0.setBackgroundImage(image, for: .normal, barMetrics: .default) }
    button.warns(
      "setBackgroundImage(_:for:style:barMetrics:)", named: "items.setBackgroundImage(_:for:barMetrics:)", standard
    ) { $0.setBackgroundImage(image, for: .normal, style: .plain, barMetrics: .default) }
    button.warns(
      "setBackgroundVerticalPositionAdjustment(_:for:)",
      named: "items.setBackgroundVerticalPositionAdjustment(_:for:)", standard
    ) { $0.setBackgroundVerticalPositionAdjustment(4, for: .default) }
    button.warns(
      "setTitlePositionAdjustment(_:for:)", named: "items.setTitlePositionAdjustment(_:for:)", standard
    ) { $0.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 4), for: .default) }
    button.warns(
      "setBackButtonBackgroundImage(_:for:barMetrics:)",
      named: "items.setBackButtonBackgroundImage(_:for:barMetrics:)", standard
    ) { $0.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default) }
    button.warns(
      "setBackButtonTitlePositionAdjustment(_:for:)", named: "items.setBackButtonTitlePositionAdjustment(_:for:)",
      standard
    ) { $0.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 4), for: .default) }
    button.warns(
      "setBackButtonBackgroundVerticalPositionAdjustment(_:for:)",
      named: "items.setBackButtonBackgroundVerticalPositionAdjustment(_:for:)", standard
    ) { $0.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default) }
  }

  private func addLowAndWideScreens() {
    let navigation = cases("UINavigationController", in: .lowScreen, { Sample.navigation() }, shownBy: { $0 })
    navigation.drawn("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = true }
    let item = cases("UINavigationItem", in: .tablet, { UINavigationItem(title: "Home") }) { item in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 54))
      bar.items = [item]
      return Page(showing: bar)
    }
    item.warns("style", named: "topItem.style", "the title is in the middle") { $0.style = .editor }
    item.warns("centerItemGroups", named: "topItem.centerItemGroups", "the bar without these buttons") {
      $0.centerItemGroups = [.fixedGroup(items: [Sample.barButton()])]
    }
    item.warns("documentProperties", named: "topItem.documentProperties", "the title without a menu") {
      $0.documentProperties = UIDocumentProperties(url: URL(filePath: "/home.txt"))
    }
    let tabs = cases("UITabBarController", in: .tablet, { Sample.tabs() }, shownBy: { $0 })
    tabs.warns("mode", "tabs are in a bar") { $0.mode = .tabSidebar }
    let sidebar = cases("UITabBarController.Sidebar", in: .tablet, { Sample.tabs() }, shownBy: { $0 })
    sidebar.warns("isHidden", named: "sidebar.isHidden", "tabs are in a bar") { $0.sidebar.isHidden = false }
    let split = cases(
      "UISplitViewController", in: .tablet, { UISplitViewController(style: .tripleColumn) }, shownBy: { $0 })
    split.warns("showsSecondaryOnlyButton", "bars without a button for the columns") {
      $0.showsSecondaryOnlyButton = true
    }
    let popover = cases("UIPopoverPresentationController", in: .tablet, { Sample.popover() }) { $0.presenter }
    popover.drawn("popoverLayoutMargins") {
      $0.popover?.popoverLayoutMargins = UIEdgeInsets(top: 400, left: 400, bottom: 10, right: 10)
    }
    let guide = cases("UIKeyboardLayoutGuide", in: .insetScreen, { Sample.aboveKeyboard() }, shownBy: { $0 })
    guide.drawn("usesBottomSafeArea") { $0.keyboardLayoutGuide.usesBottomSafeArea = false }
  }

  private func addTablesInSituations() {
    let table = cases("UITableView", { Sample.plainTable() }) { $0 }
    table.warns("fillerRowHeight", "no lines below the last row") { $0.fillerRowHeight = 30 }
    table.warns("separatorEffect", "separators have their color") { $0.separatorEffect = UIBlurEffect(style: .dark) }
    table.warns("separatorInsetReference", "insets are relative to the cells") {
      $0.separatorInsetReference = .fromAutomaticInsets
    }
    table.warns(
      "allowsMultipleSelectionDuringEditing", "rows have the controls that delete or insert them",
      given: { $0.isEditing = true }
    ) { $0.allowsMultipleSelectionDuringEditing = true }
    let sides = RenderingEnvironment(
      size: CGSize(width: 300, height: 100), scale: 1, safeArea: EdgeInsets(top: 0, left: 40, bottom: 0, right: 40))
    table.warns("insetsContentViewsToSafeArea", "cells are inset", in: sides) {
      $0.insetsContentViewsToSafeArea = false
    }
    let wide = RenderingEnvironment(size: CGSize(width: 1000, height: 100), scale: 1)
    table.warns("cellLayoutMarginsFollowReadableWidth", "cells have their standard margins", in: wide) {
      $0.cellLayoutMarginsFollowReadableWidth = true
    }
    let cell = cases("UITableViewCell", { Sample.tableCell() }) { Page(showing: $0) }
    cell.warns("multipleSelectionBackgroundView", "the selected background view is shown") {
      $0.multipleSelectionBackgroundView = UIView()
    }
    let edited = cases("UITableViewCell", { Sample.tableCell() }) { cell in
      let table = Sample.plainTable(of: cell)
      table.isEditing = true
      return table
    }
    edited.drawn("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = false }
    let list = cases("UICollectionViewListCell", { Sample.listCell() }) { Page(showing: $0) }
    list.warns(
      "indentsAccessories", "accessories stay at the edge",
      given: {
        $0.indentsAccessories = false
        $0.indentationLevel = 2
        $0.accessories = [.delete(displayed: .always)]
      }
    ) { $0.indentsAccessories = true }
    let content = cases("UIListContentConfiguration", { Sample.content() }, shownBy: { Sample.contentView($0) })
    content.warns(
      "axesPreservingSuperviewLayoutMargins", named: "configuration.axesPreservingSuperviewLayoutMargins",
      "the content has the margins of the row"
    ) { $0.axesPreservingSuperviewLayoutMargins = [] }
    let scroll = cases("UIScrollView", { Sample.scrollView() })
    scroll.warns("contentAlignmentPoint", "small content is at the top left") {
      $0.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    }
  }

  private func addButtonsInStates() {
    let button = cases("UIButton") { () -> UIButton in
      let button = UIButton(type: .custom)
      button.setImage(Sample.image(.red), for: .normal)
      return button
    }
    button.warns(
      "adjustsImageWhenDisabled", "the image looks as when the button is enabled",
      given: {
        $0.adjustsImageWhenDisabled = false
        $0.isEnabled = false
      }
    ) { $0.adjustsImageWhenDisabled = true }
    button.warns(
      "adjustsImageWhenHighlighted", "the image looks as when the button is not touched",
      given: {
        $0.adjustsImageWhenHighlighted = false
        $0.isHighlighted = true
      }
    ) { $0.adjustsImageWhenHighlighted = true }
    let touched: @MainActor (inout UIButton) -> Void = {
      $0.adjustsImageWhenHighlighted = false
      $0.isHighlighted = true
    }
    button.warns("showsTouchWhenHighlighted", "the button without a glow", given: touched) {
      $0.showsTouchWhenHighlighted = true
    }
    button.warns(
      "reversesTitleShadowWhenHighlighted", "the shadow of the title is where it always is", given: touched
    ) { $0.reversesTitleShadowWhenHighlighted = true }
    let segments = cases("UISegmentedControl") { Sample.segments() }
    let system = "the control has the look of the system"
    segments.warns("setBackgroundImage(_:for:barMetrics:)", named: "backgroundImage", system) {
      $0.setBackgroundImage(Sample.image(.red), for: .normal, barMetrics: .default)
    }
    segments.warns(
      "setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)", named: "dividerImage", system
    ) {
      $0.setDividerImage(
        Sample.image(.red), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    }
    segments.warns(
      "setContentPositionAdjustment(_:forSegmentType:barMetrics:)", named: "contentPositionAdjustment", system
    ) {
      $0.setContentPositionAdjustment(
        UIOffset(horizontal: 2, vertical: 2), forSegmentType: .any, barMetrics: .default)
    }
    let search = cases("UISearchBar", { Sample.scopedSearchBar() }) { Page(showing: $0) }
    search.warns(
      "setScopeBarButtonBackgroundImage(_:for:)", "scopes have their standard look"
    ) { $0.setScopeBarButtonBackgroundImage(Sample.image(.red), for: .normal) }
  }

  private func addTextAttributes() {
    let text = cases("UITextView", { Sample.textView("https://example.com") }) { Page(showing: $0) }
    text.warns("dataDetectorTypes", "no links are found in the text") { $0.dataDetectorTypes = .link }
    text.warns("textHighlightAttributes", "the text without highlights") {
      $0.textHighlightAttributes = [.backgroundColor: UIColor.red]
    }
    let style = cases("NSMutableParagraphStyle", { NSMutableParagraphStyle() }) { style in
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Home", attributes: [.paragraphStyle: style])
      return Page(showing: label)
    }
    let hyphenation = "attributedText.NSParagraphStyle.hyphenationFactor"
    style.warns("hyphenationFactor", named: hyphenation, "words are not divided") { $0.hyphenationFactor = 1 }
    style.warns("usesDefaultHyphenation", named: hyphenation, "words are not divided") {
      $0.usesDefaultHyphenation = true
    }
    style.warns("textLists", named: "attributedText.NSParagraphStyle.textLists", "lines have no markers") {
      $0.textLists = [NSTextList(markerFormat: .disc, options: 0)]
    }
  }
}

/// Fills the layers that it draws.
private final class LayerPainter: NSObject, CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
  }
}

extension RenderingEnvironment {
  fileprivate static let lowScreen = RenderingEnvironment(
    size: CGSize(width: 400, height: 200), scale: 1, verticalSizeClass: .compact)
}

extension Sample {
  /// A view with a label above the keyboard's guide.
  fileprivate static func aboveKeyboard() -> UIView {
    let (view, label) = (UIView(), label("Home"))
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    return view
  }

  /// A table with one row.
  fileprivate static func plainTable(of cell: UITableViewCell = tableCell()) -> UITableView {
    OneRowTable(cell)
  }
}

private final class OneRowTable: UITableView, UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 90), style: .plain)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
