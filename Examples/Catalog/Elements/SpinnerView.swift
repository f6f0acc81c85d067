import Foundation
import HeadlessUIKit

/// The sign that something is on its way, in the accent colour; takes no room while it rests.
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
