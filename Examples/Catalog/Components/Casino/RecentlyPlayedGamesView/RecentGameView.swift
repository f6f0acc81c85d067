import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A recently played game: its picture and its name.
public final class RecentGameView: ComponentControl, CatalogComponent {
  public private(set) var viewModel: (any CasinoGameCardViewModelProtocol)?

  private let artworkView = GameArtworkView(symbolSize: StyleProvider.Size.hugeIcon)
  private let titleLabel = UILabel.styled(.footnoteStrong)
  private lazy var contentStackView = UIStackView.column([artworkView, titleLabel])

  override func setUp() {
    artworkView.fix(height: StyleProvider.Size.recentGameCard)
    artworkView.surface = .inset
    artworkView.retryButton.addTarget(self, action: RecentGameView.reloadTouched, for: .touchUpInside)
    addFilling(contentStackView)
    render(nil)
  }

  public func configure(with viewModel: any CasinoGameCardViewModelProtocol) {
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

  override func touched() {
    viewModel?.play()
  }

  private func reloadTouched() {
    viewModel?.reloadArtwork()
  }

  private func render(_ state: CasinoGameCardDisplayState?) {
    contentStackView.isHidden = state == nil
    surface = state == nil ? .clear : .page
    accessibilityLabel = state?.title
    artworkView.show(state?.artwork)
    titleLabel.text = state?.title
  }
}
