import Foundation
import HeadlessUIKit

/// A sentence with a symbol on a background in the color of its tone; hidden without a sentence.
final class NoteView: SurfaceView {
  private let symbolView = SymbolView()
  private let messageLabel = UILabel.styled(.footnote)
  private lazy var contentStackView = UIStackView.row([symbolView, messageLabel])
    .padded(NSDirectionalEdgeInsets(all: StyleProvider.Spacing.medium))

  init() {
    super.init(.clear)
    addFilling(contentStackView)
    show(nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ message: String?, tone: Tone = .neutral) {
    isHidden = message == nil
    messageLabel.text = message
    messageLabel.textColor = tone == .neutral ? StyleProvider.Color.textPrimary : tone.foreground
    symbolView.show(tone.symbol)
    symbolView.tintColor = tone.foreground
    surface = Surface(fill: tone.background, corners: .rounded(StyleProvider.Radius.medium))
  }
}
