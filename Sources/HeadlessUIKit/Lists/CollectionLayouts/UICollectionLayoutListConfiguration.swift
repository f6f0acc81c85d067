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

  /// How a list looks as a whole.
  public enum Appearance: Int, CaseIterable, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What a section's header is.
  public enum HeaderMode: Int, CaseIterable, Sendable {
    case none = 0
    /// A supplementary view of the kind of section headers.
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// What a section's footer is.
  public enum FooterMode: Int, CaseIterable, Sendable {
    case none = 0
    /// A supplementary view of the kind of section footers.
    case supplementary = 1
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Around the rows of a section: groups keep apart, 35 points in all, and inset ones from the sides.
  func gaps(inSection index: Int) -> NSDirectionalEdgeInsets {
    let side: CGFloat = appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
    guard isGrouped else { return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side) }
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
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// How the lines between the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is there.
  public enum Visibility: Int, CaseIterable, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Distances from the row's sides, in points; the text's edge where nothing is set.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparator
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparator
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSDirectionalEdgeInsets {
  /// Stands for separators that begin at the text's edge.
  static let automaticSeparator = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
}

extension NSCollectionLayoutSection {
  /// Rows as high as their content, below each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.list = configuration
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
  /// A layout of lists alone.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
