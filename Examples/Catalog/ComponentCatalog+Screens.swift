import Foundation
import HeadlessUIKit

extension ComponentCatalog {
  /// Complete screens made of components.
  static var screens: [ComponentPreview] {
    [
      galleryCell("loading") { $0.activityIndicator.startAnimating() },
      galleryCell("loaded") { $0.imageView.image = UIImage(data: MockGalleryPictures.data(at: 0)) },
      galleryCell("failed") { $0.retryButton.isHidden = false },
      matchList("loaded") { .loaded }, matchList("loading") { .loading }, matchList("empty") { .empty },
      matchList("failed") { .failed }, lobby("loaded") { .loaded }, lobby("loading") { .loading },
      lobby("failed") { .failed },
    ]
  }

  private static let screenSize = CGSize(width: StyleProvider.Size.phoneWidth, height: StyleProvider.Size.screenHeight)

  /// A cell with a picture that is loading, has loaded, or failed to load.
  private static func galleryCell(
    _ state: String, _ change: @escaping @MainActor @Sendable (GalleryImageCell) -> Void
  ) -> ComponentPreview {
    ComponentPreview(
      component: "GalleryImageCell", state: state, size: CGSize(width: StyleProvider.Size.gameCard, height: 148)
    ) {
      let cell = GalleryImageCell(frame: .zero)
      cell.apply(model: MockGalleryPictures.gallery[0])
      change(cell)
      return cell
    }
  }

  private static func matchList(
    _ state: String, _ makeViewModel: @escaping @MainActor @Sendable () -> MockMatchListViewModel
  ) -> ComponentPreview {
    ComponentPreview(component: "MatchListViewController", state: state, size: screenSize) {
      MatchListViewController(viewModel: makeViewModel())
    }
  }

  private static func lobby(
    _ state: String, _ makeViewModel: @escaping @MainActor @Sendable () -> MockCasinoLobbyViewModel
  ) -> ComponentPreview {
    ComponentPreview(component: "CasinoLobbyViewController", state: state, size: screenSize) {
      CasinoLobbyViewController(viewModel: makeViewModel())
    }
  }
}
