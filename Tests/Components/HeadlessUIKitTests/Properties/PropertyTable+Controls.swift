import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addControls() {
    addControl()
    addButtons()
    addSegmentedControl()
    addSlider()
    addSmallControls()
    addInput()
  }

  private func addControl() {
    let control = cases("UIControl") { UIButton(type: .system).titled("Away") }
    control.drawn("isEnabled") { $0.isEnabled = false }
    control.drawn("isHighlighted") { $0.isHighlighted = true }
    control.drawn("isSelected", given: { $0.setTitle("Home", for: .selected) }) { $0.isSelected = true }
    let large = cases("UIControl") { UIButton(type: .system).titled("Away", CGSize(width: 150, height: 80)) }
    large.drawn("contentHorizontalAlignment") { $0.contentHorizontalAlignment = .left }
    large.drawn("contentVerticalAlignment") { $0.contentVerticalAlignment = .top }
    let menu = cases("UIControl") { UIButton(configuration: .gray()).titled("Away") }
    menu.drawn(
      "showsMenuAsPrimaryAction",
      given: {
        $0.menu = Sample.menu
        $0.changesSelectionAsPrimaryAction = true
      }
    ) { $0.showsMenuAsPrimaryAction = true }
    control.none(.otherDevices, "toolTip")
  }

  private func addButtons() {
    let button = cases("UIButton") { UIButton(type: .system).titled("Away") }
    button.drawn("configuration") { $0.configuration = .filled() }
    button.drawn("configurationUpdateHandler") { $0.configurationUpdateHandler = { $0.configuration = .filled() } }
    let updated = cases(
      "UIButton", { UIButton(configuration: .filled()).titled("Away") }, shownBy: Sample.pageWithUpdatedButton)
    updated.drawn(
      "automaticallyUpdatesConfiguration",
      given: { $0.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Home" : "Away" } }
    ) { $0.automaticallyUpdatesConfiguration = false }
    button.drawn("contentEdgeInsets") { $0.contentEdgeInsets.left = 9 }
    button.drawn("titleEdgeInsets") { $0.titleEdgeInsets.left = 9 }
    button.drawn("imageEdgeInsets", given: { $0.setImage(Sample.image(.red), for: .normal) }) {
      $0.imageEdgeInsets.left = 9
    }
    button.drawn("setTitle(_:for:)") { $0.setTitle("Home", for: .normal) }
    button.drawn("setAttributedTitle(_:for:)") {
      $0.setAttributedTitle(NSAttributedString(string: "Home"), for: .normal)
    }
    button.drawn("setTitleColor(_:for:)") { $0.setTitleColor(.red, for: .normal) }
    button.drawn("setImage(_:for:)") { $0.setImage(Sample.image(.red), for: .normal) }
    button.drawn("setBackgroundImage(_:for:)") { $0.setBackgroundImage(Sample.image(.red), for: .normal) }
    let symbol = cases("UIButton") { UIButton(type: .system).titled("Away", CGSize(width: 150, height: 80)) }
    symbol.drawn(
      "setPreferredSymbolConfiguration(_:forImageIn:)",
      given: { $0.setImage(UIImage(systemName: "star"), for: .normal) }
    ) { $0.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal) }
    let menu = cases("UIButton") { UIButton(configuration: .gray()).titled("Away", CGSize(width: 150, height: 40)) }
    menu.drawn(
      "menu",
      given: {
        $0.showsMenuAsPrimaryAction = true
        $0.changesSelectionAsPrimaryAction = true
      }
    ) { $0.menu = Sample.menu }
    menu.drawn(
      "changesSelectionAsPrimaryAction",
      given: {
        $0.showsMenuAsPrimaryAction = true
        $0.menu = Sample.menu
      }
    ) { $0.changesSelectionAsPrimaryAction = true }
    button.none(.otherDevices, "isPointerInteractionEnabled")
    addButtonConfiguration()
    let element = cases("UIMenuElement", { UIAction(title: "Away", state: .on) { _ in } }, shownBy: Sample.popUpButton)
    element.drawn("title") { $0.title = "Home" }
    element.drawn("image") { $0.image = Sample.image(.red) }
    element.none(.hiddenAtRest, "subtitle")
    let action = cases("UIAction", { UIAction(title: "Away", state: .off) { _ in } }, shownBy: Sample.popUpButton)
    action.drawn("state") { $0.state = .on }
    action.none(.hiddenAtRest, "attributes", "discoverabilityTitle")
    none("UICommand", .hiddenAtRest, "attributes", "discoverabilityTitle", "state")
    none("UIKeyCommand", .input, "wantsPriorityOverSystemBehavior")
    none("UIMenuController", .hiddenAtRest, "menuItems")
    none("UIMenuItem", .hiddenAtRest, "action", "title")
  }

  private func addButtonConfiguration() {
    let filled = cases("UIButton.Configuration", { Sample.configuration() }) {
      Page(showing: UIButton(configuration: $0).sized(CGSize(width: 160, height: 80)))
    }
    filled.drawn("title") { $0.title = "Home" }
    filled.drawn("attributedTitle") { $0.attributedTitle = AttributedString("Home") }
    filled.drawn("titleTextAttributesTransformer") {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        $0.foregroundColor(.red)
      }
    }
    filled.drawn("titleAlignment") { $0.titleAlignment = .trailing }
    filled.drawn("titlePadding") { $0.titlePadding = 9 }
    filled.drawn("titleLineBreakMode", given: { $0.title = "Home and away and home" }) {
      $0.titleLineBreakMode = .byTruncatingHead
    }
    filled.drawn("subtitle") { $0.subtitle = "Second" }
    filled.drawn("attributedSubtitle") { $0.attributedSubtitle = AttributedString("Second") }
    filled.drawn("subtitleTextAttributesTransformer") {
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        $0.foregroundColor(.red)
      }
    }
    filled.drawn("subtitleLineBreakMode", given: { $0.subtitle = "Home and away and home again and away" }) {
      $0.subtitleLineBreakMode = .byTruncatingHead
    }
    filled.drawn("image") { $0.image = Sample.image(.red) }
    filled.drawn("imagePlacement", given: { $0.image = Sample.image(.red) }) { $0.imagePlacement = .trailing }
    filled.drawn("imagePadding", given: { $0.image = Sample.image(.red) }) { $0.imagePadding = 9 }
    filled.drawn("preferredSymbolConfigurationForImage", given: { $0.image = UIImage(systemName: "star") }) {
      $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    }
    filled.drawn("showsActivityIndicator") { $0.showsActivityIndicator = true }
    filled.drawn("indicator") { $0.indicator = .popup }
    filled.drawn("baseForegroundColor") { $0.baseForegroundColor = .red }
    filled.drawn("baseBackgroundColor") { $0.baseBackgroundColor = .red }
    filled.drawn("background") { $0.background.backgroundColor = .red }
    filled.drawn("cornerStyle") { $0.cornerStyle = .capsule }
    filled.drawn("buttonSize") { $0.buttonSize = .small }
    filled.drawn("contentInsets") { $0.contentInsets.leading = 40 }
    let selected = cases("UIButton.Configuration", { UIButton.Configuration.gray() }) {
      let button = UIButton(configuration: $0).sized(CGSize(width: 80, height: 40))
      button.isSelected = true
      return Page(showing: button)
    }
    selected.drawn("automaticallyUpdateForSelection") { $0.automaticallyUpdateForSelection = false }
    let background = cases("UIBackgroundConfiguration", { UIBackgroundConfiguration() }) {
      var configuration = Sample.configuration()
      configuration.background = $0
      configuration.background.backgroundColor = $0.backgroundColor ?? .green
      return Page(showing: UIButton(configuration: configuration).sized(CGSize(width: 160, height: 80)))
    }
    background.drawn("backgroundColor") { $0.backgroundColor = .red }
    background.drawn("cornerRadius") { $0.cornerRadius = 20 }
    background.drawn("strokeColor", given: { $0.strokeWidth = 4 }) { $0.strokeColor = .red }
    background.drawn("strokeWidth", given: { $0.strokeColor = .red }) { $0.strokeWidth = 4 }
  }

  private func addSegmentedControl() {
    let control = cases("UISegmentedControl") { Sample.segments() }
    control.drawn("selectedSegmentIndex") { $0.selectedSegmentIndex = 1 }
    control.drawn("selectedSegmentTintColor", given: { $0.selectedSegmentIndex = 1 }) {
      $0.selectedSegmentTintColor = .red
    }
    control.drawn("apportionsSegmentWidthsByContent") {
      $0.apportionsSegmentWidthsByContent = true
      $0.sizeToFit()
    }
    control.drawn("isMomentary", given: { $0.selectedSegmentIndex = 1 }) { $0.isMomentary = true }
    control.drawn("setTitle(_:forSegmentAt:)") { $0.setTitle("Draw", forSegmentAt: 0) }
    control.drawn("setImage(_:forSegmentAt:)") { $0.setImage(Sample.image(.red), forSegmentAt: 0) }
    control.drawn("setWidth(_:forSegmentAt:)") { $0.setWidth(30, forSegmentAt: 0) }
    control.drawn("setEnabled(_:forSegmentAt:)") { $0.setEnabled(false, forSegmentAt: 0) }
    control.drawn("setContentOffset(_:forSegmentAt:)") {
      $0.setContentOffset(CGSize(width: 4, height: 4), forSegmentAt: 0)
    }
    control.drawn("setTitleTextAttributes(_:for:)") {
      $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    }
  }

  private func addSlider() {
    let slider = cases("UISlider") { Sample.sized(UISlider(), 150, 34) }
    slider.drawn("value") { $0.value = 0.5 }
    slider.drawn("setValue(_:animated:)") { $0.setValue(0.5, animated: true) }
    slider.drawn("minimumValue", given: { $0.value = 0.5 }) { $0.minimumValue = 0.4 }
    slider.drawn("maximumValue", given: { $0.value = 0.5 }) { $0.maximumValue = 2 }
    slider.drawn("minimumValueImage") { $0.minimumValueImage = Sample.image(.red) }
    slider.drawn("maximumValueImage") { $0.maximumValueImage = Sample.image(.red) }
    slider.drawn("minimumTrackTintColor", given: { $0.value = 0.5 }) { $0.minimumTrackTintColor = .red }
    slider.drawn("maximumTrackTintColor") { $0.maximumTrackTintColor = .red }
    slider.drawn("thumbTintColor") { $0.thumbTintColor = .red }
    slider.drawn("setThumbImage(_:for:)") { $0.setThumbImage(Sample.image(.red), for: .normal) }
    slider.drawn("setMinimumTrackImage(_:for:)", given: { $0.value = 0.5 }) {
      $0.setMinimumTrackImage(Sample.image(.red), for: .normal)
    }
    slider.drawn("setMaximumTrackImage(_:for:)") { $0.setMaximumTrackImage(Sample.image(.red), for: .normal) }
    slider.none(.input, "isContinuous")
    addSliderTrack()
  }

  private func addSliderTrack() {
    let slider = cases("UISlider") { Sample.sized(UISlider(), 150, 34) }
    slider.drawn("sliderStyle") { $0.sliderStyle = .thumbless }
    slider.drawn("trackConfiguration") { $0.trackConfiguration = .init(numberOfTicks: 5) }
    let track = cases("UISlider.TrackConfiguration", { UISlider.TrackConfiguration() }) { track in
      let slider = Sample.sized(UISlider(), 150, 34)
      slider.value = 0.5
      slider.trackConfiguration = track
      return Page(showing: slider)
    }
    track.drawn("neutralValue") { $0.neutralValue = 0.75 }
    track.drawn("ticks") { $0.ticks = [UISlider.TrackConfiguration.Tick(position: 0.25)] }
    track.none(.input, "allowsTickValuesOnly", "enabledRange")
    let tick = cases("UISlider.TrackConfiguration.Tick", { UISlider.TrackConfiguration.Tick(position: 0.25) }) {
      let slider = Sample.sized(UISlider(), 150, 34)
      slider.trackConfiguration = UISlider.TrackConfiguration(ticks: [$0])
      return Page(showing: slider)
    }
    tick.drawn("position") { $0.position = 0.5 }
    tick.drawn("image") { $0.image = Sample.image(.red, CGSize(width: 5, height: 5)) }
    tick.none(.accessibility, "title")
  }

  private func addSmallControls() {
    let toggle = cases("UISwitch") { UISwitch() }
    toggle.drawn("isOn") { $0.isOn = true }
    toggle.drawn("setOn(_:animated:)") { $0.setOn(true, animated: true) }
    toggle.drawn("onTintColor", given: { $0.isOn = true }) { $0.onTintColor = .red }
    toggle.drawn("thumbTintColor") { $0.thumbTintColor = .red }
    toggle.none(.otherDevices, "title")
    let stepper = cases("UIStepper") { UIStepper() }
    stepper.drawn("minimumValue") { $0.minimumValue = -1 }
    stepper.drawn("maximumValue") { $0.maximumValue = 0 }
    stepper.drawn("value") { $0.value = 1 }
    stepper.drawn("wraps") { $0.wraps = true }
    stepper.none(.input, "autorepeat", "isContinuous", "stepValue")
    let progress = cases("UIProgressView") { Sample.sized(UIProgressView()) }
    progress.drawn("progress") { $0.progress = 0.5 }
    progress.drawn("setProgress(_:animated:)") { $0.setProgress(0.5, animated: true) }
    progress.drawn("observedProgress") {
      let observed = Progress(totalUnitCount: 2)
      observed.completedUnitCount = 1
      $0.observedProgress = observed
    }
    progress.drawn("progressTintColor", given: { $0.progress = 0.5 }) { $0.progressTintColor = .red }
    progress.drawn("trackTintColor") { $0.trackTintColor = .red }
    progress.warns("progressViewStyle", "the bar has the default style") { $0.progressViewStyle = .bar }
    let pages = cases("UIPageControl") { Sample.pageControl() }
    pages.drawn("numberOfPages") { $0.numberOfPages = 5 }
    pages.drawn("currentPage") { $0.currentPage = 1 }
    pages.drawn("pageIndicatorTintColor") { $0.pageIndicatorTintColor = .red }
    pages.drawn("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = .red }
    pages.drawn("backgroundStyle") { $0.backgroundStyle = .prominent }
    pages.drawn("hidesForSinglePage", given: { $0.numberOfPages = 1 }) { $0.hidesForSinglePage = true }
    let activity = cases("UIActivityIndicatorView") { Sample.activity() }
    activity.drawn("color") { $0.color = .red }
    activity.drawn("style") { $0.style = .large }
    activity.drawn("hidesWhenStopped", given: { $0.stopAnimating() }) { $0.hidesWhenStopped = false }
    let picker = cases("UIPickerView", { Sample.picker() }) { Page(showing: $0.picker) }
    picker.drawn("delegate") { $0.picker.delegate = nil }
    picker.drawn("dataSource") { $0.picker.dataSource = nil }
  }

  private func addInput() {
    none(
      "UIGestureRecognizer", .input, "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "delegate",
      "isEnabled", "name", "state")
    none(
      "UILongPressGestureRecognizer", .input, "allowableMovement", "minimumPressDuration", "numberOfTapsRequired",
      "numberOfTouchesRequired")
    none(
      "UIPanGestureRecognizer", .input, "maximumNumberOfTouches", "minimumNumberOfTouches",
      "setTranslation(_:in:)", "setVelocity(_:)")
    none("UISwipeGestureRecognizer", .input, "direction", "numberOfTouchesRequired")
    none("UIPinchGestureRecognizer", .input, "scale", "setVelocity(_:)")
    none("UIRotationGestureRecognizer", .input, "rotation", "setVelocity(_:)")
    none("UIScreenEdgePanGestureRecognizer", .input, "edges")
    none("UITapGestureRecognizer", .input, "numberOfTapsRequired", "numberOfTouchesRequired")
    none("UIGestureRecognizer", .input, "setLocation(_:)")
    none("UIPointerInteraction", .otherDevices, "isEnabled")
    none("UIPreviewParameters", .hiddenAtRest, "backgroundColor", "shadowPath", "visiblePath")
  }
}
