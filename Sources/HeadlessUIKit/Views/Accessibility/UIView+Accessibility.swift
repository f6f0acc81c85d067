import FirstFrameLayoutTree

extension UIView {
  /// What assistive technology is told about the view; nil where it is a mere box.
  var accessibility: Accessibility? {
    if isAccessibilityElement {
      if hasOwnText, saysNothingBesideText { return nil }
      return Accessibility(
        label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
        traits: accessibilityTraits.list)
    }
    guard accessibilityElementsHidden || hasOwnText else { return nil }
    return Accessibility(isElement: false, hidesChildren: accessibilityElementsHidden)
  }

  private var saysNothingBesideText: Bool {
    accessibilityLabel == nil && accessibilityValue == nil && accessibilityHint == nil
      && accessibilityTraits == .staticText
  }
}
