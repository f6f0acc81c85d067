import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The commands that messages and reports suggest.
package struct SuggestedCommands: Hashable, Sendable {
  /// The command that runs tests; the options of `swift test` follow.
  package let test: String
  /// The command that makes actual values the references; paths of references follow.
  package let accept: String

  /// The commands for the tests of this process.
  package static let process = SuggestedCommands(variables: ProcessInfo.processInfo.environment)

  /// - Parameter variables: The environment of the tests.
  package init(variables: [String: String]) {
    guard let package = EnvironmentVariable.portedPackage.value(in: variables) else {
      test = "swift test"
      accept = "swift run firstframe accept"
      return
    }
    test = "firstframe test --package-path \(package.quotedForShell) --"
    let (references, artifacts) = (package + "/__Snapshots__", package + "/.build/snapshot-artifacts")
    accept =
      "firstframe accept --references \(references.quotedForShell) --from \(artifacts.quotedForShell)"
  }
}
