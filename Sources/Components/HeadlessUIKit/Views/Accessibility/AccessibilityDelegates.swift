public import Foundation

/// Describes the position of a scroll view for assistive technology.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}

/// Describes the wheels of a picker for assistive technology.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }

  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}
