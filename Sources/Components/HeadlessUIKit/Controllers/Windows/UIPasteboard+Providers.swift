public import Foundation

extension UIPasteboard {
  // MARK: Sets of items

  /// Returns the indices of the items with one of certain types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let indices = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) }
    return indices.isEmpty ? nil : IndexSet(indices)
  }

  func chosen(_ indices: IndexSet?) -> [[String: Any]] {
    guard let indices else { return items }
    return items.indices.filter { indices.contains($0) }.map { items[$0] }
  }

  // MARK: Providers

  func loaded<Object: NSItemProviderReading>(
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
