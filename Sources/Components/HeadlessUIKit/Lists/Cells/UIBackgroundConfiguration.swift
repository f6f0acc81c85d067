public import Foundation

/// The background of a configured view.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The background color; `nil` for the standard color.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = UIBackgroundConfiguration.standardRadius
  /// The insets from the sides of the view, in points; negative ones make the background larger.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The sides at which the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance from the background to its border, in points.
  public var strokeOutset: CGFloat = 0
  /// A view above the color.
  public var customView: UIView?
  /// An effect above the color.
  public var visualEffect: UIVisualEffect?
  /// An image above the effect.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var shadowProperties = UIShadowProperties()
  private var role = Role.fixed

  /// 0.175 of the height of a button of 34 points.
  static let standardRadius: CGFloat = 5.95

  public init() {}

  /// What the standard color depends on.
  private enum Role: Hashable, Sendable {
    case fixed, row
  }

  private var normalColor: UIColor?

  public static func clear() -> UIBackgroundConfiguration { standard(.clear, .fixed) }

  private static func standard(_ color: UIColor, _ role: Role) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    background.normalColor = color
    background.cornerRadius = 0
    background.role = role
    return background
  }

  /// Whether the background has more than a color and a border with a color of its own along the edges.
  var hasPartsBesideColors: Bool {
    image != nil || customView != nil || visualEffect != nil || shadowProperties.opacity > 0
      || backgroundColorTransformer != nil || backgroundInsets != .zero
      || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
      || strokeWidth > 0 && (strokeOutset != 0 || strokeColor == nil || strokeColorTransformer != nil)
  }

  /// Returns the configuration for a state: a selected row has a gray background, unless the color was set.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard role == .row, backgroundColor == normalColor || backgroundColor == .systemGray4 else { return self }
    var isSelected = false
    if let cell = state as? UICellConfigurationState { isSelected = cell.isSelected || cell.isHighlighted }
    if let view = state as? UIViewConfigurationState { isSelected = view.isSelected || view.isHighlighted }
    var updated = self
    updated.backgroundColor = isSelected ? .systemGray4 : normalColor
    return updated
  }
}

/// The backgrounds of rows, headers and footers.
extension UIBackgroundConfiguration {
  public static func listCell() -> UIBackgroundConfiguration { standard(.systemBackground, .row) }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    standard(.secondarySystemGroupedBackground, .row)
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = standard(.clear, .row)
    background.cornerRadius = 10
    return background
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
}

extension UIBackgroundConfiguration {
  /// Returns the color that is drawn in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border that is drawn in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
