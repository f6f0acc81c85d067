import Foundation
import HeadlessUIKit

/// A word on a tinted capsule, with a symbol where it has one; hidden without a word.
final class TagView: SurfaceView {
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.smallIcon)
  private let textLabel = UILabel.figure(.caption)
  private lazy var contentStackView = UIStackView.row([symbolView, textLabel], spacing: StyleProvider.Spacing.extraSmall)
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.small, vertical: StyleProvider.Spacing.extraSmall))

  init() {
    super.init(.clear)
    addFilling(contentStackView)
    keepSize(along: .horizontal)
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
  }
}
