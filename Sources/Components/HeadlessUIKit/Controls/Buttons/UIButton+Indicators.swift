import FirstFrameLayoutTree
import Foundation

extension UIButton {
  /// Whether a touch shows the menu and selects one of its elements, as a pop-up button does.
  var changesSelectionOfMenu: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// The element of the menu that a pop-up button shows: the selected one, or else the first; `nil` for other buttons.
  var menuSelection: UIMenuElement? {
    guard changesSelectionOfMenu, let menu else { return nil }
    return menu.selectedElements.first ?? menu.firstAction
  }

  /// The space between the content and the indicator, in points.
  static let indicatorGap: CGFloat = 5

  /// The size of the indicator, in points; zero if none is shown.
  var indicatorSize: CGSize { indicatorView?.intrinsicContentSize ?? .zero }

  /// Shows the indicators that the configuration requests.
  func applyIndicators() {
    guard let configuration else {
      indicatorView = nil
      activityView = nil
      return
    }
    let color = contentImageView.tintColor ?? tintColor ?? .systemBlue
    showMenuIndicator(configuration, configuration.indicatorColorTransformer?(color) ?? color)
    guard configuration.showsActivityIndicator else {
      activityView = nil
      return
    }
    contentImageView.image = nil
    let activity = activityView ?? UIActivityIndicatorView(style: .medium)
    activity.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    activity.startAnimating()
    activityView = activity
  }

  private func showMenuIndicator(_ configuration: Configuration, _ color: UIColor) {
    guard configuration.indicator == .popup || configuration.indicator == .automatic && changesSelectionOfMenu else {
      indicatorView = nil
      return
    }
    let view = indicatorView ?? UIImageView()
    view.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize,
        weight: .medium, scale: .small))
    view.tintColor = color
    indicatorView = view
  }

  /// Returns the frame of the indicator behind the content, in points.
  func indicatorFrame(beside arrangement: ButtonArrangement) -> CGRect {
    let size = indicatorSize
    let content = [arrangement.title, arrangement.subtitle, arrangement.image].filter { $0.width > 0 }
      .reduce(CGRect.null) { $0.union($1) }
    guard !content.isNull else {
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    return CGRect(
      x: isMirrored ? content.minX - Self.indicatorGap - size.width : content.maxX + Self.indicatorGap,
      y: content.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Adds the background image of a button without a configuration.
  func describeBackgroundImage(in node: inout LayoutNode) {
    guard configuration == nil, let image = currentBackgroundImage else { return }
    var background = LayoutNode(name: "background", frame: node.bounds)
    image.describe(
      in: &background,
      as: ImageAppearance(tint: tintColor, traits: traitCollection, isRightToLeft: isMirrored))
    node.children.append(background)
  }
}

extension UIMenu {
  /// The first action of the menu or its submenus.
  fileprivate var firstAction: UIAction? {
    children.lazy.compactMap { ($0 as? UIMenu)?.firstAction ?? $0 as? UIAction }.first
  }
}
