import Foundation

/// What a diffable data source shows, and how the next snapshot follows from it.
struct DiffableContents<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Takes a snapshot on. For every item of it the place in which it was shown before; nil for those to make anew.
  mutating func adopt(_ next: Snapshot) -> [[IndexPath?]] {
    check(next)
    let origins = origins(of: next)
    snapshot = next.withoutRequests
    return origins
  }

  private func check(_ snapshot: Snapshot) {
    var seen: Set<Item> = []
    for item in snapshot.itemIdentifiers {
      precondition(seen.insert(item).inserted, "item \(item) is in the snapshot twice; identifiers must be unique")
    }
  }

  private func origins(of next: Snapshot) -> [[IndexPath?]] {
    var paths: [Item: IndexPath] = [:]
    let reloadedSections = Set(next.reloadedSectionIdentifiers)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() where !reloadedSections.contains(identifier) {
      for (item, itemIdentifier) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[itemIdentifier] = IndexPath(item: item, section: section)
      }
    }
    for item in next.reloadedItemIdentifiers { paths[item] = nil }
    return next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0).map { paths[$0] } }
  }

  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard let identifier = snapshot.sectionIdentifier(containingItem: item),
      let section = snapshot.indexOfSection(identifier),
      let index = snapshot.itemIdentifiers(inSection: identifier).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }
}
