import Foundation

@testable import HeadlessUIKit

/// Properties of views, controls, drawing and traits that complete the surface of UIKit.
extension PropertyTable {
  func addSurfaceOfViewParts() {
    addSurfaceOfButtons()
    addSurfaceOfControls()
    addSurfaceOfDynamics()
    addSurfaceOfPointers()
    addSurfaceOfDrawing()
    addSurfaceOfTraits()
    addSurfaceOfAccessibility()
  }

  private func addSurfaceOfButtons() {
    none("UIButton", .otherDevices, "pointerStyleProvider")
    none("UIButton", .hiddenAtRest, "preferredMenuElementOrder")
    none("UIButton", .passedOn, "setTitleShadowColor(_:for:)")
    none("UIButton.Configuration", .otherDevices, "macIdiomStyle")
    let colors = cases(
      "UIButton.Configuration",
      { () -> UIButton.Configuration in
        var configuration = Sample.configuration()
        configuration.image = Sample.template
        return configuration
      }, shownBy: { Page(showing: UIButton(configuration: $0).sized(CGSize(width: 160, height: 80))) })
    let red = UIConfigurationColorTransformer { _ in .red }
    colors.drawn("imageColorTransformer") { $0.imageColorTransformer = red }
    colors.drawn("activityIndicatorColorTransformer", given: { $0.showsActivityIndicator = true }) {
      $0.activityIndicatorColorTransformer = red
    }
    colors.drawn("indicatorColorTransformer", given: { $0.indicator = .popup }) { $0.indicatorColorTransformer = red }
    none("UIContentUnavailableConfiguration.ButtonProperties", .otherDevices, "role")
  }

  private func addSurfaceOfControls() {
    none("UIControl", .hiddenAtRest, "isContextMenuInteractionEnabled")
    none("UIControl", .animation, "isSymbolAnimationEnabled")
    let pages = cases("UIPageControl") { Sample.pageControl() }
    pages.drawn("preferredIndicatorImage") { $0.preferredIndicatorImage = Sample.template }
    pages.drawn("preferredCurrentPageIndicatorImage") { $0.preferredCurrentPageIndicatorImage = Sample.template }
    pages.drawn("setIndicatorImage(_:forPage:)") { $0.setIndicatorImage(Sample.template, forPage: 0) }
    pages.drawn("setCurrentPageIndicatorImage(_:forPage:)") {
      $0.setCurrentPageIndicatorImage(Sample.template, forPage: $0.currentPage)
    }
    pages.drawn("direction", given: { $0.currentPage = 0 }) { $0.direction = .rightToLeft }
    none("UIPageControl", .input, "allowsContinuousInteraction", "defersCurrentPageDisplay")
    none("UIPickerView", .alwaysSo, "showsSelectionIndicator")
    let progress = cases(
      "UIProgressView",
      { () -> UIProgressView in
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.5
        return view
      })
    progress.drawn("progressImage") { $0.progressImage = Sample.image(.red) }
    progress.drawn("trackImage") { $0.trackImage = Sample.image(.red) }
    none("UISegmentedControl", .passedOn, "setAction(_:forSegmentAt:)")
    let stepper = cases("UIStepper") { UIStepper() }
    stepper.drawn("setBackgroundImage(_:for:)") { $0.setBackgroundImage(Sample.image(.red), for: .normal) }
    stepper.drawn("setIncrementImage(_:for:)") { $0.setIncrementImage(Sample.image(.red), for: .normal) }
    stepper.drawn("setDecrementImage(_:for:)", given: { $0.value = 1 }) {
      $0.setDecrementImage(Sample.image(.red), for: .normal)
    }
    stepper.drawn("setDividerImage(_:forLeftSegmentState:rightSegmentState:)") {
      $0.setDividerImage(Sample.image(.red), forLeftSegmentState: .normal, rightSegmentState: .normal)
    }
    none("UISwitch", .otherDevices, "preferredStyle")
    none("UISwitch", .alwaysSo, "offImage", "onImage")
    none("UISlider", .otherDevices, "preferredBehavioralStyle")
    none("UICalendarSelectionWeekOfYear", .behavior, "delegate")
    none(
      "UICalendarSelectionWeekOfYear", .passedOn, "selectedWeekOfYear", "setSelectedWeekOfYear(_:animated:)")
  }

