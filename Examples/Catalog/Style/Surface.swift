import Foundation
import HeadlessUIKit

/// The box of a component: its fill, border and corners.
struct Surface: Equatable {
  var fill: UIColor?
  var border: UIColor?
  /// The width of the border in points.
  var borderWidth: CGFloat = StyleProvider.Size.line
  var corners = Corners.square

  static let clear = Surface()
  static let page = Surface(fill: StyleProvider.Color.backgroundColor)
  static let bar = Surface(fill: StyleProvider.Color.backgroundPrimary)
  static let card = Surface(
    fill: StyleProvider.Color.backgroundPrimary, border: StyleProvider.Color.separatorLine,
    corners: .rounded(StyleProvider.Radius.large))
  static let inset = Surface(
    fill: StyleProvider.Color.backgroundSecondary, corners: .rounded(StyleProvider.Radius.medium))

  /// Layer colors do not follow the appearance automatically, so a view applies its surface in every layout.
  @MainActor func apply(to view: UIView) {
    view.backgroundColor = fill
    view.layer.borderColor = border?.cgColor
    view.layer.borderWidth = border == nil ? 0 : borderWidth
    view.layer.cornerRadius = corners.radius(in: view.bounds.size)
  }
}
