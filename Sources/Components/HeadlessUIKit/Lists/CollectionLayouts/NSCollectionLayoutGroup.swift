import FirstFrameLayoutTree
public import Foundation

/// The smallest part of a compositional layout: the size and spacing of one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item's frame, in points. They have no effect along estimated dimensions.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item's frame.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A group of items side by side, or one below the other. The group is repeated as a whole.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row(NSLayoutConstraint.Axis, count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between the items of the group.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns a group of items side by side from the leading edge, repeated while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .row(.horizontal, count: nil))
  }

  /// Returns a group with a number of items of equal width side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .row(.horizontal, count: checked(count)))
  }

  /// Returns a group with a number of items of equal width side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Returns a group of items one below the other, repeated while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .row(.vertical, count: nil))
  }

  /// Returns a group with a number of items of equal height one below the other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .row(.vertical, count: checked(count)))
  }

  /// Returns a group with a number of items of equal height one below the other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Returns a group of items in the frames that a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  /// Whether the group or a group in it has supplementary items.
  var hasGroupSupplementaryItems: Bool {
    !groupSupplementaryItems.isEmpty
      || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasGroupSupplementaryItems == true }
  }

  private static func checked(_ count: Int) -> Int {
    if count < 1 {
      UsageErrors.report(
        UsageError("Invalid parameter not satisfying: count > 0 (\(count))", advice: "Pass a count of 1 or more."))
    }
    return max(count, 1)
  }
}

/// Returns the frames of the items in a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group, in points from the group's origin.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
