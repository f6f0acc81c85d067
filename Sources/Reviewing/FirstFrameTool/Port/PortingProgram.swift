import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The program `firstframe-port`, which ports UIKit packages. It is built apart, because it needs swift-syntax.
struct PortingProgram {
  static let name = "firstframe-port"
  /// The file of the program.
  let path: String

  /// Finds the program beside this one, otherwise in `PATH`.
  init(
    beside executable: URL? = Bundle.main.executableURL,
    searchPath: String = EnvironmentVariable.programs.value(in: ProcessInfo.processInfo.environment) ?? ""
  ) throws(PortingProgramError) {
    let folders =
      (executable.map { [$0.resolvingSymlinksInPath().deletingLastPathComponent().path] } ?? [])
      + searchPath.split(separator: ":").map(String.init)
    let candidates = folders.map { $0 + "/" + Self.name }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { throw .isMissing }
    self.path = path
  }

  /// Replaces this process by the program. Returns only if that fails.
  func replaceProcess(arguments: [String]) -> PortingProgramError {
    var list: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &list)
    return .cannotRun(path: path, reason: String(cString: strerror(errno)))
  }
}

/// Why `firstframe-port` does not run.
enum PortingProgramError: Error, Hashable, CustomStringConvertible {
  case isMissing
  case cannotRun(path: String, reason: String)

  var description: String {
    switch self {
    case .isMissing:
      "\(PortingProgram.name) is neither beside this program nor in PATH; run `make install` in FirstFrame's folder"
    case .cannotRun(let path, let reason): "\(path) cannot be run: \(reason)"
    }
  }
}
