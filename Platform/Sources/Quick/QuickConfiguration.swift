public import Foundation

/// A class that declares shared examples and hooks of all examples. A port calls those of its module.
open class QuickConfiguration: NSObject {
  open class func configure(_ configuration: Configuration) {}
}

public typealias QCKConfiguration = Configuration

/// The hooks of all examples.
public final class Configuration: Sendable {
  let hooks = ExampleGroup(name: "")

  /// Have no effect: the port chooses the tests.
  public func filter(_ filter: @escaping (Example) -> Bool) {}
  public func include(_ filter: @escaping (Example) -> Bool) {}
  public func exclude(_ filter: @escaping (Example) -> Bool) {}

  public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) {
    hooks.addBefore(.plain(.synchronous(closure)))
  }

  public func beforeEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
    hooks.addBefore(.metadata(closure))
  }

  public func justBeforeEach(_ closure: @escaping @MainActor () throws -> Void) {
    hooks.addJustBefore(.plain(.synchronous(closure)))
  }

  public func afterEach(_ closure: @escaping @MainActor () throws -> Void) {
    hooks.addAfter(.plain(.synchronous(closure)))
  }

  public func afterEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
    hooks.addAfter(.metadata(closure))
  }

  public func aroundEach(_ closure: @escaping @MainActor (@escaping @MainActor () -> Void) throws -> Void) {
    hooks.addAround(.synchronous { _, run in try closure(run) })
  }

  public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) {
    SpecificationRecord.shared.addBeforeSuite(.synchronous(closure))
  }

  public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {
    SpecificationRecord.shared.addAfterSuite(.synchronous(closure))
  }
}
