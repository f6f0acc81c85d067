import Foundation

/// What a list tells a cell of its place.
struct ListRow: Hashable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst: Bool
  var isLast: Bool
  /// Whether the row is the header or the footer of its section.
  var isBoundary = false
  var separator: UIListSeparatorConfiguration
  var showsSeparators: Bool
  var background: UIColor?
}