  private func addSurfaceOfDynamics() {
    none("UIAttachmentBehavior", .animation, "attachmentRange")
    none(
      "UIFieldBehavior", .animation, "animationSpeed", "direction", "falloff", "minimumRadius", "position", "region",
      "smoothness", "strength")
    none("UIGravityBehavior", .animation, "gravityDirection")
    none("UIPushBehavior", .animation, "pushDirection", "setTargetOffsetFromCenter(_:for:)")
    none("UIDynamicItemGroup", .passedOn, "center")
    none("UIDynamicItemGroup", .warned, "transform")
    none("UIFloatRange", .passedOn, "maximum", "minimum")
  }

  private func addSurfaceOfPointers() {
    none("UIHoverStyle", .otherDevices, "shape")
    none("UIPointerAccessory", .otherDevices, "orientationMatchesAngle")
    none("UIPointerAccessory.Position", .otherDevices, "angle", "offset")
    none("UIPointerRegion", .otherDevices, "latchingAxes")
    none("UIPointerStyle", .otherDevices, "accessories")
  }

  private func addSurfaceOfDrawing() {
    none("CAEmitterCell", .animation, "magnificationFilter", "minificationFilter", "minificationFilterBias")
    none("CAEmitterCell", .metadata, "style")
    none("CATextLayer", .alwaysSo, "allowsFontSubpixelQuantization")
    none("UIGraphicsImageRendererFormat", .alwaysSo, "preferredRange", "prefersExtendedRange")
    none("UIGraphicsPDFRendererFormat", .metadata, "documentInfo")
    none(
      "UIGraphicsPDFRendererContext", .warned, "setDestinationWithName(_:for:)", "setURL(_:for:)")
    none(
      "UIImageReader.Configuration", .passedOn, "pixelsPerInch", "preferredThumbnailSize", "prefersHighDynamicRange",
      "preparesImagesForDisplay")
    none("UIImageView", .animation, "highlightedAnimationImages")
    none("UIImageView", .alwaysSo, "preferredImageDynamicRange")
    none("UIImageView", .passedOn, "setSymbolImage(_:contentTransition:options:completion:)")
    none("UIScrollEdgeEffect", .alwaysSo, "isHidden")
    let background = cases("UIBackgroundExtensionView") { Sample.sized(UIBackgroundExtensionView()) }
    background.drawn("contentView") { $0.contentView = Sample.box(.red) }
    background.drawn("automaticallyPlacesContentView", given: { $0.contentView = Sample.box(.red) }) {
      $0.automaticallyPlacesContentView = false
    }
  }

  private func addSurfaceOfTraits() {
    none(
      "UITraitOverrides", .passedOn, "activeAppearance", "displayGamut", "forceTouchCapability", "imageDynamicRange",
      "listEnvironment", "sceneCaptureState", "toolbarItemPresentationSize", "typesettingLanguage")
    let label = cases(
      "UIView",
      { () -> UIView in
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        return label
      })
    label.drawn("minimumContentSizeCategory") { $0.minimumContentSizeCategory = .accessibilityLarge }
    label.drawn("maximumContentSizeCategory") { $0.maximumContentSizeCategory = .extraSmall }
    none("UIView", .animation, "setAnimationDelegate(_:)", "setAnimationDidStop(_:)", "setAnimationWillStart(_:)")
    none("NSLayoutConstraint", .metadata, "shouldBeArchived")
    none(
      "UITrackingLayoutGuide", .passedOn, "setConstraints(_:activeWhenAwayFrom:)",
      "setConstraints(_:activeWhenNearEdge:)")
  }

  private func addSurfaceOfAccessibility() {
    none("UIAccessibilityCustomAction", .accessibility, "attributedName", "category", "image")
    none(
      "UIResponder", .accessibility, "accessibilityAttributedHint", "accessibilityAttributedLabel",
      "accessibilityAttributedUserInputLabels", "accessibilityAttributedValue", "accessibilityDirectTouchOptions")
  }
}
