import Foundation

/// The line below the title of a navigation bar, or below the large title.
@MainActor
final class SubtitleLine {
  let isLarge: Bool
  private lazy var label = UILabel()
  /// The shown view: the label, or a view of the item.
  private var view: UIView?

  init(isLarge: Bool) {
    self.isLarge = isLarge
  }

  /// Shows a subtitle in a bar; `nil` for none.
  func show(
    _ subtitle: UINavigationItem.Subtitle?, attributes: [NSAttributedString.Key: Any], in bar: UINavigationBar
  ) {
    let shown: UIView?
    switch subtitle {
    case nil: shown = nil
    case .view(let view)?: shown = view
    case .attributed(let text)?:
      style(attributes)
      label.attributedText = text
      shown = label
    case .text(let text)?:
      label.text = text
      style(attributes)
      shown = label
    }
    if view !== shown, view?.superview === bar { view?.removeFromSuperview() }
    view = shown
    if let shown, shown.superview !== bar { bar.addSubview(shown) }
  }

  private func style(_ attributes: [NSAttributedString.Key: Any]) {
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: isLarge ? 17 : 12)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .secondaryLabel
  }

  var isShown: Bool { view != nil }

  /// The size, in points; zero if nothing is shown.
  var size: CGSize { view?.sizeOnBar ?? .zero }

  func place(_ frame: CGRect) {
    view?.frame = frame
  }
}
