import FirstFrameTextEscaping

/// A reason why `firstframe init` did not set a package up. Nothing was written then.
enum InitError: Error, Hashable, CustomStringConvertible {
  case noSwift
  case folder(String, reason: String)
  case notEmpty(folder: String, contents: [String])
  case manifest(path: String, reason: String)
  case severalLibraries([String])
  case unknownLibrary(String, known: [String])
  case libraryName(String)
  case needsPort(file: String, module: String, command: String)
  case cannotEdit(path: String, reason: String, lines: [ManifestLine])
  case dependencyFolder(String)
  case noRepository
  case sourcesInTheWay
  case file(path: String, reason: String)

  var description: String {
    switch self {
    case .noSwift: "there is no `swift` in `PATH`; install Swift 6.2 or later from https://www.swift.org/install"
    case .folder(let path, let reason): "\(path): expected a folder of a package, or an empty one: \(reason)"
    case .notEmpty(let folder, let contents):
      "\(folder) has no Package.swift, but other files (\(contents.prefix(3).joined(separator: ", "))); run "
        + "`firstframe init` in the folder of a package or in an empty folder, or run `swift package init` here first"
    case .manifest(let path, let reason): "\(path) cannot be read by SwiftPM: \(reason)"
    case .severalLibraries(let names):
      "the package has several libraries; choose the one that gets the example: "
        + names.map { "--library \($0.quotedForShellIfNeeded)" }.joined(separator: " or ")
    case .unknownLibrary(let name, let known):
      "--library: the package has no library '\(name)'; it has \(known.joined(separator: ", "))"
    case .libraryName(let name):
      "--library: '\(name.escapedForTerminalLine)' cannot be the name of a module; use letters and digits, such as Components"
    case .needsPort(let file, let module, let command):
      "\(file) imports \(module), so there is nothing to add; run the package's own tests on Linux: \(command)"
    case .cannotEdit(let path, let reason, let lines):
      "\(path) cannot be edited by SwiftPM: \(reason). Nothing was written. Add these lines yourself, then run the "
        + "command again:\n" + lines.map { "  \($0.place):\n    \($0.code)" }.joined(separator: "\n")
    case .dependencyFolder(let path):
      "--dependency: \(path) is no checkout of FirstFrame: it has no Package.swift with the name \"FirstFrame\""
    case .noRepository:
      "the repository of FirstFrame is unknown; name it with --repository https://github.com/OWNER/FirstFrame, or name "
        + "a checkout with --dependency path:FOLDER"
    case .sourcesInTheWay:
      "the package has no library, and its files are directly in Sources, so none can be added; move them to a folder "
        + "with the name of their target in Sources, then run the command again"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}

/// A line of a manifest that a person has to add.
struct ManifestLine: Hashable {
  /// The argument of the manifest that the line belongs to, as a phrase.
  let place: String
  let code: String
}
