import Foundation
import HeadlessUIKit

/// An image view for a symbol of a fixed size; hidden without a symbol.
final class SymbolView: UIImageView {
  private let pointSize: CGFloat

  /// - Parameter pointSize: The symbol's size in points.
  init(
    _ name: String? = nil, pointSize: CGFloat = StyleProvider.Size.icon,
    color: UIColor = StyleProvider.Color.textSecondary
  ) {
    self.pointSize = pointSize
    super.init(frame: .zero)
    contentMode = .center
    tintColor = color
    keepSize(along: .horizontal)
    keepSize(along: .vertical)
    show(name)
  }

  required init?(coder: NSCoder) {
    pointSize = StyleProvider.Size.icon
    super.init(coder: coder)
  }

  /// Shows a symbol, in a new size if one is given; `nil` hides the view.
  func show(_ name: String?, pointSize other: CGFloat? = nil) {
    let configuration = UIImage.SymbolConfiguration(pointSize: other ?? pointSize, weight: .semibold)
    image = name.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    isHidden = image == nil
  }
}
