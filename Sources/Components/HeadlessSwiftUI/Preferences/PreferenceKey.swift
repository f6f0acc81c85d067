import HeadlessUIKit

/// A key of values that views set for their ancestors.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that views within an ancestor set, combined in the order of the views.
@MainActor
final class PreferenceValues {
  private struct Entry {
    var value: Any
    let combine: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  nonisolated init() {}

  func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    add(
      ObjectIdentifier(key),
      Entry(value: value) { all, next in
        guard var reduced = all as? Key.Value, let next = next as? Key.Value else { return }
        Key.reduce(value: &reduced) { next }
        all = reduced
      })
  }

  private func add(_ key: ObjectIdentifier, _ entry: Entry) {
    guard var known = entries[key] else {
      entries[key] = entry
      return
    }
    known.combine(&known.value, entry.value)
    entries[key] = known
  }

  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  /// Replaces a value by a changed one.
  func change<Key: PreferenceKey>(_ key: Key.Type, _ change: (inout Key.Value) -> Void) {
    var value = value(key)
    change(&value)
    entries[ObjectIdentifier(key)] = nil
    add(key, value)
  }

  /// Adds the preferences of views within these.
  func merge(_ inner: PreferenceValues) {
    for (key, entry) in inner.entries { add(key, entry) }
  }
}

extension BuildContext {
  /// The same place with preferences of its own.
  func collectingPreferences() -> BuildContext {
    var context = self
    context.preferences = PreferenceValues()
    return context
  }
}
