import Foundation

extension UISegmentedControl {
  /// One of the choices.
  @MainActor
  final class Segment {
    let label = UILabel()
    var isEnabled = true
    /// In points; 0 for the width that the title needs.
    var width: CGFloat = 0

    var title: String? {
      get { label.text }
      set { label.text = newValue }
    }

    init(title: String?) {
      label.text = title
      label.textAlignment = .center
      label.isAccessibilityElement = true
    }
  }
}
