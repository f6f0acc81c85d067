/// The sections and items of a table or a collection view, by their identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { sectionIdentifiers.reduce(0) { $0 + (items[$1]?.count ?? 0) } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(items[identifier] == nil, "section \(identifier) is in the snapshot already; append it once")
      sectionIdentifiers.append(identifier)
      items[identifier] = []
    }
  }

  /// Appends items to a section, or to the last one if the section is `nil`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      preconditionFailure("the snapshot has no section to append items to; call appendSections first")
    }
    items[section, default: []] += identifiers
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

  private mutating func insert(_ identifiers: [ItemIdentifierType], at neighbour: ItemIdentifierType, offset: Int) {
    guard let section = sectionIdentifier(containingItem: neighbour),
      let index = items[section]?.firstIndex(of: neighbour)
    else { preconditionFailure("item \(neighbour) is not in the snapshot; append it before you insert next to it") }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
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

  private mutating func insert(_ identifiers: [SectionIdentifierType], at neighbour: SectionIdentifierType, offset: Int)
  {
    guard let index = indexOfSection(neighbour) else {
      preconditionFailure("section \(neighbour) is not in the snapshot; append it before you insert next to it")
    }
    for identifier in identifiers {
      precondition(items[identifier] == nil, "section \(identifier) is in the snapshot already; insert it once")
      items[identifier] = []
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index + offset)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 1)
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

  private mutating func move(_ identifier: SectionIdentifierType, to neighbour: SectionIdentifierType, offset: Int) {
    guard identifier != neighbour, let oldIndex = indexOfSection(identifier), indexOfSection(neighbour) != nil else {
      precondition(identifier == neighbour, "\(identifier) or \(neighbour) is not a section of the snapshot")
      return
    }
    sectionIdentifiers.remove(at: oldIndex)
    let index = indexOfSection(neighbour) ?? 0
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll { deleted.contains($0) } }
  }

  public mutating func deleteAllItems() {
    self = Self()
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for identifier in identifiers { items[identifier] = nil }
  }

  /// Marks items that get new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Marks sections for reloading: when the snapshot is applied, their cells, headers and footers are created again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// Marks items for reconfiguration: when the snapshot is applied, their existing cells are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
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
