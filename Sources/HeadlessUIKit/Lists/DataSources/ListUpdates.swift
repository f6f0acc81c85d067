import Foundation

/// The announced changes of a batch: deletions by old index path, insertions by new index path.
struct ListUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  /// The old index paths of items that need new cells.
  var reloadedItems: Set<IndexPath> = []
  var reloadedSections: Set<Int> = []
  /// The old index paths of moved items, by new index path.
  var moves: [IndexPath: IndexPath] = [:]
  var sectionMoves: [Int: Int] = [:]

  /// Returns the old index path of each item; `nil` for items that need new cells.
  ///
  /// - Throws: An error if the announced changes do not lead from the old counts to the new ones.
  func origins(from old: [Int], to new: [Int]) throws(ListUpdateError) -> [[IndexPath?]] {
    let moved = Set(sectionMoves.values)
    let kept = old.indices.filter { !deletedSections.contains($0) && !moved.contains($0) }
    guard kept.count + insertedSections.count + sectionMoves.count == new.count else {
      throw .sections(
        before: old.count, after: new.count, inserted: insertedSections.count, deleted: deletedSections.count)
    }
    var remaining = kept.makeIterator()
    var origins: [[IndexPath?]] = []
    for section in new.indices {
      if insertedSections.contains(section) {
        origins.append(Array(repeating: nil, count: new[section]))
      } else if let oldSection = sectionMoves[section] ?? remaining.next(), old.indices.contains(oldSection) {
        origins.append(try items(of: section, count: new[section], from: oldSection, count: old[oldSection]))
      }
    }
    return origins
  }

  private func items(
    of section: Int, count: Int, from oldSection: Int, count oldCount: Int
  ) throws(ListUpdateError) -> [IndexPath?] {
    if reloadedSections.contains(oldSection) { return Array(repeating: nil, count: count) }
    let departed = Set(moves.values)
    let old = (0..<oldCount).map { IndexPath(item: $0, section: oldSection) }
    let kept = old.filter { !deletedItems.contains($0) && !departed.contains($0) }
    let paths = (0..<count).map { IndexPath(item: $0, section: section) }
    let inserted = insertedItems.filter { $0.section == section }.count
    let arrivedCount = moves.keys.filter { $0.section == section }.count
    guard kept.count + inserted + arrivedCount == count else {
      let deleted = deletedItems.filter { $0.section == oldSection }.count
      throw .items(section: section, before: oldCount, after: count, inserted: inserted, deleted: deleted)
    }
    var remaining = kept.makeIterator()
    return paths.map { path in
      if insertedItems.contains(path) { return nil }
      let origin = moves[path] ?? remaining.next()
      return origin.flatMap { reloadedItems.contains($0) ? nil : $0 }
    }
  }
}

/// Announced changes that do not lead from the items of a list to the items of its data source.
enum ListUpdateError: Error, Hashable {
  case items(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)

  func message(in terms: ListVocabulary) -> String {
    switch self {
    case .items(let section, let before, let after, let inserted, let deleted):
      """
      section \(section) had \(before) \(terms.items) and has \(after) after an update that inserted \(inserted) and \
      deleted \(deleted); change the data source exactly as announced by \(terms.insertItems) and \(terms.deleteItems), \
      or call reloadData()
      """
    case .sections(let before, let after, let inserted, let deleted):
      """
      \(terms.list) had \(before) sections and has \(after) after an update that inserted \(inserted) and deleted \
      \(deleted); change the data source exactly as announced by insertSections and deleteSections, or call reloadData()
      """
    }
  }
}

/// The terms of a kind of list, for error messages.
struct ListVocabulary: Hashable {
  let list: String
  let items: String
  let insertItems: String
  let deleteItems: String

  static let table = ListVocabulary(
    list: "the table", items: "rows", insertItems: "insertRows", deleteItems: "deleteRows")
  static let collection = ListVocabulary(
    list: "the collection view", items: "items", insertItems: "insertItems", deleteItems: "deleteItems")
}
