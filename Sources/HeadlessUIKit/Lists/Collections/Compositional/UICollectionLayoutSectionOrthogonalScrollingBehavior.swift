/// Whether and how a section scrolls across the direction of its collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, CaseIterable, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}
