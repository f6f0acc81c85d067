import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// The reason why a page has no content, and a button for an action that adds content.
public final class EmptyStateView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any EmptyStateViewModelProtocol)?

  private let groundView = SurfaceView(Surface(fill: StyleProvider.Color.backgroundSecondary, corners: .capsule))
  private let symbolView = SymbolView(pointSize: StyleProvider.Size.hugeIcon)
  private let titleLabel = UILabel.styled(.title, alignment: .center)
  private let messageLabel = UILabel.styled(.body, color: StyleProvider.Color.textSecondary, alignment: .center)
  private let actionButton = ActionButton()
  private let symbolPlaceView = UIView()
  private lazy var contentStackView = UIStackView.column([symbolPlaceView, titleLabel, messageLabel, actionButton])
    .padded(NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.extraLarge, vertical: StyleProvider.Spacing.huge))

  override func setUp() {
    groundView.fix(width: StyleProvider.Size.largeAvatar, height: StyleProvider.Size.largeAvatar)
    symbolView.translatesAutoresizingMaskIntoConstraints = false
    groundView.addSubview(symbolView)
    symbolPlaceView.addSubview(groundView)
    NSLayoutConstraint.activate([
      groundView.topAnchor.constraint(equalTo: symbolPlaceView.topAnchor),
      groundView.bottomAnchor.constraint(equalTo: symbolPlaceView.bottomAnchor),
      groundView.centerXAnchor.constraint(equalTo: symbolPlaceView.centerXAnchor),
      symbolView.centerXAnchor.constraint(equalTo: groundView.centerXAnchor),
      symbolView.centerYAnchor.constraint(equalTo: groundView.centerYAnchor),
    ])
    contentStackView.setCustomSpacing(StyleProvider.Spacing.large, after: symbolPlaceView)
    contentStackView.setCustomSpacing(StyleProvider.Spacing.extraLarge, after: messageLabel)
    addFilling(contentStackView)
    actionButton.addTarget(self, action: EmptyStateView.actionTouched, for: .touchUpInside)
    render(nil)
  }

  public func configure(with viewModel: any EmptyStateViewModelProtocol) {
    self.viewModel = viewModel
    render(viewModel.currentDisplayState)
    setupBindings()
  }

  private func setupBindings() {
    cancellables.removeAll()
    viewModel?.displayStatePublisher
      .dropFirst()
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    viewModel = nil
    render(nil)
  }

  private func actionTouched() {
    viewModel?.performAction()
  }

  private func render(_ state: EmptyStateDisplayState?) {
    surface = state == nil ? .clear : .page
    contentStackView.isHidden = state == nil
    symbolView.show(state?.symbol)
    titleLabel.text = state?.title
    messageLabel.text = state?.message
    actionButton.isHidden = state?.action == nil
    actionButton.show(state?.action)
  }
}
