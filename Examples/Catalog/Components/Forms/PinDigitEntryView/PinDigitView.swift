import Foundation
import HeadlessUIKit

/// The box of a digit, which shows a dot instead of the digit.
final class PinDigitView: SurfaceView {
  private let wording = Wording.current
  private let dotView = SymbolView("circle.fill", pointSize: StyleProvider.Size.smallIcon)

  init() {
    super.init(.clear)
    fix(width: StyleProvider.Size.buttonHeight, height: StyleProvider.Size.fieldHeight)
    dotView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dotView)
    NSLayoutConstraint.activate([
      dotView.centerXAnchor.constraint(equalTo: centerXAnchor),
      dotView.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ mark: PinDigitMark) {
    let isEntered = mark != .empty && mark != .next
    dotView.show(isEntered ? "circle.fill" : nil)
    dotView.tintColor = Self.color(mark)
    accessibilityLabel = wording[.digit]
    accessibilityValue = wording[isEntered ? .digitEntered : .digitMissing]
    surface = Surface(
      fill: StyleProvider.Color.backgroundSecondary, border: Self.border(mark),
      borderWidth: StyleProvider.Size.emphasizedLine,
      corners: .rounded(StyleProvider.Radius.medium))
  }

  private static func color(_ mark: PinDigitMark) -> UIColor {
    switch mark {
    case .accepted: StyleProvider.Color.positive
    case .refused: StyleProvider.Color.negative
    case .empty, .next, .entered: StyleProvider.Color.textPrimary
    }
  }

  private static func border(_ mark: PinDigitMark) -> UIColor {
    switch mark {
    case .next: StyleProvider.Color.highlightPrimary
    case .accepted: StyleProvider.Color.positive
    case .refused: StyleProvider.Color.negative
    case .empty, .entered: StyleProvider.Color.backgroundSecondary
    }
  }
}
