import Foundation

/// A group or an item, with the places of all items in it, from its own corner.
struct SolvedGroup {
  var size: CGSize
  /// In the order of their index paths.
  var items: [PlacedItem]
}
