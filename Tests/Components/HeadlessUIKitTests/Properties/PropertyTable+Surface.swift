import Foundation

@testable import HeadlessUIKit

/// Properties that complete the surface of UIKit. Most describe input, animations or the system, which no picture shows.
extension PropertyTable {
  func addSurface() {
    addSurfaceOfViews()
    addSurfaceOfLayers()
    addSurfaceOfControllers()
    addSurfaceOfScenes()
    addSurfaceOfText()
    addSurfaceOfLists()
    addSurfaceOfItems()
    addSurfaceOfTabs()
    addSurfaceOfPickers()
  }

  private func addSurfaceOfTabs() {
    none("UITab", .passedOn, "badgeValue", "image", "isHidden", "title")
    none("UITab", .otherDevices, "allowsHiding", "isHiddenByDefault", "preferredPlacement", "subtitle")
    none("UITab", .metadata, "userInfo")
    none("UITabBarController", .hiddenAtRest, "tabBarMinimizeBehavior")
    none("UIScrollEdgeElementContainerInteraction", .alwaysSo, "edge", "scrollView")
    none("UISearchTab", .input, "automaticallyActivatesSearch")
    none("UITabBarController", .otherDevices, "compactTabIdentifiers", "customizationIdentifier")
    none("UITabBarController", .passedOn, "selectedTab", "setTabs(_:animated:)", "tabs")
    none(
      "UITabGroup", .otherDevices, "allowsReordering", "children", "defaultChildIdentifier", "displayOrderIdentifiers",
      "managingNavigationController", "selectedChild", "sidebarActions", "sidebarAppearance")
  }

  private func addSurfaceOfPickers() {
    none(
      "UIImagePickerController", .otherDevices, "allowsEditing", "cameraCaptureMode", "cameraDevice", "cameraFlashMode",
      "cameraOverlayView", "imageExportPreset", "mediaTypes", "showsCameraControls", "sourceType",
      "videoMaximumDuration", "videoQuality")
    none("UIEditMenuConfiguration", .hiddenAtRest, "preferredArrowDirection")
    none("UITextChecker", .behavior, "ignoredWords")
    none("UITextInteraction", .behavior, "delegate", "textInput")
    none("UIViewController", .animation, "preferredTransition")
    none("UIViewController.Transition.ZoomOptions", .animation, "dimmingColor", "dimmingVisualEffect")
  }

  private func addSurfaceOfLists() {
    none(
      "UITableView", .input, "allowsFocus", "allowsFocusDuringEditing", "remembersLastFocusedIndexPath",
      "selectionFollowsFocus")
    none("UITableView", .behavior, "isPrefetchingEnabled", "prefetchDataSource")
    none("UITableView", .input, "allowsSelectionDuringEditing")
    none("UITableView", .alwaysSo, "selfSizingInvalidation")
    none(
      "UICollectionView", .input, "allowsFocus", "allowsFocusDuringEditing", "remembersLastFocusedIndexPath",
      "selectionFollowsFocus")
    none("UICollectionView", .alwaysSo, "selfSizingInvalidation")
    none("UICollectionView", .input, "allowsMultipleSelectionDuringEditing", "allowsSelectionDuringEditing")
    none("UICollectionViewDiffableDataSource", .behavior, "sectionSnapshotHandlers")
    none(
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers", .behavior, "shouldCollapseItem", "shouldExpandItem",
      "snapshotForExpandingParent", "willCollapseItem", "willExpandItem")
    none("UICollectionViewTransitionLayout", .animation, "transitionProgress")
    none("UIInterpolatingMotionEffect", .animation, "maximumRelativeValue", "minimumRelativeValue")
    none("UIMotionEffectGroup", .animation, "motionEffects")
    none(
      "UIView", .animation, "motionEffects", "setAnimationBeginsFromCurrentState(_:)", "setAnimationCurve(_:)",
      "setAnimationDelay(_:)", "setAnimationDuration(_:)", "setAnimationRepeatAutoreverses(_:)",
      "setAnimationRepeatCount(_:)", "setAnimationTransition(_:for:cache:)")
    none(
      "UIView", .accessibility, "accessibilityIgnoresInvertColors", "largeContentImageInsets", "scalesLargeContentImage"
    )
    none("UIViewController", .behavior, "setContentScrollView(_:for:)")
    none("UIViewController", .input, "restoresFocusAfterTransition")
    none("UIViewController", .hiddenAtRest, "modalPresentationCapturesStatusBarAppearance")
    none("UIViewController", .passedOn, "setOverrideTraitCollection(_:forChild:)")
  }

