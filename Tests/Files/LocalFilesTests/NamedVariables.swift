import FirstFrameProgramTesting
import Foundation

/// The environment variables that the files of the package name where they read them.
enum NamedVariables {
  static let root = Repository.file("")

  /// Returns the names by file. The programs that misbehave and the packages of scripts have variables of their own.
  static func found() throws -> [String: Set<String>] { try result.get() }

  private static let result = Result { try search() }

  private static func search() throws -> [String: Set<String>] {
    let folders = ["Sources", "Porting", "Platform/Sources", "Examples", "Benchmarks/Sources", "Tests", "scripts"]
    let paths = try folders.flatMap(files).filter { path in
      ["swift", "c", "h", "py", ""].contains((path as NSString).pathExtension)
        && !path.hasPrefix("Tests/Programs/Misbehaving/") && !path.hasPrefix("Tests/Packages/")
        && !path.hasPrefix("Sources/Files/LocalFiles/Environment/")
        // They set variables of the dynamic linker, and of a library that they make.
        && !path.hasSuffix("/MissingSymbolProcessTests.swift") && !path.hasSuffix("/HuntConditionTests.swift")
    }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let data = try Data(contentsOf: root.appending(path: path))
        return (path, try hasNames(data) ? names(in: String(decoding: data, as: UTF8.self), of: path) : [])
      })
  }

  /// Whether a file may name a variable. Regular expressions would take long for all files.
  private static func hasNames(_ file: Data) -> Bool {
    ["environ", "getenv", "variable", "FIRSTFRAME_", "SNAPSHOT_", "${"].contains {
      file.range(of: Data($0.utf8)) != nil
    }
  }

  private static func names(in text: String, of path: String) throws -> Set<String> {
    let patterns =
      path.hasPrefix("scripts/")
      ? [#"\$\{([A-Z][A-Z_]+)(?::-|\})"#, #"os\.environ(?:\.get\(|\[)"([A-Z_]+)""#]
      : [
        #"(?:environment|variables)\["([A-Z_]+)"\](?! = )"#,
        #"(?:getenv|variable|number|firstframe_milliseconds)\("([A-Z_]+)"\)"#,
      ]
    // Tests also set variables of the programs that they run.
    let own = path.hasPrefix("scripts/") || path.contains("Tests/") ? [] : [#""((?:SNAPSHOT|FIRSTFRAME)_[A-Z_]+)""#]
    return Set(try (patterns + own).flatMap { try TextPattern($0).firstGroups(in: text) })
  }

  static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted().compactMap { path in
      var isFolder: ObjCBool = false
      let full = folder + "/" + path
      _ = FileManager.default.fileExists(atPath: root.appending(path: full).path, isDirectory: &isFolder)
      return isFolder.boolValue || path.contains(".build") ? nil : full
    }
  }
}
