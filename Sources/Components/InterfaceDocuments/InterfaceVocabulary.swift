/// The elements and attributes of interface documents that have an effect.
///
/// `InterfaceBuilder` in HeadlessUIKit reads them; a test compares this list with what it reads.
package enum InterfaceVocabulary {
  /// Returns the attributes of an element that have an effect; `nil` for elements that have none.
  package static func attributes(of element: String) -> Set<String>? { table[element] }

  /// The attributes of all elements that have an effect.
  package static var allAttributes: Set<String> { table.values.reduce(into: []) { $0.formUnion($1) } }

  /// Elements inside of objects that have identifiers of their own.
  static let parts: Set<String> = ["constraint", "outlet", "outletCollection", "action", "segue"]

  /// Elements that only Interface Builder itself uses.
  package static let designTimeElements = words(
    """
    device dependencies customFonts simulatedScreenMetrics simulatedStatusBarMetrics simulatedTopBarMetrics
    simulatedBottomBarMetrics simulatedNavigationBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics
    simulatedOrientationMetrics simulatedMetricsContainer freeformSimulatedSizeMetrics
    modalPageSheetSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics refinedSimulatedMetrics userGuides designables
    inferredMetricsTieBreakers classes userComments attributedComments nil
    """)

  /// Attributes that only Interface Builder itself uses, or that change only how input is handled, not a frame.
  package static let ineffectiveAttributes = words(
    """
    id key sceneID sceneMemberID userLabel customModuleProvider fixedFrame verifyAmbiguity placeholderIntrinsicWidth
    placeholderIntrinsicHeight colorSpace customColorSpace colorLabel ambiguous misplaced symbolic symbolType
    propertyAccessControl colorMatched appends catalog usesAttributedText family locationInParent
    useStoryboardIdentifierAsRestorationIdentifier
    springLoaded spellCheckingType smartDashesType smartInsertDeleteType smartQuotesType textContentType
    keyboardAppearance inlinePredictionType dataDetectorTypes toolTip selectionFollowsFocus allowsFocus focusGroupIdentifier
    remembersLastFocusedIndexPath prefetchingEnabled dataSourcePrefetchingEnabled autorepeat continuous pointerInteraction
    adjustsImageWhenHighlighted adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted
    focusStyle indentationWidth role showsMenuAsPrimaryAction
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The attributes of all objects.
  private static let object = words("customClass customModule")
  /// The attributes of all views.
  private static let view = object.union(
    words(
      """
      opaque hidden alpha clipsSubviews multipleTouchEnabled exclusiveTouch contentMode userInteractionEnabled tag
      restorationIdentifier semanticContentAttribute autoresizesSubviews clearsContextBeforeDrawing
      translatesAutoresizingMaskIntoConstraints horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea tintAdjustmentMode largeContentTitle showsLargeContentViewer
      """))
  /// The attributes of all controls.
  private static let control = view.union(
    words(
      """
      enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment changesSelectionAsPrimaryAction
      """))
  private static let scrollView = view.union(
    words(
      """
      scrollEnabled pagingEnabled directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal
      showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle keyboardDismissMode
      contentInsetAdjustmentBehavior scrollsToTop delaysContentTouches canCancelContentTouches
      bouncesZoom minimumZoomScale maximumZoomScale
      """))
  private static let controller = object.union(
    words(
      """
      title storyboardIdentifier restorationIdentifier extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed
      definesPresentationContext providesPresentationContextTransitionStyle modalPresentationStyle modalTransitionStyle
      nibName automaticallyAdjustsScrollViewInsets modalInPresentation
      """))
  private static let gesture = object.union(words("cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled"))

  private static let table: [String: Set<String>] = [
    "document": words(
      "type version toolsVersion targetRuntime useAutolayout useTraitCollections useSafeAreas initialViewController launchScreen"
    ),
    "objects": [], "scenes": [], "scene": [], "subviews": [], "connections": [], "constraints": [], "items": [],
    "gestureRecognizers": [], "leftBarButtonItems": [], "rightBarButtonItems": [], "tabBarItems": [], "array": [],
    "sections": [], "cells": [], "prototypes": [], "segments": [], "layoutGuides": [], "toolbarItems": [],
    "userDefinedRuntimeAttributes": [], "integer": ["value"], "real": ["value"], "string": ["base64-UTF8"],
    "mutableString": [], "scopeButtonTitles": [], "bool": ["value"], "inset": words("minX minY maxX maxY"),
    "exit": [], "placeholder": object.union(["placeholderIdentifier"]), "customObject": object,

    // Values
    "rect": words("x y width height"), "point": words("x y"), "size": words("width height"),
    "offset": words("horizontal vertical"), "edgeInsets": words("top left bottom right"),
    "directionalEdgeInsets": words("top leading bottom trailing"),
    "autoresizingMask": words("flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
    "color": words("name systemColor cocoaTouchSystemColor red green blue white alpha"),
    "fontDescription": words("type weight pointSize name style adjustsFontForContentSizeCategory"),
    "font": words("size name metaFont"), "image": words("name"),
    "imageReference": words("image symbolScale renderingMode"),
    "preferredSymbolConfiguration": words("configurationType scale weight pointSize"),
    "accessibility": words("label hint value identifier"),
    "accessibilityConfiguration": words("label hint value identifier"),
    "accessibilityTraits": words(
      """
      button link image selected staticText header searchField playsSound keyboardKey summaryElement notEnabled
      updatesFrequently startsMediaSession adjustable allowsDirectInteraction causesPageTurn tabBar
      """),
    "range": words("location length"), "date": [],
    "attributedString": [], "fragment": ["content"], "attributes": [],
    "paragraphStyle": words(
      """
      alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore headIndent
      tailIndent firstLineHeadIndent minimumLineHeight maximumLineHeight lineHeightMultiple
      """),
    "textInputTraits": words(
      "autocapitalizationType autocorrectionType keyboardType returnKeyType enablesReturnKeyAutomatically secureTextEntry"
    ),
    "userDefinedRuntimeAttribute": words("type keyPath value"),
    "outlet": words("property destination"), "outletCollection": words("property destination collectionClass"),
    "action": words("selector destination eventType"),
    "segue": words(
      """
      destination kind identifier relationship customClass customModule modalPresentationStyle modalTransitionStyle
      animates unwindAction destinationCreationSelector
      """),

    // Layout
    "constraint": words(
      """
      firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority identifier placeholder
      """),
    "viewLayoutGuide": [], "layoutGuide": words("identifier"), "viewControllerLayoutGuide": words("type"),
    "variation": view.union(
      words("constant priority text title placeholder spacing axis alignment distribution image")),
    "mask": [], "include": ["reference"], "exclude": ["reference"],

    // Views
    "view": view, "tableViewCellContentView": view.union(words("tableViewCell")), "collectionViewCellContentView": view,
    "containerView": view,
    "stackView": view.union(
      words("axis distribution alignment spacing layoutMarginsRelativeArrangement baselineRelativeArrangement")),
    "label": view.union(
      words(
        """
        text textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit minimumScaleFactor
        minimumFontSize adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth preferredMaxLayoutWidth enabled
        highlighted
        """)),
    "imageView": view.union(words("image highlightedImage highlighted")),
    "button": control.union(words("buttonType lineBreakMode adjustsFontForContentSizeCategory")),
    "state": words("title image backgroundImage"),
    "buttonConfiguration": words(
      """
      style title subtitle image imagePlacement imagePadding titlePadding titleAlignment cornerStyle buttonSize
      showsActivityIndicator
      """),
    "backgroundConfiguration": words("cornerRadius strokeWidth"), "attributedTitle": [], "attributedSubtitle": [],
    "textField": control.union(
      words(
        """
        text placeholder borderStyle textAlignment minimumFontSize clearsOnBeginEditing clearButtonMode adjustsFontSizeToFit
        adjustsFontForContentSizeCategory
        """)),
    "textView": scrollView.union(
      words("text editable selectable textAlignment adjustsFontForContentSizeCategory")),
    "switch": control.union(words("on")),
    "slider": control.union(words("value minValue maxValue minimumValueImage maximumValueImage")),
    "stepper": control.union(words("value minimumValue maximumValue stepValue wraps")),
    "segmentedControl": control.union(
      words("segmentControlStyle selectedSegmentIndex momentary apportionsSegmentWidthsByContent")),
    "segment": words("title image width enabled"),
    "progressView": view.union(words("progress progressViewStyle")),
    "activityIndicatorView": view.union(words("style animating hidesWhenStopped")),
    "pageControl": control.union(words("numberOfPages currentPage hidesForSinglePage")), "pickerView": view,
    "searchBar": view.union(
      words(
        "text placeholder prompt searchBarStyle barStyle translucent showsCancelButton showsBookmarkButton showsScopeBar"
      )),
    "visualEffectView": view, "blurEffect": words("style"), "vibrancyEffect": [],
    "navigationBar": view.union(words("barStyle translucent largeTitles")),
    "toolbar": view.union(words("translucent")),
    "tabBar": view.union(words("barStyle translucent")),
    "scrollView": scrollView,

    // Lists
    "tableView": scrollView.union(
      words(
        """
        style dataMode separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight
        sectionFooterHeight estimatedSectionFooterHeight allowsSelection allowsMultipleSelection
        """)),
    "tableViewSection": words("headerTitle footerTitle"),
    "tableViewCell": view.union(
      words(
        """
        style reuseIdentifier accessoryType selectionStyle rowHeight textLabel detailTextLabel imageView
        """)),
    "collectionView": scrollView.union(words("dataMode allowsSelection allowsMultipleSelection")),
    "collectionViewFlowLayout": object.union(
      words(
        "scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize sectionInsetReference")),
    "collectionViewLayout": object, "collectionViewCell": view.union(words("reuseIdentifier")),
    "collectionReusableView": view.union(words("reuseIdentifier")),

    // Bars and controllers
    "navigationItem": object.union(
      words("title prompt backButtonTitle largeTitleDisplayMode leftItemsSupplementBackButton hidesBackButton")),
    "barButtonItem": object.union(words("title image style systemItem width enabled tag")),
    "tabBarItem": object.union(words("title image selectedImage systemItem badgeValue enabled tag")),
    "viewController": controller, "tableViewController": controller.union(words("clearsSelectionOnViewWillAppear")),
    "collectionViewController": controller.union(words("clearsSelectionOnViewWillAppear")),
    "navigationController": controller.union(words("navigationBarHidden")),
    "tabBarController": controller,
    "splitViewController": controller,
    "pageViewController": controller.union(words("transitionStyle navigationOrientation")),
    "viewControllerPlaceholder": words("storyboardName referencedIdentifier bundleIdentifier"),

    // Gestures
    "tapGestureRecognizer": gesture.union(words("numberOfTapsRequired numberOfTouchesRequired")),
    "pongPressGestureRecognizer": gesture.union(
      words("minimumPressDuration allowableMovement numberOfTapsRequired numberOfTouchesRequired")),
    "panGestureRecognizer": gesture.union(words("minimumNumberOfTouches")),
    "screenEdgePanGestureRecognizer": gesture, "pinchGestureRecognizer": gesture, "rotationGestureRecognizer": gesture,
    "swipeGestureRecognizer": gesture.union(words("direction numberOfTouchesRequired")),
  ]
}
