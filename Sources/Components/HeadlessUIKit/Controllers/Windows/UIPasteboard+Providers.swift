public import Foundation

extension UIPasteboard {
  // MARK: Sets of items

  /// Returns the indices of the items with one of certain types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let indices = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) }
    return indices.isEmpty ? nil : IndexSet(indices)
  }

  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet).compactMap { $0[pasteboardType] as? Data }
  }

  private func chosen(_ indices: IndexSet?) -> [[String: Any]] {
    guard let indices else { return items }
    return items.indices.filter { indices.contains($0) }.map { items[$0] }
  }

  // MARK: Providers

  /// Providers of the texts and addresses.
  public var itemProviders: [NSItemProvider] {
    get {
      (strings ?? []).map { NSItemProvider(object: NSString(string: $0)) }
        + (urls ?? []).compactMap { NSURL(string: $0.absoluteString).map { NSItemProvider(object: $0) } }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the texts and addresses by those of providers. Other items are left out.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    strings = loaded(NSString.self, of: itemProviders)?.map(\.description)
    urls = loaded(NSURL.self, of: itemProviders)?.compactMap { URL(string: $0.description) }
  }

  /// Replaces the texts and addresses by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
  }

  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setObjects(objects)
  }

  private func loaded<Object: NSItemProviderReading>(
    _ type: Object.Type, of providers: [NSItemProvider]
  ) -> [Object]? {
    let values = LoadedObjects()
    for provider in providers where provider.canLoadObject(ofClass: type) {
      provider.loadObject(ofClass: type) { object, _ in values.add(object) }
    }
    let objects = values.all.compactMap { $0 as? Object }
    return objects.isEmpty ? nil : objects
  }
}

/// The objects of providers, which call their handlers at once.
private final class LoadedObjects: @unchecked Sendable {
  private(set) var all: [Any] = []

  func add(_ object: Any?) {
    if let object { all.append(object) }
  }
}
