import Foundation

/// A section of a compositional layout with all its places, in the layout's space.
struct SolvedSection {
  let definition: NSCollectionLayoutSection
  let environment: LayoutEnvironment
  /// Along the direction in which the collection view scrolls, with headers and footers.
  let start: CGFloat
  var end: CGFloat
  var items: [PlacedItem] = []
  /// The items of each group, and where it lies along the direction in which groups follow each other.
  var groups: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
  var supplementaries: [PlacedSupplementary] = []
  var decorations: [PlacedSupplementary] = []
  var rail: OrthogonalRail?
}
