import FirstFrameLayoutTree
import Foundation

@testable import HeadlessUIKit

/// Properties of applications, scenes, controllers, menus and items of bars.
extension PropertyTable {
  func addSurfaceOfApps() {
    addSurfaceOfActivities()
    addSurfaceOfBarItems()
    addSurfaceOfNavigationItems()
    addSurfaceOfMenus()
    addSurfaceOfApplications()
    addSurfaceOfPresentations()
    addSurfaceOfSidebars()
  }

  private func addSurfaceOfActivities() {
    none(
      "NSUserActivity", .metadata, "expirationDate", "isEligibleForHandoff", "isEligibleForPrediction",
      "isEligibleForPublicIndexing", "isEligibleForSearch", "keywords", "needsSave", "persistentIdentifier",
      "referrerURL", "requiredUserInfoKeys", "supportsContinuationStreams", "targetContentIdentifier", "title",
      "userInfo", "webpageURL")
    none("NSUserActivity", .behavior, "delegate")
    none(
      "NSItemProvider", .metadata, "preferredPresentationSize", "preferredPresentationStyle", "suggestedName",
      "teamData")
    none(
      "UIActivityItemsConfiguration", .passedOn, "applicationActivitiesProvider", "localObject", "metadataProvider",
      "perItemMetadataProvider", "previewProvider", "supportedInteractions")
    none("UIActivityViewController", .behavior, "completionHandler")
    none("UIActivityViewController", .alwaysSo, "excludedActivitySectionTypes")
    none("UIResponder", .metadata, "activityItemsConfiguration", "userActivity")
  }

