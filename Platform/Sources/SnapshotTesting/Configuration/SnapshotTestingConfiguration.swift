import FirstFrame
import FirstFrameSnapshots
import Foundation
import Synchronization

/// The behavior of the snapshot assertions within a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which references an assertion writes.
  public enum Record: String, CaseIterable, Hashable, Sendable, ExpressibleByBooleanLiteral {
    /// No references.
    case never
    /// Missing references.
    case missing
    /// References that do not exist, cannot be read, or differ from the value.
    case failed
    /// All references that do not equal the value exactly.
    case all

    /// `true` stands for `all`, `false` for `never`.
    public init(booleanLiteral value: Bool) {
      self = value ? .all : .never
    }

    /// The mode as a value of FirstFrame's type.
    var mode: FirstFrame.SnapshotTestingConfiguration.Record {
      switch self {
      case .never: .never
      case .missing: .missing
      case .failed: .failed
      case .all: .all
      }
    }
  }

  /// The configuration of the enclosing scope; `nil` outside all scopes.
  @_spi(Internals) @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// Which references to write; `nil` for the mode of the enclosing scope.
  public var record: Record?
  /// The tool that composes the command that failures print; `nil` for the tool of the enclosing scope.
  public var diffTool: DiffTool?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// A tool that composes a command that shows the difference of two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// Creates a tool that composes a command from its name and the two paths.
    public init(stringLiteral value: String) {
      command = { "\(value) \($0) \($1)" }
    }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope.
    public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }

    /// Prints the URLs of both files instead of a command.
    public static let `default` = DiffTool { current, failed in
      """
      @\(minus)
      "file://\(current)"
      @\(plus)
      "file://\(failed)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    private static let minus = "\u{2212}"
    private static let plus = "+"
  }

  /// Returns the enclosing configuration, overridden by the given values.
  fileprivate static func overriding(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? current?.record ?? Globals.record,
      diffTool: diffTool ?? current?.diffTool ?? Globals.diffTool ?? .default)
  }
}

/// Runs an operation with the given configuration of its snapshot assertions.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.overriding(record, diffTool), operation: operation)
}

/// Runs an asynchronous operation with the given configuration of its snapshot assertions.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.overriding(record, diffTool), operation: operation)
}
