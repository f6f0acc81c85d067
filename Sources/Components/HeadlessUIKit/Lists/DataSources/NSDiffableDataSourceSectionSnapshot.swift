/// The items of one section of a collection view as an outline: items with items below them.
///
/// Identifiers are unique in the section. Items below an item are visible while it is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var present: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Reading

  /// All items, each one before the items below it.
  public var items: [ItemIdentifierType] { walk(from: rootItems) { _ in true } }
  /// The items that are not below a collapsed item.
  public var visibleItems: [ItemIdentifierType] { walk(from: rootItems, into: isExpanded) }

  private func walk(
    from items: [ItemIdentifierType], into isEntered: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      found.append(item)
      if isEntered(item) { pending += (children[item] ?? []).reversed() }
    }
    return found
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { present.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// Returns the item above an item; `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(isExpanded)
  }

  /// Returns the number of items above an item.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var next = parents[item]
    while let current = next {
      found.append(current)
      next = parents[current]
    }
    return found
  }

  /// Returns the items below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard contains(parent) else { return part }
    if includingParent { part.append([parent]) }
    for item in walk(from: children[parent] ?? [], into: { _ in true }) {
      let above = parents[item]
      part.append([item], to: above == parent && !includingParent ? nil : above)
    }
    part.expanded = expanded.filter(part.contains)
    return part
  }

  /// Returns the outline as text, with a plus sign at collapsed items and a minus sign at expanded ones.
  public func visualDescription() -> String {
    items.map { item in
      let sign = children[item]?.isEmpty == false ? isExpanded(item) ? "-" : "+" : "*"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Appends items below an item, or as root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard parent.map(contains) ?? true else {
      return SnapshotError.unknown(parent, .item, action: "append items to").report()
    }
    add(items, below: parent, at: (parent.map { children[$0] ?? [] } ?? rootItems).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, next: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, next: item, offset: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], next item: ItemIdentifierType, offset: Int) {
    let parent = parents[item]
    guard let index = (parent.map { children[$0] ?? [] } ?? rootItems).firstIndex(of: item) else {
      return SnapshotError.unknown(item, .item, action: "insert next to").report()
    }
    add(items, below: parent, at: index + offset)
  }

  private mutating func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
    var repeated: [ItemIdentifierType] = []
    let new = items.filter { item in
      let isNew = present.insert(item).inserted
      if !isNew { repeated.append(item) }
      return isNew
    }
    if !repeated.isEmpty { SnapshotError.duplicates(repeated, .item).report() }
    if let parent {
      children[parent, default: []].insert(contentsOf: new, at: index)
      for item in new { parents[item] = parent }
    } else {
      rootItems.insert(contentsOf: new, at: index)
    }
  }

  /// Removes items with the items below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let removed = walk(from: [item]) { _ in true }
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      for each in removed { (children[each], parents[each]) = (nil, nil) }
      present.subtract(removed)
      expanded.subtract(removed)
    }
  }

  public mutating func deleteAll() {
    self = Self()
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }

  /// Replaces the items below an item by those of another outline.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard contains(parent) else { return SnapshotError.unknown(parent, .item, action: "replace items of").report() }
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    for item in snapshot.items {
      guard let below = snapshot.children[item] else { continue }
      append(below, to: item)
    }
    expand(Array(snapshot.expanded))
  }
}
