private import FirstFramePlaceholders
@_exported public import Foundation
@_spi(Porting) public import HeadlessUIKit

/// An object with properties that are stored by their names. Its model is not read.
open class NSManagedObject: NSObject {
  fileprivate(set) public final var managedObjectContext: NSManagedObjectContext?
  public final let entity: NSEntityDescription
  public final let objectID = NSManagedObjectID()
  private var values: [String: Any] = [:]
  fileprivate(set) public final var isDeleted = false

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    managedObjectContext = context
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(name: String(describing: Self.self)), insertInto: moc)
  }

  /// Returns a request for the objects of this class.
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  public class func entity() -> NSEntityDescription { NSEntityDescription(name: String(describing: self)) }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open var hasChanges: Bool { false }
  open var isInserted: Bool { managedObjectContext != nil }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  fileprivate func removeFromContext() {
    prepareForDeletion()
    isDeleted = true
    managedObjectContext = nil
  }

  /// The value of a property that is declared with `@NSManaged`; the empty value of its type if it was never set.
  public final func managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let empty: Value = emptyValue() { return empty }
    preconditionFailure("The property `\(key)` of `\(type(of: self))` has no value; set it before you read it.")
  }

  public final func setManagedValue<Value>(_ value: Value, _ key: String) {
    values[key] = value
  }

  public final func setManagedValue<Value>(_ value: Value?, _ key: String) {
    values[key] = value
  }

  /// Implements the functions that Xcode generates for relationships, such as `addToItems(_:)` and
  /// `removeFromItems(_:)`.
  public final func changeManagedSet(_ function: String, _ arguments: [Any]) {
    let prefix = ["addTo", "removeFrom"].first { function.hasPrefix($0) && function.count > $0.count }
    guard let prefix, arguments.count == 1 else {
      MissingEffect.warn(
        "\(type(of: self)).\(function)", "only functions that add to sets or remove from them work here.")
      return
    }
    let name = function.dropFirst(prefix.count)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    let objects: [Any] = (arguments[0] as? NSSet)?.allObjects ?? [arguments[0]]
    let changed = NSMutableSet()
    for object in (values[key] as? NSSet)?.allObjects ?? [] { changed.add(object) }
    for object in objects {
      if prefix == "addTo" { changed.add(object) } else { changed.remove(object) }
    }
    values[key] = changed
  }
}

@_spi(Porting) extension NSManagedObject: KeyedValueStore {
  public func keyedValue(forKey key: String) -> Any? { values[key] }
  public func setKeyedValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// The identity of a managed object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  open var isTemporaryID: Bool { true }
}

/// The name of a kind of objects. Its attributes are not known: models are not read.
open class NSEntityDescription: NSObject {
  open var name: String?

  init(name: String) {
    self.name = name
    super.init()
  }

  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    NSEntityDescription(name: entityName)
  }

  /// Returns an object of the base class: classes are not found by the names of entities.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(entity: NSEntityDescription(name: entityName), insertInto: context)
  }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// A description of the objects that are wanted.
open class NSFetchRequest<ResultType>: NSObject {
  public let entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPendingChanges = true

  public override init() {
    entityName = nil
    super.init()
  }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

/// Objects in memory. Nothing is stored.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Used on one thread at a time, as Core Data demands.
  private var objects: [NSManagedObject] = []
  open var undoManager: AnyObject?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  public override init() {
    super.init()
  }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    super.init()
  }

  open var hasChanges: Bool { !objects.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { Set(objects) }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(objects) }

  open func insert(_ object: NSManagedObject) { objects.append(object) }
  open func delete(_ object: NSManagedObject) {
    objects.removeAll { $0 === object }
    object.removeFromContext()
  }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID === objectID }
      ?? NSManagedObject(entity: NSEntityDescription(name: ""), insertInto: nil)
  }
  /// Stores nothing.
  open func save() throws {
    MissingEffect.warn("NSManagedObjectContext.save()", "objects are only in memory here; nothing is stored.")
  }
  open func rollback() {}
  open func reset() { objects = [] }
  open func refreshAllObjects() {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

  /// Returns the inserted objects of a class that fulfil the predicate, in the order of their insertion.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if request.sortDescriptors?.isEmpty == false {
      MissingEffect.warn("NSFetchRequest.sortDescriptors", "objects keep the order of their insertion here.")
    }
    let found = objects.filter { object in
      guard request.entityName == nil || object.entity.name == request.entityName else { return false }
      return request.predicate?.evaluate(with: object) ?? true
    }
    let results = found.compactMap { $0 as? Result }.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? results.prefix(request.fetchLimit) : results)
  }

  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try fetch(request).count }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
