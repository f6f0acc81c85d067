import Foundation

extension UICellAccessory {
  /// The view that shows the accessory; nil for marks, which the cell draws.
  func makeView() -> UIView? {
    switch content {
    case .view(let view): return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = tint ?? .secondaryLabel
      return label
    case .disclosureIndicator, .checkmark, .detail, .reorder: return nil
    }
  }

  /// In points, with the view that shows it.
  func size(of view: UIView?) -> CGSize {
    if let view {
      let fitting = view.intrinsicContentSize
      return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }
    switch content {
    case .disclosureIndicator: return AccessoryMark.disclosureSize
    case .checkmark: return AccessoryMark.checkmarkSize
    case .detail: return AccessoryMark.detailSize
    case .reorder: return AccessoryMark.reorderSize
    case .label, .view: return .zero
    }
  }
}