  private func addSurfaceOfItems() {
    none("UIBarItem", .accessibility, "largeContentSizeImage", "largeContentSizeImageInsets")
    none("UIButton", .otherDevices, "preferredBehavioralStyle")
    none(
      "UIPasteboard", .passedOn, "color", "colors", "items", "setData(_:forPasteboardType:)", "setItems(_:options:)",
      "setValue(_:forPasteboardType:)")
  }

  private func addSurfaceOfViews() {
    none(
      "UIResponder", .accessibility, "accessibilityActivationPoint", "accessibilityContainerType",
      "accessibilityCustomRotors", "accessibilityExpandedStatus", "accessibilityFrame", "accessibilityLanguage",
      "accessibilityNavigationStyle", "accessibilityPath", "accessibilityRespondsToUserInteraction",
      "accessibilityTextualContext", "accessibilityUserInputLabels")
    none("UIAccessibilityCustomRotor", .accessibility, "attributedName", "itemSearchBlock", "name")
    none("UIAccessibilityCustomRotorItemResult", .accessibility, "targetElement", "targetRange")
    none("UIAccessibilityCustomRotorSearchPredicate", .accessibility, "currentItem", "searchDirection")
    none("UIView", .input, "focusEffect", "focusGroupIdentifier", "focusGroupPriority")
    none("UIViewController", .input, "focusGroupIdentifier")
    none("UIFocusGuide", .input, "isEnabled", "preferredFocusEnvironments")
    none("UIFocusHaloEffect", .input, "containerView", "position", "referenceView")
    none("UIGestureRecognizer", .input, "allowedPressTypes", "allowedTouchTypes", "requiresExclusiveTouchType")
    none(
      "UIScrollView", .input, "allowsKeyboardScrolling", "bouncesHorizontally", "bouncesVertically", "decelerationRate",
      "transfersHorizontalScrollingToParent", "transfersVerticalScrollingToParent")
    none(
      "UIScrollView", .hiddenAtRest, "automaticallyAdjustsScrollIndicatorInsets", "indexDisplayMode",
      "scrollIndicatorInsets")
    none("UIViewPropertyAnimator", .input, "isManualHitTestingEnabled")
    none("UndoManager", .behavior, "groupsByEvent", "levelsOfUndo", "setActionName(_:)")
    none("CGVector", .passedOn, "dx", "dy")
  }

  private func addSurfaceOfLayers() {
    none(
      "CALayer", .animation, "actions", "autoreverses", "beginTime", "duration", "fillMode", "repeatCount",
      "repeatDuration", "timeOffset")
    none(
      "CALayer", .alwaysSo, "edgeAntialiasingMask", "minificationFilterBias", "toneMapMode",
      "wantsExtendedDynamicRangeContent")
    none("CALayer", .metadata, "backgroundFilters", "filters", "style")
    none("CAAnimation", .animation, "preferredFrameRateRange")
    none(
      "CAKeyframeAnimation", .animation, "biasValues", "calculationMode", "continuityValues", "rotationMode",
      "tensionValues", "timingFunctions")
    none("CAPropertyAnimation", .animation, "valueFunction")
    none("CASpringAnimation", .animation, "allowsOverdamping")
    none("CATransaction", .animation, "setValue(_:forKey:)")
    none("CATransition", .animation, "filter")
  }

