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
        return (path, hasNames(data) ? names(in: String(decoding: data, as: UTF8.self), of: path) : [])
      })
  }

  /// Whether a file may name a variable. Regular expressions would take long for all files.
  private static func hasNames(_ file: Data) -> Bool {
    ["environ", "getenv", "variable", "FIRSTFRAME_", "SNAPSHOT_", "${"].contains {
      file.range(of: Data($0.utf8)) != nil
    }
  }

  private static func names(in text: String, of path: String) -> Set<String> {
    if path.hasPrefix("scripts/") {
      let shell = text.matches(of: /\$\{([A-Z][A-Z_]+)(?::-|\})/).map { String($0.output.1) }
      let python = text.matches(of: /os\.environ(?:\.get\(|\[)"([A-Z_]+)"/).map { String($0.output.1) }
      return Set(shell + python)
    }
    let subscripts = text.matches(of: /(?:environment|variables)\["([A-Z_]+)"\](?! = )/).map { String($0.output.1) }
    let calls = text.matches(of: /(?:getenv|variable|number|firstframe_milliseconds)\("([A-Z_]+)"\)/)
      .map { String($0.output.1) }
    // Tests also set variables of the programs that they run.
    let own =
      path.contains("Tests/")
      ? [] : text.matches(of: /"((?:SNAPSHOT|FIRSTFRAME)_[A-Z_]+)"/).map { String($0.output.1) }
    return Set(subscripts + calls + own)
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
