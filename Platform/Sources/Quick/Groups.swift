/// Declares a group of examples.
public func describe(_ description: String, closure: () -> Void) {
  SpecificationRecord.shared.add(ExampleGroup(name: description), closure)
}

/// Declares a group of examples for one condition.
public func context(_ description: String, closure: () -> Void) { describe(description, closure: closure) }

/// Declares a group of examples that do not run.
public func xdescribe(_ description: String, closure: () -> Void) {
  SpecificationRecord.shared.add(ExampleGroup(name: description, reasonNotToRun: "The group is disabled."), closure)
}

public func xcontext(_ description: String, closure: () -> Void) { xdescribe(description, closure: closure) }

/// Declares a group of examples, and runs no others of the class.
public func fdescribe(_ description: String, closure: () -> Void) {
  SpecificationRecord.shared.add(ExampleGroup(name: description, isFocused: true), closure)
}

public func fcontext(_ description: String, closure: () -> Void) { fdescribe(description, closure: closure) }

// MARK: Examples

/// Declares an example.
public func it(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) {
  SpecificationRecord.shared.addExample(
    description, at: Callsite(file: "\(file)", line: line), file: file, body: .synchronous(closure))
}

public func it(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void
) {
  SpecificationRecord.shared.addExample(
    description, at: Callsite(file: "\(file)", line: line), file: file, body: .asynchronous(closure))
}

/// Declares an example, and runs no others of the class.
public func fit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) {
  SpecificationRecord.shared.addExample(
    description, at: Callsite(file: "\(file)", line: line), file: file, body: .synchronous(closure), isFocused: true)
}

public func fit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void
) {
  SpecificationRecord.shared.addExample(
    description, at: Callsite(file: "\(file)", line: line), file: file, body: .asynchronous(closure), isFocused: true)
}

/// Declares an example that does not run.
public func xit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void
) {
  SpecificationRecord.shared.addExample(
    description, at: Callsite(file: "\(file)", line: line), file: file, body: .asynchronous(closure),
    reasonNotToRun: "The example is disabled.")
}

/// Declares an example that is not yet written.
public func pending(
  _ description: String, file: StaticString = #filePath, line: UInt = #line, closure: () -> Void = {}
) {
  SpecificationRecord.shared.addExample(
    description, at: Callsite(file: "\(file)", line: line), file: file, body: .synchronous {},
    reasonNotToRun: "The example is pending.")
}
