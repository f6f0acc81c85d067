import Foundation

/// The changes that a batch of updates announces: what goes by its old place, what comes by its new one.
struct ListUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  /// Old places, whose cells are made anew.
  var reloadedItems: Set<IndexPath> = []
  var reloadedSections: Set<Int> = []
  /// From new places to old ones.
  var moves: [IndexPath: IndexPath] = [:]
  var sectionMoves: [Int: Int] = [:]

  /// For every new item the old one that it is; nil for new items and those that are made anew.
  ///
  /// What the announced changes do not account for is an error.
  func origins(from old: [Int], to new: [Int]) throws(ListUpdateError) -> [[IndexPath?]] {
    let moved = Set(sectionMoves.values)
    let kept = old.indices.filter { !deletedSections.contains($0) && !moved.contains($0) }
    guard kept.count + insertedSections.count + sectionMoves.count == new.count else {
      throw .sections(
        before: old.count, after: new.count, inserted: insertedSections.count, deleted: deletedSections.count)
    }
    var rest = kept.makeIterator()
    var origins: [[IndexPath?]] = []
    for section in new.indices {
      if insertedSections.contains(section) {
        origins.append(Array(repeating: nil, count: new[section]))
      } else if let oldSection = sectionMoves[section] ?? rest.next(), old.indices.contains(oldSection) {
        origins.append(try items(of: section, count: new[section], from: oldSection, count: old[oldSection]))
      }
    }
    return origins
  }

  private func items(
    of section: Int, count: Int, from oldSection: Int, count oldCount: Int
  ) throws(ListUpdateError) -> [IndexPath?] {
    if reloadedSections.contains(oldSection) { return Array(repeating: nil, count: count) }
    let left = Set(moves.values)
    let old = (0..<oldCount).map { IndexPath(item: $0, section: oldSection) }
    let kept = old.filter { !deletedItems.contains($0) && !left.contains($0) }
    let paths = (0..<count).map { IndexPath(item: $0, section: section) }
    let inserted = insertedItems.filter { $0.section == section }.count
    let arrived = moves.keys.filter { $0.section == section }.count
    guard kept.count + inserted + arrived == count else {
      let deleted = deletedItems.filter { $0.section == oldSection }.count
      throw .items(section: section, before: oldCount, after: count, inserted: inserted, deleted: deleted)
    }
    var rest = kept.makeIterator()
    return paths.map { path in
      if insertedItems.contains(path) { return nil }
      let origin = moves[path] ?? rest.next()
      return origin.flatMap { reloadedItems.contains($0) ? nil : $0 }
    }
  }
}

/// Announced changes that do not lead from what a list shows to what its data source has.
enum ListUpdateError: Error, Hashable {
  case items(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)

  func message(in words: ListVocabulary) -> String {
    switch self {
    case .items(let section, let before, let after, let inserted, let deleted):
      """
      section \(section) had \(before) \(words.items) and has \(after) after an update that inserted \(inserted) and \
      deleted \(deleted); change the data source by just what \(words.insertItems) and \(words.deleteItems) announce, \
      or call reloadData()
      """
    case .sections(let before, let after, let inserted, let deleted):
      """
      \(words.list) had \(before) sections and has \(after) after an update that inserted \(inserted) and deleted \
      \(deleted); change the data source by just what insertSections and deleteSections announce, or call reloadData()
      """
    }
  }
}

/// What a list calls its parts in the errors that it reports.
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
