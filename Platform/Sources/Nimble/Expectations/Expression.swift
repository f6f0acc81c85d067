/// A value that is expected to match, or the code that returns it.
public struct Expression<Value> {
  private let closure: () throws -> Value?
  public let location: SourceLocation
  public let isClosure: Bool

  public init(
    expression: @escaping () throws -> Value?, location: SourceLocation = SourceLocation(), isClosure: Bool = true
  ) {
    closure = expression
    self.location = location
    self.isClosure = isClosure
  }

  public func evaluate() throws -> Value? { try closure() }

  public func cast<Other>(_ block: @escaping (Value?) throws -> Other?) -> Expression<Other> {
    Expression<Other>(expression: { try block(closure()) }, location: location, isClosure: isClosure)
  }

  public func withoutCaching() -> Expression<Value> { self }

  /// An expression whose code runs once.
  public func withCaching() -> Expression<Value> {
    var result: Result<Value?, any Error>?
    return Expression(
      expression: {
        let known = result ?? Result { try closure() }
        result = known
        return try known.get()
      }, location: location, isClosure: isClosure)
  }
}

/// A place in a test.
public struct SourceLocation: CustomStringConvertible, Sendable {
  public let file: StaticString
  public let line: UInt
  public let column: UInt

  public init(file: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}
