import FirstFrameLayoutTree
public import Foundation

/// The appearance of a list in a compositional layout.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that returns the separators of a row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color; `nil` for the color of the appearance.
  public var backgroundColor: UIColor?
  /// The parts of the list that are as high as their content. It has no effect: all parts are as high as their content.
  public var contentHuggingElements: ContentHuggingElements = []
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above headers, in points; `nil` for the default of the appearance.
  public var headerTopPadding: CGFloat?
  /// Closures that return the actions behind the sides of a row. Nothing swipes the rows of collection views.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }

  /// The style of a list.
  public enum Appearance: Int, CaseIterable, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4

    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  }

  /// Parts of a list that are as high as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The kind of header of a section.
  public enum HeaderMode: Int, CaseIterable, Sendable {
    case none = 0
    /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// The kind of footer of a section.
  public enum FooterMode: Int, CaseIterable, Sendable {
    case none = 0
    /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The distance from inset groups to the sides of the list, in points.
  var sideMargin: CGFloat = 16

  /// Returns the gaps around the rows of a section, in points: 35 between groups, and the margin beside inset groups.
  func gaps(inSection index: Int) -> NSDirectionalEdgeInsets {
    let side: CGFloat = appearance == .insetGrouped || appearance == .sidebar ? sideMargin : 0
    guard appearance.isGrouped else {
      return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    let top: CGFloat = headerMode == .supplementary ? 0 : index == 0 ? 35 : 17.5
    return NSDirectionalEdgeInsets(
      top: top, leading: side, bottom: footerMode == .supplementary ? 0 : 17.5, trailing: side)
  }

  func row(at path: IndexPath, count: Int) -> ListRow {
    ListRow(
      appearance: appearance, isFirst: path.item == 0, isLast: path.item == count - 1,
      isBoundary: headerMode == .firstItemInSection && path.item == 0,
      separator: itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration,
      showsSeparators: showsSeparators)
  }

  var shownBackground: UIColor? {
    backgroundColor ?? (appearance.isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// The appearance of the separators between rows.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator is shown.
  public enum Visibility: Int, CaseIterable, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances from the row's sides, in points; automatic separators start at the text.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparator
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparator
  public var color = UIColor.separator
  /// The color of separators between selected rows.
  public var multipleSelectionColor = UIColor.separator
  /// The effect that separators are drawn with. They are drawn in their color.
  public var visualEffect: UIVisualEffect? {
    didSet {
      guard visualEffect != nil else { return }
      UsageWarnings.warnOfNoEffect(
        "UIListSeparatorConfiguration.visualEffect", "separators are drawn in their color")
    }
  }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSDirectionalEdgeInsets {
  /// The insets of separators that start at the text.
  static let automaticSeparator = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
}

extension NSCollectionLayoutSection {
  /// Returns a section of rows with the height of their content.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.list = configuration
    section.list?.sideMargin = layoutEnvironment.traitCollection.look.margins.side(
      screenWidth: layoutEnvironment.container.contentSize.width)
    if configuration.headerMode == .supplementary {
      let header = boundary(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }

  private static func boundary(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    return NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout in which every section is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
