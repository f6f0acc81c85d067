import Foundation
import HeadlessUIKit

/// A button with a symbol and a touch target of at least 44 points.
final class IconButton: UIControl {
  private let symbolView: SymbolView

  /// - Parameter pointSize: The symbol's size in points.
  init(_ symbol: String? = nil, pointSize: CGFloat = StyleProvider.Size.largeIcon, label: Phrase? = nil) {
    symbolView = SymbolView(symbol, pointSize: pointSize)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label.map { Wording.current[$0] }
    keepSize(along: .horizontal)
    symbolView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(symbolView)
    keepAtLeast(width: StyleProvider.Size.hitTarget, height: StyleProvider.Size.hitTarget)
    NSLayoutConstraint.activate([
      symbolView.centerXAnchor.constraint(equalTo: centerXAnchor),
      symbolView.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    symbolView = SymbolView()
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: StyleProvider.Size.hitTarget, height: StyleProvider.Size.hitTarget)
  }

  func show(_ symbol: String?, color: UIColor = StyleProvider.Color.textSecondary) {
    symbolView.show(symbol)
    symbolView.tintColor = color
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }
}
