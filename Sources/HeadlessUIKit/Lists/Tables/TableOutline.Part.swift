import Foundation

extension TableOutline {
  /// What may stand in a table, from its top down; headers and footers by their section.
  enum Part: Hashable {
    case tableHeader
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
  }
}
