import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// A view that shows nothing, in one of the ways in which a view can.
final class BlankView: UIView {
  enum Kind: CaseIterable {
    case zeroSize, nothingDrawn, oneColor, textWithoutInk

    func matches(_ blankness: Blankness) -> Bool {
      switch (self, blankness) {
      case (.zeroSize, .zeroSize), (.nothingDrawn, .nothingDrawn), (.oneColor, .oneColor),
        (.textWithoutInk, .textWithoutInk):
        true
      default: false
      }
    }
  }

  init(_ kind: Kind) {
    super.init(frame: kind == .zeroSize ? .zero : CGRect(x: 0, y: 0, width: 40, height: 20))
    switch kind {
    case .zeroSize, .nothingDrawn: break
    case .oneColor: backgroundColor = .systemBackground
    case .textWithoutInk:
      backgroundColor = .systemBackground
      layer.cornerRadius = 8
      let label = UILabel(frame: bounds)
      label.text = " "
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}
