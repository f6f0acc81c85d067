package import Foundation

/// The folders in which the sources of FirstFrame may be, for commands that need them.
package enum InstalledSources {
  /// Returns the folders in the order in which they are searched: `FIRSTFRAME_HOME`, the folder beside an installed tool,
  /// and the checkout that built the tool.
  ///
  /// - Parameter executable: The file of the tool.
  package static func candidates(environment: [String: String], executable: URL) -> [URL] {
    let prefix = executable.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    let home = EnvironmentVariable.home.value(in: environment).map { URL(fileURLWithPath: $0) }
    return (home.map { [$0] } ?? []) + [prefix.appendingPathComponent("share/firstframe"), checkout]
  }

  /// The checkout with this file.
  private static var checkout: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}
