import FirstFrameLayoutTree

extension UIView {
  /// The accessibility description of the view, or `nil` if the view adds nothing to that of its subviews.
  var accessibility: Accessibility? {
    if isAccessibilityElement {
      if hasOwnText, hasOnlyTextTraits { return nil }
      return Accessibility(
        label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
        traits: accessibilityTraits.list)
    }
    guard accessibilityElementsHidden || hasOwnText else { return nil }
    return Accessibility(isElement: false, hidesChildren: accessibilityElementsHidden)
  }

  private var hasOnlyTextTraits: Bool {
    accessibilityLabel == nil && accessibilityValue == nil && accessibilityHint == nil
      && accessibilityTraits == .staticText
  }
}
