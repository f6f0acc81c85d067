import Foundation
import HeadlessUIKit

extension ComponentCatalog {
  /// Whole pages, made of components.
  static var screens: [ComponentPreview] {
    [
      matchList("loaded") { .loaded }, matchList("loading") { .loading }, matchList("empty") { .empty },
      matchList("failed") { .failed }, lobby("loaded") { .loaded }, lobby("loading") { .loading },
      lobby("failed") { .failed },
    ]
  }

  private static let screenSize = CGSize(width: StyleProvider.Size.phoneWidth, height: StyleProvider.Size.screenHeight)

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
