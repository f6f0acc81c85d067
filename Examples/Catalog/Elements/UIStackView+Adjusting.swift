import HeadlessUIKit

extension UIStackView {
  /// Has as many views of a kind in the stack as are needed: missing ones are made, and the last ones go.
  func adjust<View: UIView>(_ views: inout [View], count: Int, make: () -> View) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = make()
      views.append(view)
      addArrangedSubview(view)
    }
  }
}