  private func addSurfaceOfBarItems() {
    let tabs = cases("UITabBar", { Sample.tabBar([Sample.tabItem, Sample.otherTabItem]) }) { Page(showing: $0) }
    tabs.drawn("selectionIndicatorImage", in: .iOS18) { $0.selectionIndicatorImage = Sample.image(.green) }
    tabs.drawn("selectedImageTintColor") { $0.selectedImageTintColor = .red }
    let appearance = cases("UITabBarAppearance", { UITabBarAppearance() }, shownBy: { Sample.tabBarLooking($0) })
    appearance.drawn("selectionIndicatorImage", in: .iOS18) { $0.selectionIndicatorImage = Sample.image(.green) }
    appearance.warns(
      "stackedItemWidth", named: "standardAppearance.stackedItemWidth", "the tabs share the bar's width", in: .tablet
    ) { $0.stackedItemWidth = 40 }
    none("UITabBarAppearance", .otherDevices, "stackedItemPositioning")
    let state = cases("UIBarItemStateAppearance", { UITabBarAppearance() }, shownBy: { Sample.tabBarLooking($0) })
    state.drawn("badgeTextAttributes") {
      $0.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }
    state.drawn("badgePositionAdjustment") {
      $0.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 4)
    }
    state.drawn("badgeTitlePositionAdjustment") {
      $0.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 2, vertical: 2)
    }
    none("UIBarItemStateAppearance", .hiddenAtRest, "backgroundImagePositionAdjustment")
    let tab = cases("UITabBarItem", { Sample.tabItem }) { Page(showing: Sample.tabBar([$0])) }
    tab.drawn("setBadgeTextAttributes(_:for:)", given: { $0.badgeValue = "9" }) {
      $0.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    }
    let item = cases("UIBarItem", { Sample.barButton() }) { button in
      let bar = Sample.toolbar()
      bar.items = [button]
      return Page(showing: bar)
    }
    item.drawn("setTitleTextAttributes(_:for:)") {
      $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    }
    let button = cases("UIBarButtonItem", { Sample.barButton() }) { button in
      let bar = Sample.toolbar()
      bar.items = [button]
      return Page(showing: bar)
    }
    button.drawn("isHidden") { $0.isHidden = true }
    none("UIBarButtonItem", .animation, "isSymbolAnimationEnabled")
    none("UIBarButtonItem", .hiddenAtRest, "menuRepresentation", "preferredMenuElementOrder")
    none("UIBarButtonItem", .metadata, "identifier")
    button.drawn("badge") { $0.badge = .count(3) }
    button.drawn("hidesSharedBackground") { $0.hidesSharedBackground = true }
    addBadges()
    let toolbar = cases("UIToolbar", { Sample.toolbar() }) { Page(showing: $0) }
    toolbar.drawn("barStyle") { $0.barStyle = .black }
    toolbar.drawn("setBackgroundImage(_:forToolbarPosition:barMetrics:)") {
      $0.setBackgroundImage(Sample.image(.red), forToolbarPosition: .any, barMetrics: .default)
    }
    toolbar.drawn(
      "setShadowImage(_:forToolbarPosition:)",
      given: { $0.setBackgroundImage(Sample.image(.red), forToolbarPosition: .any, barMetrics: .default) }
    ) { $0.setShadowImage(Sample.image(.green), forToolbarPosition: .any) }
    none("UIToolbar", .behavior, "delegate")
  }

  private func addBadges() {
    let badge = cases("UIBarButtonItem.Badge", { UIBarButtonItem.Badge.count(8) }) { badge in
      let (bar, button) = (Sample.toolbar(), Sample.barButton())
      button.badge = badge
      bar.items = [button]
      return Page(showing: bar)
    }
    badge.drawn("backgroundColor") { $0.backgroundColor = .green }
    badge.drawn("font") { $0.font = .systemFont(ofSize: 9) }
    badge.drawn("foregroundColor") { $0.foregroundColor = .black }
    let image = cases(
      "UIBarButtonItem", { UIBarButtonItem(image: Sample.image(.red), style: .plain, target: nil, action: nil) }
    ) { button in
      let (bar, other) = (Sample.toolbar(), Sample.barButton())
      (other.title, other.image) = (nil, Sample.image(.green))
      bar.items = [other, button]
      return Page(showing: bar)
    }
    image.drawn("sharesBackground") { $0.sharesBackground = false }
  }

  private func addSubtitles() {
    let item = cases("UINavigationItem", { UINavigationItem(title: "Home") }) { Sample.bar(showing: $0) }
    item.drawn("attributedTitle") {
      $0.attributedTitle = NSAttributedString(string: "Home", attributes: [.foregroundColor: UIColor.red])
    }
    item.drawn("subtitle") { $0.subtitle = "Today" }
    item.drawn("attributedSubtitle") { $0.attributedSubtitle = NSAttributedString(string: "Today") }
    item.drawn("subtitleView") { $0.subtitleView = Sample.sized(UIImageView(image: Sample.template)) }
    let large = cases("UINavigationItem", { UINavigationItem(title: "Home") }) { Self.largeTitles(of: $0) }
    large.drawn("largeTitle") { $0.largeTitle = "Welcome" }
    large.drawn("largeSubtitle") { $0.largeSubtitle = "Today" }
    large.drawn("largeAttributedSubtitle") { $0.largeAttributedSubtitle = NSAttributedString(string: "Today") }
    large.drawn("largeSubtitleView") { $0.largeSubtitleView = Sample.sized(UIImageView(image: Sample.template)) }
    for (isLarge, property) in [(false, "subtitleTextAttributes"), (true, "largeSubtitleTextAttributes")] {
      let appearance = cases("UINavigationBarAppearance", { UINavigationBarAppearance() }) { appearance in
        let item = UINavigationItem(title: "Home")
        item.subtitle = "Today"
        return isLarge ? Self.largeTitles(of: item, appearance) : Sample.bar(showing: item, looking: appearance)
      }
      appearance.drawn(property) {
        if isLarge {
          $0.largeSubtitleTextAttributes = [.foregroundColor: UIColor.red]
        } else {
          $0.subtitleTextAttributes = [.foregroundColor: UIColor.red]
        }
      }
    }
    item.none(
      .otherDevices, "searchBarPlacementAllowsExternalIntegration", "searchBarPlacementAllowsToolbarIntegration")
    none("UIView.Invalidating", .passedOn, "wrappedValue")
    none("UIViewPropertyAnimator", .animation, "flushUpdates")
    none("UIDocumentProperties", .hiddenAtRest, "activityViewControllerProvider", "wantsIconRepresentation")
  }

  /// Returns a page that is high enough for the line below a large title.
  private static func largeTitles(
    of item: UINavigationItem, _ appearance: UINavigationBarAppearance? = nil
  ) -> any LayoutTreeProviding {
    let bar = Sample.navigationBar()
    bar.prefersLargeTitles = true
    bar.items = [item]
    if let appearance { bar.standardAppearance = appearance }
    bar.frame.size.height = bar.sizeThatFits(bar.bounds.size).height
    let page = Page(showing: bar)
    page.frame.size.height = 180
    return page
  }

  private func addSurfaceOfNavigationItems() {
    addSubtitles()
    let item = cases("UINavigationItem", { UINavigationItem(title: "Home") }) { Sample.bar(showing: $0) }
    func group() -> UIBarButtonItemGroup { .fixedGroup(items: [Sample.barButton()]) }
    item.drawn("leadingItemGroups") { $0.leadingItemGroups = [group()] }
    item.drawn("trailingItemGroups") { $0.trailingItemGroups = [group()] }
    item.drawn("pinnedTrailingGroup") { $0.pinnedTrailingGroup = group() }
    item.drawn("backAction") { $0.backAction = UIAction { _ in } }
    item.none(.metadata, "customizationIdentifier")
    item.none(.behavior, "renameDelegate")
    let bar = cases("UINavigationBar", { Sample.navigationBar() }) { Page(showing: $0) }
    bar.drawn("setTitleVerticalPositionAdjustment(_:for:)") {
      $0.setTitleVerticalPositionAdjustment(4, for: .default)
    }
    bar.none(.otherDevices, "preferredBehavioralStyle")
  }

  private func addSurfaceOfMenus() {
    none("UIAction", .hiddenAtRest, "selectedImage")
    none("UICommand", .hiddenAtRest, "selectedImage")
    none("UIMenuDisplayPreferences", .hiddenAtRest, "maximumNumberOfTitleLines")
    none("UIKeyCommand", .input, "allowsAutomaticLocalization", "allowsAutomaticMirroring")
    none("UIPreviewInteraction", .behavior, "delegate")
    none("UIFocusGuide", .input, "preferredFocusedView")
    none("UIPanGestureRecognizer", .input, "allowedScrollTypesMask")
  }

  private func addSurfaceOfApplications() {
    none(
      "UIApplication", .hiddenAtRest, "isStatusBarHidden", "setStatusBarHidden(_:with:)",
      "setStatusBarStyle(_:animated:)", "statusBarStyle")
    none("UIApplication", .behavior, "setKeepAliveTimeout(_:handler:)")
    none(
      "UIApplication", .warned, "setNewsstandIconImage(_:)", "setStatusBarOrientation(_:animated:)",
      "statusBarOrientation")
    none(
      "UIMutableApplicationShortcutItem", .metadata, "icon", "localizedSubtitle", "localizedTitle", "type", "userInfo")
    none("UIScene", .metadata, "activationConditions")
    none("UISceneConfiguration", .metadata, "storyboard")
    none("UISceneWindowingBehaviors", .otherDevices, "isClosable", "isMiniaturizable")
    none("UIScreenshotService", .behavior, "delegate")
    none("UIWindow", .otherDevices, "canResizeToFitContent")
    none("UIWindowScene", .metadata, "activityItemsConfigurationSource")
    none("UIWindowScene", .warned, "traitOverrides")
    none("UIViewController", .metadata, "interactionActivityTrackingBaseName", "restorationClass")
    none("CADisplayLink", .animation, "frameInterval")
    none("UIImagePickerController", .otherDevices, "cameraViewTransform", "videoExportPreset")
    none(
      "UIDocumentPickerViewController", .otherDevices, "allowsMultipleSelection", "delegate", "directoryURL",
      "shouldShowFileExtensions")
    none("UIDragItem", .input, "localObject", "previewProvider")
    none("UIDragInteraction", .input, "allowsSimultaneousRecognitionDuringLift", "isEnabled")
    none("UIDropInteraction", .input, "allowsSimultaneousDropSessions")
    none("UIDropProposal", .input, "isPrecise", "prefersFullSizePreview")
    none("UITableView", .input, "dragDelegate", "dropDelegate", "dragInteractionEnabled")
    none("UICollectionView", .input, "dragDelegate", "dropDelegate", "dragInteractionEnabled", "reorderingCadence")
    none("UITableViewPlaceholder", .input, "cellUpdateHandler")
    none("UICollectionViewPlaceholder", .input, "cellUpdateHandler")
    none("UITableViewDropPlaceholder", .input, "previewParametersProvider")
    none("UICollectionViewDropPlaceholder", .input, "previewParametersProvider")
    none(
      "AttributedString.MarkdownParsingOptions", .metadata, "allowsExtendedAttributes",
      "appliesSourcePositionAttributes",
      "failurePolicy", "languageCode")
    none("AttributedString.MarkdownParsingOptions", .behavior, "interpretedSyntax")
  }

  private func addSurfaceOfPresentations() {
    none("UIPercentDrivenInteractiveTransition", .animation, "timingCurve", "wantsInteractiveStart")
    none(
      "UIViewController.Transition.ZoomOptions", .animation, "alignmentRectProvider", "interactiveDismissShouldBegin")
    let popover = cases("UIPopoverPresentationController", in: .tablet, { Sample.popover() }) { $0.presenter }
    popover.drawn("backgroundColor", given: { $0.presented.view.backgroundColor = nil }) {
      $0.popover?.backgroundColor = .red
    }
    popover.none(.warned, "popoverBackgroundViewClass")
    let sheet = cases("UISheetPresentationController", in: .landscape, { Sample.sheet() }) { $0.presenter }
    sheet.drawn(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      given: {
        $0.sheet?.prefersEdgeAttachedInCompactHeight = true
        $0.presented.preferredContentSize = CGSize(width: 200, height: 100)
      }
    ) { $0.sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
    sheet.drawn("prefersPageSizing", in: .tablet) { $0.sheet?.prefersPageSizing = false }
    sheet.none(.animation, "sourceView")
    none("UIPresentationController", .passedOn, "overrideTraitCollection", "traitOverrides")
    none("UIAlertController", .metadata, "severity")
    let picker = cases("UIColorPickerViewController", { UIColorPickerViewController() }, shownBy: { $0 })
    picker.drawn("selectedColor") { $0.selectedColor = .red }
    picker.drawn("supportsAlpha") { $0.supportsAlpha = false }
    picker.none(.behavior, "delegate")
  }

  private func addSurfaceOfSidebars() {
    none("UITabBarController.Sidebar", .behavior, "delegate")
    none(
      "UITabBarController.Sidebar", .otherDevices, "bottomBarView", "footerContentConfiguration",
      "headerContentConfiguration", "preferredLayout")
    none("UITabSidebarItem", .otherDevices, "accessories", "backgroundConfiguration", "contentConfiguration")
  }
}
