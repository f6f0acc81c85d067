import UIKit

extension SpecialCell {
  @IBAction private func order(_ sender: UIButton) {
    note(sender.title(for: .normal) ?? "")
  }
}

extension UIView {
  @IBInspectable var roundness: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

/// An object of the nib that is neither a view nor a controller.
final class SpecialPricing: NSObject {
  @IBOutlet weak var cell: SpecialCell?
}
