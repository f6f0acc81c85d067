import FirstFrameLayoutTree
import Foundation

/// What a navigation controller shows for a search: the bar at the bottom, the dimmed content and the results.
@MainActor
final class SearchOverlay {
  private weak var controller: UINavigationController?
  private weak var bottomBar: UISearchBar?
  private weak var results: UIViewController?
  private let dimming = UIView()

  init(_ controller: UINavigationController) {
    self.controller = controller
    dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  }

  /// Returns the height of a search bar at the bottom of a phone, in points.
  static func bottomHeight(of bar: UISearchBar, in traits: UITraitCollection) -> CGFloat { 54 + bar.growth(in: traits) }

  /// Places the search bar above the bottom of the content, and removes the one of another controller.
  func placeBottomBar(_ bar: UISearchBar?, in container: UIView, bottom: CGFloat) {
    if let old = bottomBar, old !== bar, old.superview === container { old.removeFromSuperview() }
    bottomBar = bar
    guard let bar else { return }
    bar.placement = .bottom
    if bar.superview !== container { container.addSubview(bar) }
    let height = Self.bottomHeight(of: bar, in: container.traitCollection)
    bar.frame = CGRect(
      x: 0, y: container.bounds.height - bottom - height, width: container.bounds.width, height: height)
  }

  /// Shows the results of a search, or dims the content.
  func place(_ search: UISearchController?, above content: UIViewController, insets: UIEdgeInsets) {
    guard let controller, let container = controller.viewIfLoaded, let view = content.viewIfLoaded else { return }
    let shown = search?.showsSearchResultsController == true ? search?.searchResultsController : nil
    if let results, results !== shown {
      results.willMove(toParent: nil)
      results.hideView()
      results.removeFromParent()
    }
    results = shown
    if search?.obscuresContent == true {
      dimming.frame = view.frame
      if dimming.superview !== container { container.insertSubview(dimming, aboveSubview: view) }
    } else {
      dimming.removeFromSuperview()
    }
    guard let shown, let resultsView = shown.view else { return }
    if shown.parent !== controller {
      controller.addChild(shown)
      shown.didMove(toParent: controller)
    }
    resultsView.frame = view.frame
    if resultsView.superview !== container { container.insertSubview(resultsView, aboveSubview: view) }
    shown.setBarInsets(insets)
    if controller.appearance == .appeared { shown.appear() }
  }
}
