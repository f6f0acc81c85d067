/// Calls a closure before each example of the group.
public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) {
  SpecificationRecord.shared.group?.addBefore(.plain(.synchronous(closure)))
}

public func beforeEach(_ closure: @escaping @MainActor () async throws -> Void) {
  SpecificationRecord.shared.group?.addBefore(.plain(.asynchronous(closure)))
}

public func beforeEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
  SpecificationRecord.shared.group?.addBefore(.metadata(closure))
}

/// Calls a closure before each example of the group, after all closures of `beforeEach`.
public func justBeforeEach(_ closure: @escaping @MainActor () throws -> Void) {
  SpecificationRecord.shared.group?.addJustBefore(.plain(.synchronous(closure)))
}

public func justBeforeEach(_ closure: @escaping @MainActor () async throws -> Void) {
  SpecificationRecord.shared.group?.addJustBefore(.plain(.asynchronous(closure)))
}

/// Calls a closure after each example of the group.
public func afterEach(_ closure: @escaping @MainActor () throws -> Void) {
  SpecificationRecord.shared.group?.addAfter(.plain(.synchronous(closure)))
}

public func afterEach(_ closure: @escaping @MainActor () async throws -> Void) {
  SpecificationRecord.shared.group?.addAfter(.plain(.asynchronous(closure)))
}

public func afterEach(_ closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
  SpecificationRecord.shared.group?.addAfter(.metadata(closure))
}

/// Calls a closure with each example of the group, which the closure runs.
public func aroundEach(_ closure: @escaping @MainActor (@escaping @MainActor () -> Void) throws -> Void) {
  SpecificationRecord.shared.group?.addAround(.synchronous { _, run in try closure(run) })
}

public func aroundEach(_ closure: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void) {
  SpecificationRecord.shared.group?.addAround(.asynchronous { _, run in try await closure(run) })
}

/// Calls a closure before the first example that runs.
public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) {
  SpecificationRecord.shared.addBeforeSuite(.synchronous(closure))
}

/// Calls a closure after the last example that runs.
public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {
  SpecificationRecord.shared.addAfterSuite(.synchronous(closure))
}
