public import Foundation

/// A store of objects, which is empty, and only in memory.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init()
  }

  public class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// Returns a new context, which shares no objects with others.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}

open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var type = NSInMemoryStoreType
  open var url: URL?
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true

  public override init() {
    super.init()
  }

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"

/// The description of all objects, which is not read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public convenience init?(contentsOf url: URL) {
    self.init()
  }

  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public init(managedObjectModel model: NSManagedObjectModel) {
    super.init()
  }
}