  private func addSurfaceOfControllers() {
    none("UINavigationBar", .behavior, "delegate")
    none("UINavigationController", .behavior, "delegate")
    none("UINavigationController", .input, "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears")
    none("UITabBar", .behavior, "delegate")
    none("UILayoutGuide", .behavior, "owningView")
    none("UIView", .behavior, "interactions")
    none("UIScrollView", .behavior, "scrollDelegate")
    none("NSTextStorage", .behavior, "delegate")
    none("UITabBarController", .behavior, "customizableViewControllers", "delegate")
    let tabs = cases(
      "UITabBarController",
      { () -> UITabBarController in
        let tabs = UITabBarController()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
        tabs.viewControllers = [page]
        return tabs
      }, shownBy: { $0 })
    tabs.drawn("isTabBarHidden") { $0.isTabBarHidden = true }
    tabs.drawn("setTabBarHidden(_:animated:)") { $0.setTabBarHidden(true, animated: false) }
    none(
      "UIBarButtonItemGroup", .hiddenAtRest, "alwaysAvailable", "menuRepresentation", "representativeItem")
  }

  private func addSurfaceOfScenes() {
    none(
      "UIApplication", .metadata, "applicationIconBadgeNumber", "applicationSupportsShakeToEdit",
      "setMinimumBackgroundFetchInterval(_:)", "shortcutItems")
    none("UIApplication", .warned, "setAlternateIconName(_:completionHandler:)")
    none("UIApplicationShortcutItem", .metadata, "targetContentIdentifier")
    none("UIDevice", .otherDevices, "isBatteryMonitoringEnabled", "isProximityMonitoringEnabled")
    none("UIScene", .behavior, "delegate")
    none("UIScene", .metadata, "subtitle", "title")
    none("UIScene.OpenExternalURLOptions", .metadata, "universalLinksOnly")
    none(
      "UISceneActivationConditions", .metadata, "canActivateForTargetContentIdentifierPredicate",
      "prefersToActivateForTargetContentIdentifierPredicate")
    none("UISceneConfiguration", .metadata, "delegateClass", "sceneClass")
    none("UISceneSession", .metadata, "userInfo")
    none("UISceneSizeRestrictions", .otherDevices, "allowsFullScreen", "maximumSize", "minimumSize")
    none("UIScreen", .otherDevices, "overscanCompensation", "wantsSoftwareDimming")
    none("UIScreen", .warned, "brightness")
    none("UIWindow", .metadata, "windowScene")
    none("UIWindowScene.GeometryPreferences.iOS", .otherDevices, "interfaceOrientations")
    none("UIWindowSceneDelegate", .behavior, "window")
    none("UIWindowSceneDestructionRequestOptions", .animation, "windowDismissalAnimation")
  }

  private func addSurfaceOfText() {
    none(
      "UITextInputTraits", .input, "allowedWritingToolsResultOptions", "inlinePredictionType", "keyboardAppearance",
      "mathExpressionCompletionType", "passwordRules", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
      "spellCheckingType", "writingToolsBehavior")
    none("UITextField", .input, "allowsEditingTextAttributes", "clearsOnInsertion", "typingAttributes")
    none(
      "UITextView", .input, "allowsEditingTextAttributes", "clearsOnInsertion", "isFindInteractionEnabled",
      "typingAttributes")
    none("UITextView", .measuring, "usesStandardTextScaling")
    none("UITextView", .input, "inputAccessoryView", "inputView")
    none("UITapGestureRecognizer", .input, "buttonMaskRequired")
    none("UIInputView", .measuring, "allowsSelfSizing")
    none("UIInputViewController", .input, "hasDictationKey", "primaryLanguage", "setInputView(_:)")
    none(
      "UITextInputAssistantItem", .input, "allowsHidingShortcuts", "leadingBarButtonGroups", "trailingBarButtonGroups")
    cases("UITextField") { () -> UITextField in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      field.text = "Text"
      return field
    }.drawn("defaultTextAttributes") { $0.defaultTextAttributes = [.foregroundColor: UIColor.red] }
  }
}
