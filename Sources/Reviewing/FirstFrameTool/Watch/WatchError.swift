/// Why a watch cannot begin.
enum WatchError: Error, CustomStringConvertible {
  case noSwift
  case noPackage(path: String)
  case isRunning(path: String)
  case pattern(String, option: String)
  case manifest(CompilerMessages, output: String)
  case system(reason: String)

  var description: String {
    switch self {
    case .noSwift: "there is no program `swift` in PATH; install the toolchain, or add its folder to PATH"
    case .noPackage(let path): "\(path) has no Package.swift; name the folder of a package with --package-path"
    case .isRunning(let path): "another `firstframe watch` already runs in \(path); end that one first"
    case .pattern(let text, let option): "\(option) `\(text)` is not a regular expression; try a part of a test's name"
    case .manifest(let messages, let output):
      "the manifest cannot be read: "
        + (messages.errors.first.map { [$0.place, $0.text].compactMap { $0 }.joined(separator: ": ") }
          ?? output.split(separator: "\n").last.map(String.init) ?? "no output")
    case .system(let reason): reason
    }
  }
}
