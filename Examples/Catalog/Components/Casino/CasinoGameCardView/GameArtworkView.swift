import Foundation
import HeadlessUIKit

/// The picture of a game, or its placeholder.
final class GameArtworkView: SurfaceView {
  let retryButton = IconButton("arrow.clockwise", label: .loadPictureAgain)
  private let groundView = GradientView()
  private let symbolView: SymbolView
  private let spinner = SpinnerView()

  /// - Parameter symbolSize: The size of the symbol in points.
  init(symbolSize: CGFloat = StyleProvider.Size.avatar) {
    symbolView = SymbolView(pointSize: symbolSize, color: StyleProvider.Color.onArtwork)
    super.init(Surface(fill: StyleProvider.Color.backgroundSecondary))
    clipsToBounds = true
    addFilling(groundView)
    for view in [symbolView, spinner, retryButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    groundView.isUserInteractionEnabled = false
    show(nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ artwork: GameArtwork?) {
    spinner.show(artwork == .loading)
    retryButton.isHidden = artwork != .missing
    guard case .drawn(let gradient, let symbol) = artwork else {
      groundView.colors = []
      symbolView.show(nil)
      return
    }
    let colors = StyleProvider.Color.artwork[gradient % StyleProvider.Color.artwork.count]
    groundView.colors = [colors.top, colors.bottom]
    symbolView.show(symbol)
  }
}
