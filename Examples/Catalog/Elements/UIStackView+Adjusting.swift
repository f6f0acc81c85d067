import HeadlessUIKit

extension UIStackView {
  /// Adds or removes views at the end of the stack until it has the given number of them.
  func adjust<View: UIView>(_ views: inout [View], count: Int, make: () -> View) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = make()
      views.append(view)
      addArrangedSubview(view)
    }
  }
}
