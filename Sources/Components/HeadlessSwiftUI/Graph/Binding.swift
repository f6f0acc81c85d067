import HeadlessUIKit
public import Observation

// `@unchecked Sendable`, as in SwiftUI: views call the closures on the main actor.
/// A value that another view or object owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// The context of changes by the binding.
  public var transaction = Transaction()

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { (newValue: Value, _: Transaction) in set(newValue) }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { (_: Value) in }) }

  public init(projectedValue: Binding) { self = projectedValue }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  public var projectedValue: Binding { self }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { get()[keyPath: keyPath] }) { newValue, transaction in
      var value = get()
      value[keyPath: keyPath] = newValue
      set(value, transaction)
    }
  }
}

extension Binding: DynamicProperty {}

extension Binding {
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { (newValue: Value) in if let newValue { base.wrappedValue = newValue } })
  }

  /// A binding to the value of an optional; `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { (newValue: Value) in base.wrappedValue = newValue })
  }

  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { (newValue: Value) in if let value = newValue.base as? Base { base.wrappedValue = value } })
  }

  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { self.wrappedValue[position] },
      set: { (newValue: Value.Element) in self.wrappedValue[position] = newValue })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  fileprivate init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { (newValue: Subject) in object[keyPath: keyPath] = newValue })
  }
}
