import Foundation
import HeadlessUIKit

/// The calls of the controls.
@MainActor
enum ControlCalls {
  static let control: [RandomCall<UIControl>] = [
    RandomCall("isEnabled") { $0.isEnabled = $1.bool },
    RandomCall("isSelected") { $0.isSelected = $1.bool },
    RandomCall("isHighlighted") { $0.isHighlighted = $1.bool },
    RandomCall("touch") { control, values in
      let touch = UITouch(at: values.point, in: control)
      if control.beginTracking(touch, with: nil) { _ = control.continueTracking(touch, with: nil) }
      control.endTracking(touch, with: nil)
    },
    RandomCall("endTracking") { control, _ in control.endTracking(nil, with: nil) },
    RandomCall("sendActions") { control, _ in control.sendActions(for: .allEvents) },
  ]

  static let segments: [RandomCall<UISegmentedControl>] = [
    RandomCall("insertSegment") { control, values in
      guard control.numberOfSegments < 12 else { return }
      control.insertSegment(withTitle: values.optionalText, at: values.index, animated: values.bool)
    },
    RandomCall("insertAction") { control, values in
      guard control.numberOfSegments < 12 else { return }
      control.insertSegment(action: UIAction(title: values.text) { _ in }, at: values.index, animated: false)
    },
    RandomCall("removeSegment") { $0.removeSegment(at: $1.index, animated: $1.bool) },
    RandomCall("removeAllSegments") { control, values in if values.chance(of: 8) { control.removeAllSegments() } },
    RandomCall("selectedSegmentIndex") { $0.selectedSegmentIndex = $1.index },
    RandomCall("setTitle") { $0.setTitle($1.optionalText, forSegmentAt: $1.index) },
    RandomCall("titleForSegment") { _ = $0.titleForSegment(at: $1.index) },
    RandomCall("setWidth") { $0.setWidth($1.length, forSegmentAt: $1.index) },
    RandomCall("widthForSegment") { _ = $0.widthForSegment(at: $1.index) },
    RandomCall("setEnabled") { $0.setEnabled($1.bool, forSegmentAt: $1.index) },
    RandomCall("isEnabledForSegment") { _ = $0.isEnabledForSegment(at: $1.index) },
    RandomCall("apportions") { $0.apportionsSegmentWidthsByContent = $1.bool },
  ]

  static let slider: [RandomCall<UISlider>] = [
    RandomCall("minimumValue") { $0.minimumValue = $1.bool ? $1.float : Float($1.length) },
    RandomCall("maximumValue") { $0.maximumValue = $1.bool ? $1.float : Float($1.length) },
    RandomCall("value") { $0.value = $1.float },
    RandomCall("setValue") { $0.setValue(Float($1.length), animated: $1.bool) },
    RandomCall("minimumValueImage") { $0.minimumValueImage = $1.image },
    RandomCall("thumbRect") { _ = $0.thumbRect(forBounds: $1.rect, trackRect: $1.rect, value: $1.float) },
    RandomCall("trackRect") { _ = $0.trackRect(forBounds: $1.rect) },
    RandomCall("accessibilityValue") { slider, _ in _ = slider.accessibilityValue },
  ]

  static let stepper: [RandomCall<UIStepper>] = [
    RandomCall("minimumValue") { $0.minimumValue = Double($1.length) },
    RandomCall("maximumValue") { $0.maximumValue = Double($1.length) },
    RandomCall("stepValue") { $0.stepValue = Double($1.length) },
    RandomCall("value") { $0.value = Double($1.length) },
    RandomCall("wraps") { $0.wraps = $1.bool },
    RandomCall("accessibilityValue") { stepper, _ in _ = stepper.accessibilityValue },
  ]

  static let pages: [RandomCall<UIPageControl>] = [
    RandomCall("numberOfPages") { $0.numberOfPages = $1.index },
    RandomCall("currentPage") { $0.currentPage = $1.index },
    RandomCall("size") { _ = $0.size(forNumberOfPages: $1.index) },
    RandomCall("hidesForSinglePage") { $0.hidesForSinglePage = $1.bool },
    RandomCall("accessibilityValue") { control, _ in _ = control.accessibilityValue },
  ]

  static let progress: [RandomCall<UIProgressView>] = [
    RandomCall("progress") { $0.progress = $1.float },
    RandomCall("setProgress") { $0.setProgress(Float($1.length), animated: $1.bool) },
    RandomCall("observedProgress") { view, values in
      let progress = Progress(totalUnitCount: Int64(values.index))
      progress.completedUnitCount = Int64(values.below(9))
      view.observedProgress = progress
    },
    RandomCall("accessibilityValue") { view, _ in _ = view.accessibilityValue },
  ]

  static let picker: [RandomCall<UIPickerView>] = [
    RandomCall("selectRow") { $0.selectRow($1.index, inComponent: $1.index, animated: $1.bool) },
    RandomCall("chooseRow") { $0.chooseRow($1.index, inComponent: $1.index) },
    RandomCall("selectedRow") { _ = $0.selectedRow(inComponent: $1.index) },
    RandomCall("numberOfRows") { _ = $0.numberOfRows(inComponent: $1.index) },
    RandomCall("rowSize") { _ = $0.rowSize(forComponent: $1.index) },
    RandomCall("reloadComponent") { $0.reloadComponent($1.index) },
    RandomCall("reloadAllComponents") { picker, _ in picker.reloadAllComponents() },
  ]

  static let button: [RandomCall<UIButton>] = [
    RandomCall("setTitle") { $0.setTitle($1.optionalText, for: .normal) },
    RandomCall("setAttributedTitle") { $0.setAttributedTitle($1.attributedText, for: .normal) },
    RandomCall("setImage") { $0.setImage($1.image, for: .normal) },
    RandomCall("contentEdgeInsets") { $0.contentEdgeInsets = $1.insets },
    RandomCall("configuration") { button, values in
      var configuration = values.bool ? UIButton.Configuration.filled() : .plain()
      configuration.title = values.optionalText
      configuration.subtitle = values.optionalText
      configuration.image = values.image
      configuration.imagePadding = values.length
      configuration.titlePadding = values.length
      configuration.contentInsets = values.directionalInsets
      configuration.background.cornerRadius = values.length
      button.configuration = values.chance(of: 4) ? nil : configuration
    },
    RandomCall("titleRect") { _ = $0.titleRect(forContentRect: $1.rect) },
    RandomCall("imageRect") { _ = $0.imageRect(forContentRect: $1.rect) },
  ]

  static let `switch`: [RandomCall<UISwitch>] = [
    RandomCall("setOn") { $0.setOn($1.bool, animated: $1.bool) },
    RandomCall("onTintColor") { $0.onTintColor = $1.color },
  ]
}
