import Foundation
import HeadlessUIKit

/// A key of the keypad.
final class PinKeyView: UIControl {
  let key: PinKey
  private let label = UILabel.styled(.digit, alignment: .center)
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon, color: StyleProvider.Color.textPrimary)

  init(_ key: PinKey) {
    self.key = key
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    accessibilityLabel = key.spoken(in: .current)
    backgroundColor = StyleProvider.Color.backgroundSecondary
    layer.cornerRadius = StyleProvider.Radius.medium
    keepAtLeast(width: StyleProvider.Size.gameCard / 2, height: StyleProvider.Size.buttonHeight)
    if case .digit = key { label.text = key.spoken(in: .current) }
    symbolView.show(key == .delete ? "chevron.backward" : nil)
    for view in [label, symbolView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }

  override var isEnabled: Bool {
    didSet { label.textColor = isEnabled ? StyleProvider.Color.textPrimary : StyleProvider.Color.textSecondary }
  }
}
