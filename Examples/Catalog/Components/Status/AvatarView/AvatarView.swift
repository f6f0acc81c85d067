import Foundation
import HeadlessUIKit

/// A person's initials in a circle, with a mark if the person is verified.
public final class AvatarView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any AvatarViewModelProtocol)?

  private let groundView = SurfaceView(.clear)
  private let initialsLabel = UILabel()
  private let verifiedGroundView = SurfaceView(Surface(fill: StyleProvider.Color.backgroundPrimary, corners: .capsule))
  private let verifiedSymbolView = SymbolView(
    "checkmark.circle.fill", pointSize: StyleProvider.Size.largeIcon, color: StyleProvider.Color.positive)

  override func setUp() {
    fix(width: StyleProvider.Size.largeAvatar, height: StyleProvider.Size.largeAvatar)
    isAccessibilityElement = true
    accessibilityTraits = .image
    initialsLabel.font = StyleProvider.fontWith(
      type: .bold, size: StyleProvider.Size.smallAvatar, maximum: StyleProvider.Size.smallAvatar)
    initialsLabel.textColor = StyleProvider.Color.highlightPrimary
    initialsLabel.textAlignment = .center
    addFilling(groundView)
    groundView.addFilling(initialsLabel)
    addSubview(verifiedGroundView)
    verifiedGroundView.addFilling(verifiedSymbolView)
    verifiedGroundView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      verifiedGroundView.trailingAnchor.constraint(equalTo: trailingAnchor),
      verifiedGroundView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    renderBlank()
  }

  public func configure(with viewModel: any AvatarViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel)
    setNeedsLayout()
  }

  /// Reads the model. A later change of any property that is read here triggers another layout.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if let viewModel { render(viewModel) }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    renderBlank()
    setNeedsLayout()
  }

  private func renderBlank() {
    groundView.surface = .clear
    initialsLabel.text = nil
    accessibilityLabel = nil
    accessibilityValue = nil
    verifiedGroundView.isHidden = true
  }

  private func render(_ viewModel: any AvatarViewModelProtocol) {
    groundView.surface = Surface(fill: StyleProvider.Color.highlightSoft, corners: .capsule)
    initialsLabel.text = viewModel.name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
    accessibilityLabel = viewModel.name
    accessibilityValue = viewModel.isVerified ? wording[.verified] : nil
    verifiedGroundView.isHidden = !viewModel.isVerified
  }
}
