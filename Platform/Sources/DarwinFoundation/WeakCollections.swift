public import Foundation

/// How a collection refers to its objects.
public struct NSPointerFunctions {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let strongMemory: Options = []
    public static let opaqueMemory = Options(rawValue: 2)
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    var isWeak: Bool { rawValue & 0xFF == 5 || rawValue & 0xFF == 2 }
    var comparesPointers: Bool { contains(.objectPointerPersonality) }
  }
}

/// A reference to an object, strong or weak.
struct Reference {
  private var strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weak = object
    if !isWeak { strong = object }
  }

  var object: AnyObject? { strong ?? weak }

  func refers(to other: AnyObject, comparingPointers: Bool) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !comparingPointers, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// A set that can refer to its objects weakly. Objects are enumerated in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [Reference] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  public override convenience init() {
    self.init(options: [], capacity: 0)
  }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { ($0 as AnyObject) as? NSObject }) }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { matches($0, object) }?.object as? ObjectType
  }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(Reference(object, isWeak: options.isWeak))
  }
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.object == nil || matches($0, object) }
  }
  open func removeAllObjects() { references = [] }
  open func objectEnumerator() -> NSEnumerator { (allObjects as [Any] as NSArray).objectEnumerator() }

  private func matches(_ reference: Reference, _ object: ObjectType) -> Bool {
    reference.refers(to: object, comparingPointers: options.comparesPointers)
  }
}

extension NSHashTable: Sequence {
  public func makeIterator() -> IndexingIterator<[ObjectType]> { allObjects.makeIterator() }
}

/// A dictionary that can refer to its keys and objects weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: Reference, value: Reference)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public override convenience init() {
    self.init(keyOptions: [], valueOptions: [])
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var current: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  open var count: Int { current.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { matches($0.key, aKey) }?.value.object as? ObjectType
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append((Reference(aKey, isWeak: keyOptions.isWeak), Reference(anObject, isWeak: valueOptions.isWeak)))
  }
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      entry.key.object == nil || entry.value.object == nil || aKey.map { matches(entry.key, $0) } ?? false
    }
  }
  open func removeAllObjects() { entries = [] }
  open func keyEnumerator() -> NSEnumerator { (current.map(\.key) as [Any] as NSArray).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { (current.map(\.value) as [Any] as NSArray).objectEnumerator() }

  private func matches(_ reference: Reference, _ key: KeyType) -> Bool {
    reference.refers(to: key, comparingPointers: keyOptions.comparesPointers)
  }
}

/// An array of pointers to objects, strong or weak.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [Reference?] = []

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  open var count: Int { references.count }
  open var allObjects: [Any] { references.compactMap { $0?.object } }
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(to: pointer)) }
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(to: item), at: index)
  }
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(to: item)
  }
  open func removePointer(at index: Int) { references.remove(at: index) }
  open func compact() { references.removeAll { $0?.object == nil } }

  private func reference(to pointer: UnsafeMutableRawPointer?) -> Reference? {
    pointer.map {
      Reference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak)
    }
  }
}
