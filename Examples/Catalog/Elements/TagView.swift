import Foundation
import HeadlessUIKit

/// A word on a tinted background, with an optional symbol; hidden without a word.
final class TagView: UIStackView {
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.smallIcon)
  private let textLabel = UILabel.figure(.caption)
  private var surface = Surface.clear

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange([symbolView, textLabel], along: .horizontal, spacing: StyleProvider.Spacing.extraSmall, alignment: .center)
    pad(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.small, vertical: StyleProvider.Spacing.extraSmall))
    show(nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ text: String?, symbol: String? = nil, tone: Tone = .neutral) {
    isHidden = text == nil
    textLabel.text = text
    textLabel.textColor = tone.foreground
    symbolView.show(symbol, pointSize: symbol == "circle.fill" ? StyleProvider.Size.mark : nil)
    symbolView.tintColor = tone.foreground
    surface = Surface(fill: tone.background, corners: .rounded(StyleProvider.Radius.small))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }
}
