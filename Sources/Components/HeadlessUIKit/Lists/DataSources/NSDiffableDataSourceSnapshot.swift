/// The sections and items of a table or a collection view, by their identifiers.
///
/// Identifiers are unique. As in UIKit, inserting an item of the snapshot again moves it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { sections.count }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, or to the last one if the section is `nil`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return SnapshotError<ItemIdentifierType>.noSection.report()
    }
    guard items[section] != nil else {
      return SnapshotError.unknown(section, .section, action: "append items to").report()
    }
    let new = unique(identifiers, .item)
    removePresent(new)
    for identifier in new { sections[identifier] = section }
    items[section, default: []] += new
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at neighbor: ItemIdentifierType, offset: Int) {
    guard let section = sections[neighbor] else {
      return SnapshotError.unknown(neighbor, .item, action: "insert next to").report()
    }
    let new = unique(identifiers, .item).filter { $0 != neighbor }
    removePresent(new)
    guard let index = items[section]?.firstIndex(of: neighbor) else { return }
    for identifier in new { sections[identifier] = section }
    items[section]?.insert(contentsOf: new, at: index + offset)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(_ identifier: ItemIdentifierType, to neighbor: ItemIdentifierType, offset: Int) {
    guard sections[identifier] != nil else {
      return SnapshotError.unknown(identifier, .item, action: "move").report()
    }
    insert([identifier], at: neighbor, offset: offset)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    removePresent(identifiers)
  }

  public mutating func deleteAllItems() {
    self = Self()
  }

  private mutating func removePresent(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers.filter { sections[$0] != nil })
    guard !removed.isEmpty else { return }
    let affected = Set(removed.compactMap { sections.removeValue(forKey: $0) })
    for section in affected { items[section]?.removeAll { removed.contains($0) } }
  }

  /// Returns the identifiers without repetitions, which are errors.
  private func unique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ kind: SnapshotError<Identifier>.Kind
  ) -> [Identifier] {
    var seen: Set<Identifier> = []
    var repeated: [Identifier] = []
    let unique = identifiers.filter { identifier in
      let isNew = seen.insert(identifier).inserted
      if !isNew, !repeated.contains(identifier) { repeated.append(identifier) }
      return isNew
    }
    if !repeated.isEmpty { SnapshotError.duplicates(repeated, kind).report() }
    return unique
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 0)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at neighbor: SectionIdentifierType, offset: Int)
  {
    guard let index = indexOfSection(neighbor) else {
      return SnapshotError.unknown(neighbor, .section, action: "insert next to").report()
    }
    insert(identifiers, at: index + offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let present = identifiers.filter { items[$0] != nil }
    if !present.isEmpty { SnapshotError.duplicates(present, .section).report() }
    let new = unique(identifiers.filter { items[$0] == nil }, .section)
    for identifier in new { items[identifier] = [] }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(_ identifier: SectionIdentifierType, to neighbor: SectionIdentifierType, offset: Int) {
    guard identifier != neighbor else { return }
    for section in [identifier, neighbor] where items[section] == nil {
      return SnapshotError.unknown(section, .section, action: "move").report()
    }
    sectionIdentifiers.removeAll { $0 == identifier }
    let index = indexOfSection(neighbor) ?? 0
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    sectionIdentifiers.removeAll { deleted.contains($0) }
    for identifier in deleted {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
    }
  }

  // MARK: Requests

  /// Marks items that get new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += present(identifiers, action: "reload")
  }

  /// Marks sections for reloading: when the snapshot is applied, their cells, headers and footers are created again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if items[identifier] != nil {
        reloadedSectionIdentifiers.append(identifier)
      } else {
        SnapshotError.unknown(identifier, .section, action: "reload").report()
      }
    }
  }

  /// Marks items for reconfiguration: when the snapshot is applied, their existing cells are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += present(identifiers, action: "reconfigure")
  }

  /// Returns the identifiers of items in the snapshot. Others are errors.
  private func present(_ identifiers: [ItemIdentifierType], action: String) -> [ItemIdentifierType] {
    identifiers.filter { identifier in
      if sections[identifier] != nil { return true }
      SnapshotError.unknown(identifier, .item, action: action).report()
      return false
    }
  }

  /// The sections and items without the reload requests, which are complete once the snapshot is applied.
  var withoutRequests: Self {
    var snapshot = self
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }
}
