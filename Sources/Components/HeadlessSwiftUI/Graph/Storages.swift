public import HeadlessUIKit

/// A value in the user's defaults; the view is evaluated again when it changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  /// How a value is read from defaults, and written to them.
  fileprivate struct Conversion {
    let read: (UserDefaults, String) -> Value?
    let write: (UserDefaults, String, Value) -> Void
  }

  /// The place of a value, which an evaluation connects with the views.
  private final class Location {
    var store: UserDefaults?
    var didChange: @MainActor () -> Void = {}
  }

  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let conversion: Conversion
  private let location = Location()

  fileprivate init(_ key: String, _ initial: Value, _ store: UserDefaults?, _ conversion: Conversion) {
    (self.key, self.initial, self.store, self.conversion) = (key, initial, store, conversion)
  }

  private var defaults: UserDefaults { store ?? location.store ?? .standard }

  public var wrappedValue: Value {
    get { conversion.read(defaults, key) ?? initial }
    nonmutating set {
      conversion.write(defaults, key, newValue)
      onMainActor(location.didChange)
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { (newValue: Value) in wrappedValue = newValue })
  }
}

extension AppStorage: GraphProperty {
  func connect(_ connection: PropertyConnection) {
    location.store = connection.environment.defaultAppStorage
    location.didChange = connection.invalidation
  }
}

extension AppStorage.Conversion {
  /// A value that defaults store as it is.
  fileprivate static var plain: Self {
    Self(read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
  }

  fileprivate static func raw<Raw>() -> Self where Value: RawRepresentable<Raw> {
    Self(
      read: { ($0.object(forKey: $1) as? Raw).flatMap(Value.init) }, write: { $0.set($2.rawValue, forKey: $1) })
  }

  fileprivate static func optional<Wrapped>() -> Self where Value == Wrapped? {
    Self(
      read: { ($0.object(forKey: $1) as? Wrapped).map { .some($0) } },
      write: { store, key, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, wrappedValue, store, Conversion(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) }))
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable<Int> {
    self.init(key, wrappedValue, store, .raw())
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable<String> {
    self.init(key, wrappedValue, store, .raw())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional())
  }
}

extension EnvironmentValues {
  private enum DefaultsKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// The defaults of `AppStorage` without a store of its own; `nil` for the standard ones.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultsKey.self] }
    set { self[DefaultsKey.self] = newValue }
  }
}

extension View {
  public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}

/// A value that a scene keeps: in the views of one hosting view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let state: State<Value>

  public init(wrappedValue: Value, _ key: String) { (self.key, state) = (key, State(wrappedValue: wrappedValue)) }
  public init<Wrapped>(_ key: String) where Value == Wrapped? { self.init(wrappedValue: nil, key) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: GraphProperty {
  /// Connects the value with the views of all places that have the key.
  func connect(_ connection: PropertyConnection) {
    var shared = connection
    shared.node = connection.graph.root.child(.property("scene." + key))
    shared.node.cause = connection.node.cause
    state.connect(shared)
  }
}
