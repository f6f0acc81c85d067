import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addViews() {
    addViewCases()
    addImageViews()
    none("UIResponder", .accessibility, "accessibilityCustomActions")
    none(
      "AccessibleObject", .accessibility, "isAccessibilityElement", "accessibilityLabel", "accessibilityValue",
      "accessibilityHint", "accessibilityIdentifier", "accessibilityTraits")
    none(
      "UIAccessibilityElement", .accessibility, "accessibilityContainer", "isAccessibilityElement",
      "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityIdentifier",
      "accessibilityTraits", "accessibilityFrameInContainerSpace")
    none("UIAccessibilityCustomAction", .accessibility, "name", "target", "selector", "actionHandler")
    none("UIAccessibility", .accessibility, "posts")
    none("AXCustomContent", .accessibility, "importance")
    addGuidesAndConstraints()
    addScrollViews()
  }

  private func addViewCases() {
    let view = cases("UIView") { Sample.box() }
    view.drawn("alpha") { $0.alpha = 0.5 }
    view.drawn("anchorPoint", given: { $0.transform = CGAffineTransform(rotationAngle: 0.5) }) {
      $0.anchorPoint = .zero
    }
    let resized = cases("UIView", { Sample.box() }, shownBy: Sample.pageWithWiderView)
    resized.drawn("autoresizesSubviews", given: { $0.addSubview(Sample.stretching()) }) {
      $0.autoresizesSubviews = false
    }
    resized.drawn("autoresizingMask", given: { $0.addSubview(Sample.box(.red)) }) {
      $0.subviews[0].autoresizingMask = [.flexibleWidth]
    }
    view.drawn("backgroundColor") { $0.backgroundColor = .red }
    view.drawn("bounds") { $0.bounds.size.width += 20 }
    view.drawn("center") { $0.center.x += 20 }
    view.drawn("clipsToBounds", given: { $0.addSubview(Sample.overhanging()) }) { $0.clipsToBounds = true }
    view.drawn("frame") { $0.frame.origin.x += 20 }
    view.drawn("isHidden") { $0.isHidden = true }
    view.drawn("mask") { $0.mask = UIView(frame: $0.bounds) }
    view.drawn("overrideUserInterfaceStyle", given: { $0.backgroundColor = .label }) {
      $0.overrideUserInterfaceStyle = .dark
    }
    view.drawn("tintAdjustmentMode", given: { $0.addSubview(UIImageView(image: Sample.template)) }) {
      $0.tintAdjustmentMode = .dimmed
    }
    view.drawn("tintColor", given: { $0.addSubview(UIImageView(image: Sample.template)) }) { $0.tintColor = .red }
    view.drawn("traitOverrides", given: { $0.backgroundColor = .label }) {
      $0.traitOverrides.userInterfaceStyle = .dark
    }
    view.drawn("transform") { $0.transform = CGAffineTransform(rotationAngle: 0.5) }
    view.drawn("transform3D") { $0.transform3D = CATransform3DMakeScale(2, 1, 1) }

    let margins = cases("UIView") { Sample.pinnedToMargins() }
    margins.drawn("directionalLayoutMargins") { $0.directionalLayoutMargins.leading = 20 }
    margins.drawn("layoutMargins") { $0.layoutMargins.left = 20 }
    margins.drawn("semanticContentAttribute", given: { $0.directionalLayoutMargins.leading = 20 }) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    let root = cases("UIView", in: .insetScreen, { Sample.pinnedToMargins() }, shownBy: { $0 })
    root.drawn("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = false }
    let inner = cases("UIView", { Sample.pinnedToMargins() }, shownBy: Sample.inPageWithMargins)
    inner.drawn("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = true }
    let constrained = cases("UIView") { Sample.pinned() }
    constrained.drawn("translatesAutoresizingMaskIntoConstraints") {
      $0.subviews[0].frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      $0.subviews[0].translatesAutoresizingMaskIntoConstraints = true
    }
    constrained.drawn("setContentHuggingPriority(_:for:)", given: Sample.addNeighbor) {
      $0.subviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
    constrained.drawn(
      "setContentCompressionResistancePriority(_:for:)",
      given: {
        Sample.addNeighbor(&$0)
        $0.bounds.size.width = 60
      }
    ) {
      $0.subviews[0].setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    }

    view.warns("contentScaleFactor", "everything is drawn at the scale of the snapshot") {
      $0.contentScaleFactor = 3
    }
    view.none(
      .accessibility, "accessibilityElements", "accessibilityElementsHidden", "accessibilityHint",
      "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits", "accessibilityValue",
      "accessibilityViewIsModal", "isAccessibilityElement", "shouldGroupAccessibilityChildren")
    view.none(
      .input, "gestureRecognizers", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch")
    view.none(.metadata, "tag", "restorationIdentifier")
    view.none(.hiddenAtRest, "largeContentTitle", "largeContentImage", "showsLargeContentViewer")
    view.none(.otherDevices, "hoverStyle")
    let drawing = cases("UIView", { Drawing {} }, shownBy: { Page(showing: $0) })
    drawing.drawn("isOpaque", given: { $0.backgroundColor = nil }) { $0.isOpaque = false }
    view.drawn("cornerConfiguration") { $0.cornerConfiguration = .corners(radius: .fixed(9)) }
    view.none(.performance, "clearsContextBeforeDrawing")
    view.none(.animation, "setAnimationsEnabled(_:)")
    none("UIHoverStyle", .otherDevices, "effect", "isEnabled")
    let stack = cases("UIStackView") { Sample.stack() }
    stack.drawn("axis") { $0.axis = .vertical }
    stack.drawn("alignment", given: { $0.bounds.size.height = 60 }) { $0.alignment = .top }
    stack.drawn("distribution", given: { $0.bounds.size.width = 150 }) { $0.distribution = .fillEqually }
    stack.drawn("spacing") { $0.spacing = 9 }
    stack.drawn("isLayoutMarginsRelativeArrangement", given: { $0.layoutMargins.left = 20 }) {
      $0.isLayoutMarginsRelativeArrangement = true
    }
    stack.drawn("setCustomSpacing(_:after:)") { $0.setCustomSpacing(30, after: $0.arrangedSubviews[0]) }
    let lines = cases("UIStackView") { Sample.stackOfLabels() }
    lines.drawn("isBaselineRelativeArrangement") { $0.isBaselineRelativeArrangement = true }
    let effect = cases("UIVisualEffectView") { Sample.sized(UIVisualEffectView(effect: nil)) }
    effect.drawn("effect") { $0.effect = UIBlurEffect(style: .dark) }
    let glass = cases("UIGlassEffect", { UIGlassEffect() }) {
      Page(showing: Sample.sized(UIVisualEffectView(effect: $0)))
    }
    glass.drawn("tintColor") { $0.tintColor = .red }
    glass.none(.input, "isInteractive")
    let container = cases("UIGlassContainerEffect", { UIGlassContainerEffect() }) {
      let view = Sample.sized(UIVisualEffectView(effect: $0))
      for x in [0, 22] as [CGFloat] {
        let glass = UIVisualEffectView(effect: UIGlassEffect())
        glass.frame = CGRect(x: x, y: 0, width: 18, height: 18)
        view.contentView.addSubview(glass)
      }
      return Page(showing: view)
    }
    container.drawn("spacing") { $0.spacing = 9 }
  }

  private func addImageViews() {
    let view = cases("UIImageView") { Sample.sized(UIImageView(image: Sample.template)) }
    view.drawn("image") { $0.image = Sample.image(.red) }
    view.drawn("highlightedImage", given: { $0.isHighlighted = true }) { $0.highlightedImage = Sample.image(.red) }
    view.drawn("isHighlighted", given: { $0.highlightedImage = Sample.image(.red) }) { $0.isHighlighted = true }
    view.drawn("animationImages") {
      $0.animationImages = [Sample.image(.red)]
      $0.startAnimating()
    }
    view.none(.animation, "animationDuration", "animationRepeatCount")
    let symbol = cases("UIImageView") { UIImageView(image: UIImage(systemName: "star")) }
    symbol.drawn("preferredSymbolConfiguration", given: { $0.contentMode = .center }) {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    }
    let wide = cases("UIView") { Sample.sized(UIImageView(image: Sample.image(.red, CGSize(width: 9, height: 9)))) }
    wide.drawn("contentMode") { $0.contentMode = .center }
  }

  private func addGuidesAndConstraints() {
    let constraint = cases("NSLayoutConstraint", { ConstrainedBox() }) { Page(showing: $0.view) }
    constraint.drawn("constant") { $0.width.constant = 40 }
    constraint.drawn("isActive", given: { $0.addCompetitor() }) { $0.width.isActive = false }
    constraint.drawn("priority", given: { $0.addCompetitor() }) { $0.width.priority = UILayoutPriority(1) }
    constraint.none(.metadata, "identifier")
    none("UILayoutGuide", .metadata, "identifier")
    none("UILayoutPriority", .passedOn, "rawValue")
    none("UIKeyboardLayoutGuide", .input, "followsUndockedKeyboard", "keyboardDismissPadding")
    let insets = cases("UIEdgeInsets", { UIEdgeInsets.zero }) { Sample.insetting($0) }
    insets.drawn("top") { $0.top = 9 }
    insets.drawn("left") { $0.left = 9 }
    insets.drawn("bottom") { $0.bottom = 9 }
    insets.drawn("right") { $0.right = 9 }
    let directional = cases("NSDirectionalEdgeInsets", { NSDirectionalEdgeInsets.zero }) { Sample.insetting($0) }
    directional.drawn("top") { $0.top = 9 }
    directional.drawn("leading") { $0.leading = 9 }
    directional.drawn("bottom") { $0.bottom = 9 }
    directional.drawn("trailing") { $0.trailing = 9 }
  }

  private func addScrollViews() {
    let scroll = cases("UIScrollView") { Sample.scrollView() }
    scroll.drawn("contentOffset") { $0.contentOffset.y = 20 }
    scroll.drawn("setContentOffset(_:animated:)") { $0.setContentOffset(CGPoint(x: 0, y: 20), animated: true) }
    scroll.drawn("contentInset") { $0.contentInset.top = 20 }
    let inSafeArea = cases("UIScrollView", in: .insetScreen, { Sample.scrollView() }) { $0 }
    inSafeArea.drawn("contentInsetAdjustmentBehavior") { $0.contentInsetAdjustmentBehavior = .never }
    inSafeArea.drawn("contentSize", given: { $0.contentSize = .zero }) { $0.contentSize.height = 500 }
    inSafeArea.drawn("alwaysBounceVertical", given: { $0.contentSize = .zero }) { $0.alwaysBounceVertical = true }
    inSafeArea.drawn("alwaysBounceHorizontal", given: { $0.contentSize = .zero }) { $0.alwaysBounceHorizontal = true }
    scroll.none(
      .input, "isScrollEnabled", "isPagingEnabled", "isDirectionalLockEnabled", "bounces", "scrollsToTop",
      "delaysContentTouches", "canCancelContentTouches", "keyboardDismissMode")
    scroll.none(
      .hiddenAtRest, "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "indicatorStyle",
      "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets")
    none("ScrollDelegating", .behavior, "delegate")
  }
}
