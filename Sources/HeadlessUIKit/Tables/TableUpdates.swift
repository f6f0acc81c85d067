import Foundation

/// The changes that a batch of updates announces: what goes by its old place, what comes by its new one.
struct TableUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  /// Old places, whose cells are made anew.
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections: Set<Int> = []
  /// From new places to old ones.
  var moves: [IndexPath: IndexPath] = [:]

  /// For every new row the old one that it is; nil for new rows and those that are made anew.
  ///
  /// What the announced changes do not account for is an error, in words.
  func origins(from old: [Int], to new: [Int]) throws(TableUpdateError) -> [[IndexPath?]] {
    let kept = old.indices.filter { !deletedSections.contains($0) }
    guard kept.count + insertedSections.count == new.count else {
      throw .sections(
        before: old.count, after: new.count, inserted: insertedSections.count, deleted: deletedSections.count)
    }
    var oldSections = kept.makeIterator()
    var origins: [[IndexPath?]] = []
    for section in new.indices {
      if insertedSections.contains(section) {
        origins.append(Array(repeating: nil, count: new[section]))
      } else if let oldSection = oldSections.next() {
        origins.append(try rows(of: section, count: new[section], from: oldSection, count: old[oldSection]))
      }
    }
    return origins
  }

  private func rows(
    of section: Int, count: Int, from oldSection: Int, count oldCount: Int
  ) throws(TableUpdateError) -> [IndexPath?] {
    if reloadedSections.contains(oldSection) { return Array(repeating: nil, count: count) }
    let left = Set(moves.values)
    let old = (0..<oldCount).map { IndexPath(row: $0, section: oldSection) }
    let kept = old.filter { !deletedRows.contains($0) && !left.contains($0) }
    let paths = (0..<count).map { IndexPath(row: $0, section: section) }
    let inserted = insertedRows.filter { $0.section == section }.count
    let arrived = moves.keys.filter { $0.section == section }.count
    guard kept.count + inserted + arrived == count else {
      let deleted = deletedRows.filter { $0.section == oldSection }.count
      throw .rows(section: section, before: oldCount, after: count, inserted: inserted, deleted: deleted)
    }
    var rest = kept.makeIterator()
    return paths.map { path in
      if insertedRows.contains(path) { return nil }
      let origin = moves[path] ?? rest.next()
      return origin.flatMap { reloadedRows.contains($0) ? nil : $0 }
    }
  }
}
