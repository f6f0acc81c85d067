public import Foundation

/// How a compositional layout makes a list of rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Decides on the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Nil for the colour that goes with the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above headers, in points; nil for what goes with the appearance.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }
}
