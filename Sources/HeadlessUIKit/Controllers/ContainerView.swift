import Foundation

/// The view of a controller that places the views of others.
final class ContainerView: UIView {
  var arrange: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
