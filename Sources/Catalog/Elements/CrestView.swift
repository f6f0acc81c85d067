import Foundation
import HeadlessUIKit

/// The initials of a team on a round ground; its reader hears the name beside it.
final class CrestView: SurfaceView {
  private let initialsLabel = UILabel()

  init() {
    super.init(Surface(fill: StyleProvider.Color.backgroundSecondary, corners: .capsule))
    fix(width: StyleProvider.Size.smallAvatar, height: StyleProvider.Size.smallAvatar)
    accessibilityElementsHidden = true
    initialsLabel.font = StyleProvider.fontWith(type: .bold, size: StyleProvider.Size.smallIcon, maximum: StyleProvider.Size.smallIcon)
    initialsLabel.textColor = StyleProvider.Color.textSecondary
    initialsLabel.textAlignment = .center
    addFilling(initialsLabel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ initials: String?) {
    initialsLabel.text = initials
  }
}
