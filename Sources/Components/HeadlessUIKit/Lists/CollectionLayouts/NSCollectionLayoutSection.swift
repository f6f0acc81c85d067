public import Foundation

/// A sequence of groups, with boundary items around them and decorations behind them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the leading and trailing insets of the groups apply to headers and footers.
  open var supplementariesFollowContentInsets = true
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How a section that scrolls orthogonally slows down and bounces.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called in every layout pass with the items on screen, the scroll offset of the section, and its
  /// environment.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The appearance of the rows if the section is a list.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// A section without items.
  static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
  }
}

/// Receives the items of a section that are on screen, and may change their appearance.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// Whether and how a section scrolls orthogonally to its collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, CaseIterable, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// The boundary that the insets of a section are relative to.
public enum UIContentInsetsReference: Int, CaseIterable, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// An item on screen, which a section's handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The container and traits that a section or a custom group may depend on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The size available to a section, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section.
struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    container = LayoutContainer(contentSize: size, contentInsets: insets)
    traitCollection = traits
  }
}

/// The size available to a section, or to a group in it.
struct LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}
