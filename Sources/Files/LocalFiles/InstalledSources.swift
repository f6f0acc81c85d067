package import Foundation

/// The folders in which the sources of FirstFrame may be, for commands that need them.
package enum InstalledSources {
  /// Returns the folders in the order in which they are searched: `FIRSTFRAME_HOME`, the folder beside an installed tool,
  /// and the checkout that built the tool.
  ///
  /// - Parameter executable: The file of the tool.
  package static func candidates(environment: [String: String], executable: URL) -> [URL] {
    let executable = executable.resolvingSymlinksInPath()
    let home = EnvironmentVariable.home.value(in: environment).map { URL(fileURLWithPath: $0) }
    let share = folder(above: executable, 2).appendingPathComponent("share/firstframe")
    return (home.map { [$0] } ?? []) + [share] + checkouts(executable: executable)
  }

  /// The checkout whose `.build/<platform>/<configuration>` the tool is in, and in debug builds the one with this file: for
  /// the tool that another package built.
  ///
  /// Release builds contain no path, so that they have the same bytes in every folder.
  private static func checkouts(executable: URL) -> [URL] {
    let around = folder(above: executable, 4)
    #if DEBUG
    let source = folder(above: URL(fileURLWithPath: #filePath), 4)
    return source.path == around.path ? [source] : [source, around]
    #else
    return [around]
    #endif
  }

  private static func folder(above file: URL, _ levels: Int) -> URL {
    (0..<levels).reduce(file) { url, _ in url.deletingLastPathComponent() }
  }
}
