import Foundation
import HeadlessUIKit

/// A keypad with ten digits and a key that deletes the last digit. It sends `valueChanged` for each tapped key.
///
/// The keys are arranged as on a telephone, regardless of the reading direction.
final class PinKeypadView: UIControl {
  private(set) var lastKey: PinKey?
  private let keyViews: [PinKeyView]

  override init(frame: CGRect) {
    keyViews = (1...9).map { PinKeyView(.digit($0)) } + [PinKeyView(.digit(0)), PinKeyView(.delete)]
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    let space = UIView()
    let rows: [[UIView]] = [
      Array(keyViews[0..<3]), Array(keyViews[3..<6]), Array(keyViews[6..<9]), [space, keyViews[9], keyViews[10]],
    ]
    let rowViews = rows.map { views in
      let row = UIStackView.row(views, spacing: StyleProvider.Spacing.medium, alignment: .fill).distributed(
        .fillEqually)
      row.semanticContentAttribute = .forceLeftToRight
      return row
    }
    addFilling(UIStackView.column(rowViews, spacing: StyleProvider.Spacing.small))
    for view in keyViews { view.addTarget(self, action: PinKeypadView.keyTouched, for: .touchUpInside) }
  }

  private func keyTouched(_ sender: PinKeyView) {
    lastKey = sender.key
    sendActions(for: .valueChanged)
  }

  override var isEnabled: Bool {
    didSet { for view in keyViews { view.isEnabled = isEnabled } }
  }
}
