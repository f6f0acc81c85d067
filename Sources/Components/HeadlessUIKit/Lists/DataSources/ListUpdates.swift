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
    try check(from: old, to: new)
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
      } else if let oldSection = sectionMoves[section] ?? remaining.next() {
        origins.append(try items(of: section, count: new[section], from: oldSection, count: old[oldSection]))
      } else {
        // The same section was announced twice, for example as inserted and as the target of a move.
        throw .sections(
          before: old.count, after: new.count, inserted: insertedSections.count, deleted: deletedSections.count)
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
      throw .items(
        section: section, before: oldCount, after: count, inserted: inserted,
        deleted: deletedItems.filter { $0.section == oldSection }.count, movedIn: arrivedCount,
        movedOut: departed.filter { $0.section == oldSection }.count)
    }
    var remaining = kept.makeIterator()
    return paths.map { path in
      if insertedItems.contains(path) { return nil }
      let origin = moves[path] ?? remaining.next()
      return origin.flatMap { reloadedItems.contains($0) ? nil : $0 }
    }
  }

  // MARK: Checking

  /// Checks that the announced index paths and sections exist, before or after the update.
  private func check(from old: [Int], to new: [Int]) throws(ListUpdateError) {
    for path in deletedItems.sorted() + reloadedItems.sorted() { try check(path, .delete, in: old) }
    for path in moves.values.sorted() { try check(path, .move, in: old) }
    for path in insertedItems.sorted() { try check(path, .insert, in: new) }
    for path in moves.keys.sorted() { try check(path, .moveTo, in: new) }
    for section in deletedSections.sorted() + reloadedSections.sorted() { try check(section, .delete, in: old) }
    for section in sectionMoves.values.sorted() { try check(section, .move, in: old) }
    for section in insertedSections.sorted() { try check(section, .insert, in: new) }
    for section in sectionMoves.keys.sorted() { try check(section, .moveTo, in: new) }
    try checkMoves()
  }

  private func check(
    _ path: IndexPath, _ change: ListUpdateError.Change, in counts: [Int]
  ) throws(ListUpdateError) {
    guard path.count == 2 else { throw .malformed(path) }
    guard counts.indices.contains(path.section) else { throw .noSection(of: path, change, count: counts.count) }
    let count = counts[path.section]
    guard path.item >= 0, path.item < count else { throw .noItem(path, change, count: count) }
  }

  private func check(_ section: Int, _ change: ListUpdateError.Change, in counts: [Int]) throws(ListUpdateError) {
    guard counts.indices.contains(section) else { throw .noSuchSection(section, change, count: counts.count) }
  }

  /// Checks that no item is moved twice, or moved and deleted.
  private func checkMoves() throws(ListUpdateError) {
    var origins: Set<IndexPath> = []
    for origin in moves.values.sorted() where !origins.insert(origin).inserted || deletedItems.contains(origin) {
      throw .changedTwice(origin)
    }
    for target in moves.keys.sorted() where insertedItems.contains(target) { throw .changedTwice(target) }
    var sections: Set<Int> = []
    for section in sectionMoves.values.sorted()
    where !sections.insert(section).inserted || deletedSections.contains(section) {
      throw .changedTwice(IndexPath(index: section))
    }
  }
}

/// Announced changes that do not lead from the items of a list to the items of its data source.
enum ListUpdateError: Error, Hashable {
  case items(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case malformed(IndexPath)
  case noItem(IndexPath, Change, count: Int)
  case noSection(of: IndexPath, Change, count: Int)
  case noSuchSection(Int, Change, count: Int)
  /// An index path or a section with two changes that exclude each other.
  case changedTwice(IndexPath)

  /// A change of one item or section. Insertions and targets refer to the state after the update.
  enum Change: String {
    case insert, delete, move
    case moveTo = "move to"

    var isAfterUpdate: Bool { self == .insert || self == .moveTo }
  }

  func reason(in list: ListVocabulary) -> String {
    switch self {
    case .items(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      """
      Invalid update: invalid number of \(list.items) in section \(section). The number of \(list.items) contained in an \
      existing section after the update (\(after)) must be equal to the number of \(list.items) contained in that section \
      before the update (\(before)), plus or minus the number of \(list.items) inserted or deleted from that section \
      (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(list.items) moved into or out of that \
      section (\(movedIn) moved in, \(movedOut) moved out).
      """
    case .sections(let before, let after, let inserted, let deleted):
      """
      Invalid update: invalid number of sections. The number of sections contained in the \(list.list) after the update \
      (\(after)) must be equal to the number of sections contained in the \(list.list) before the update (\(before)), \
      plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """
    case .malformed(let path):
      """
      Invalid index path for use with \(list.name). Index paths passed to \(list.list) must contain exactly two indices \
      specifying the section and \(list.item). (\(path.text))
      """
    case .noItem(let path, let change, let count):
      change.isAfterUpdate
        ? """
        attempt to \(change.rawValue) \(list.item) \(path.item) into section \(path.section), but there are only \
        \(count) \(list.items) in section \(path.section) after the update
        """
        : """
        attempt to \(change.rawValue) \(list.item) \(path.item) from section \(path.section) which only contains \
        \(count) \(list.items) before the update
        """
    case .noSection(let path, let change, let count):
      """
      attempt to \(change.rawValue) \(list.item) \(path.item) \(change.isAfterUpdate ? "into" : "from") section \
      \(path.section), but there are only \(count) sections \(change.isAfterUpdate ? "after" : "before") the update
      """
    case .noSuchSection(let section, let change, let count):
      """
      attempt to \(change.rawValue) section \(section), but there are only \(count) sections \
      \(change.isAfterUpdate ? "after" : "before") the update
      """
    case .changedTwice(let path): "attempt to perform two changes with the same index path (\(path.text))"
    }
  }

  func advice(in list: ListVocabulary) -> String {
    switch self {
    case .items:
      """
      Change the data source exactly as announced by \(list.insertItems) and \(list.deleteItems), or call reloadData().
      """
    case .sections:
      "Change the data source exactly as announced by insertSections and deleteSections, or call reloadData()."
    case .malformed: "Create it with IndexPath(\(list.item):section:)."
    case .noItem, .noSection, .noSuchSection:
      "Deletions refer to the data source before the update, and insertions to the data source after it."
    case .changedTwice: "Announce each change once."
    }
  }
}
