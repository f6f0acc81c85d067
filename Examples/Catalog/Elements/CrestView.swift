import Foundation
import HeadlessUIKit

/// The initials of a team in a circle, hidden from VoiceOver because the name is next to it.
final class CrestView: SurfaceView {
  private let initialsLabel = UILabel()

  init() {
    super.init(Surface(fill: StyleProvider.Color.backgroundSecondary, corners: .capsule))
    keepSize(along: .horizontal)
    keepSize(along: .vertical)
    accessibilityElementsHidden = true
    initialsLabel.font = StyleProvider.fontWith(
      type: .bold, size: StyleProvider.Size.smallIcon, maximum: StyleProvider.Size.smallIcon)
    initialsLabel.textColor = StyleProvider.Color.textSecondary
    initialsLabel.textAlignment = .center
    addSubview(initialsLabel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: StyleProvider.Size.smallAvatar, height: StyleProvider.Size.smallAvatar)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    initialsLabel.frame = bounds
  }

  func show(_ initials: String?) {
    initialsLabel.text = initials
  }
}
