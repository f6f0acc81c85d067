import Foundation
import HeadlessUIKit

/// An activity indicator in the accent color, which takes no space while it is stopped.
final class SpinnerView: UIActivityIndicatorView {
  init(color: UIColor = StyleProvider.Color.highlightPrimary) {
    super.init(style: .medium)
    self.color = color
    hidesWhenStopped = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ isSpinning: Bool) {
    if isSpinning { startAnimating() } else { stopAnimating() }
  }
}
