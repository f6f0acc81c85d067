import Dispatch
import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Light, dark, or the appearance of the device.
public final class ThemeSwitcherView: ComponentView, CatalogComponent {
  public private(set) var viewModel: (any ThemeSwitcherViewModelProtocol)?

  private let segmentViews = ThemeMode.allCases.map { ThemeSegmentView($0) }
  private lazy var contentStackView = UIStackView.row(
    segmentViews, spacing: StyleProvider.Spacing.extraSmall, alignment: .fill
  )
  .distributed(.fillEqually)

  override func setUp() {
    addFilling(contentStackView, insets: NSDirectionalEdgeInsets(all: StyleProvider.Spacing.extraSmall))
    for view in segmentViews {
      view.addTarget(self, action: ThemeSwitcherView.segmentTouched, for: .touchUpInside)
    }
    render(nil)
  }

  public func configure(with viewModel: any ThemeSwitcherViewModelProtocol) {
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

  private func segmentTouched(_ sender: ThemeSegmentView) {
    viewModel?.select(sender.mode)
  }

  private func render(_ mode: ThemeMode?) {
    contentStackView.isHidden = mode == nil
    surface =
      mode == nil
      ? .clear : Surface(fill: StyleProvider.Color.backgroundSecondary, corners: .rounded(StyleProvider.Radius.large))
    for view in segmentViews { view.isSelected = view.mode == mode }
  }
}
