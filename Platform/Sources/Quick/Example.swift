/// The place of a call in a specification.
public struct Callsite: Hashable, Sendable, CustomStringConvertible {
  public let file: String
  public let line: UInt

  public var description: String { "\(file):\(line)" }
}

/// One example of a specification, as hooks see it.
public final class Example: Sendable {
  public let name: String
  /// The call of `it`, also if it is in shared examples.
  public let callsite: Callsite
  public let isSharedExample: Bool

  let path: [ExampleGroup]
  /// The call in the specification: of `it`, or of `itBehavesLike` if the example is shared.
  let site: Callsite
  let body: ExampleBody
  /// Why the example does not run; `nil` if it does.
  let reasonNotToRun: String?
  let isFocused: Bool
  /// Where failures are reported.
  let file: StaticString

  init(
    name: String, callsite: Callsite, site: Callsite, isSharedExample: Bool, path: [ExampleGroup], body: ExampleBody,
    reasonNotToRun: String?, isFocused: Bool, file: StaticString
  ) {
    self.name = name
    self.callsite = callsite
    self.site = site
    self.isSharedExample = isSharedExample
    self.path = path
    self.body = body
    self.reasonNotToRun = reasonNotToRun
    self.isFocused = isFocused
    self.file = file
  }
}

/// What hooks for an example know about it.
public struct ExampleMetadata: Sendable {
  public let example: Example
  /// The number of examples that ran before.
  public let exampleIndex: Int
}

/// The closure of an example or a hook.
enum ExampleBody: Sendable {
  case synchronous(@MainActor () throws -> Void)
  case asynchronous(@MainActor () async throws -> Void)

  var isAsynchronous: Bool { if case .asynchronous = self { true } else { false } }
}

/// An error that ends an example, with a failure at a place.
public struct StopTest: Error {
  public let failureDescription: String
  public let reportError: Bool
  public let file: StaticString
  public let line: UInt

  public init(
    _ failureDescription: String, reportError: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.failureDescription = failureDescription
    self.reportError = reportError
    self.file = file
    self.line = line
  }
}
