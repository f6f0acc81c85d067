import Foundation
import HeadlessUIKit

/// A full-width button, with a spinner while its action is in progress.
final class ActionButton: UIControl {
  private let wording = Wording.current
  private let spinner = SpinnerView()
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.largeIcon)
  private let titleLabel = UILabel.styled(.bodyStrong, alignment: .center)
  private lazy var contentStackView = UIStackView.row([spinner, symbolView, titleLabel])
  private lazy var marginStackView = UIStackView.column([contentStackView], alignment: .center)
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: StyleProvider.Spacing.medium))
  private var surface = Surface.clear

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    marginStackView.isUserInteractionEnabled = false
    marginStackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(marginStackView)
    keepAtLeast(height: StyleProvider.Size.buttonHeight)
    NSLayoutConstraint.activate([
      marginStackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      marginStackView.trailingAnchor.constraint(equalTo: trailingAnchor),
      marginStackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      marginStackView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
    ])
    show(nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a state; `nil` is blank.
  func show(_ state: SimpleButtonDisplayState?) {
    let isLoading = state?.isLoading ?? false
    isEnabled = state?.isEnabled == true && !isLoading
    accessibilityLabel = state?.title
    accessibilityValue = isLoading ? wording[.inProgress] : nil
    titleLabel.text = state?.title
    symbolView.show(isLoading ? nil : state?.symbol)
    spinner.show(isLoading)
    surface = state?.surface ?? .clear
    let color = state?.foreground
    titleLabel.textColor = color
    symbolView.tintColor = color
    spinner.color = color
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? StyleProvider.Opacity.pressed : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.apply(to: self)
  }
}
