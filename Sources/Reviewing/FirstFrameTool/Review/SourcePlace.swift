import FirstFrameChangeCauses
import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// A line of a source that a review or a watch opens.
struct SourcePlace: Hashable, Sendable {
  /// The file, as an absolute path.
  let path: String
  let line: Int?
  let column: Int?

  /// The path and the line, as in messages.
  var text: String { path + (line.map { ":\($0)" } ?? "") }

  init(path: String, line: Int?, column: Int? = nil) {
    (self.path, self.line, self.column) = (path, line, column)
  }

  /// The place of a likely cause; `nil` if the file does not exist.
  ///
  /// - Parameter references: The folder of references of the package with the cause.
  init?(_ cause: LikelyCause, besideReferences references: String) {
    self.init(cause.file, line: cause.line, column: cause.column, below: [references.parentFolder])
  }

  /// The place of a snapshot's assertion; `nil` if its file is unknown or does not exist.
  init?(_ test: TestLocation, besideReferences references: String) {
    guard let path = test.path else { return nil }
    self.init(path, line: test.line, column: test.column, below: Self.folders(above: references))
  }

  /// The package of a folder of references, and the folders above it up to its repository.
  private static func folders(above references: String) -> [String] {
    let package = references.parentFolder
    let all = Array(sequence(first: package) { $0 == "/" || $0.isEmpty ? nil : $0.parentFolder })
    guard let root = all.firstIndex(where: { access($0 + "/.git", F_OK) == 0 }) else { return [package] }
    return Array(all[...root])
  }

  /// - Parameter path: A path below one of the folders. It may come from another machine, so no link is followed.
  private init?(_ path: String, line: Int, column: Int, below folders: [String]) {
    guard let folder = folders.first(where: { EnclosedFolder($0).hasFile(path) }) else { return nil }
    self.path = folder + "/" + path
    (self.line, self.column) = (line, column)
  }
}

/// The program that opens a source.
struct SourceEditor: Sendable {
  private let command: [String]
  /// Whether it takes the terminal.
  let usesTerminal: Bool

  /// The editor of the environment, or else the default program of the desktop.
  init(variables: [String: String] = ProcessInfo.processInfo.environment) {
    let named = EnvironmentVariable.visualEditor.value(in: variables) ?? EnvironmentVariable.editor.value(in: variables)
    let words = (named ?? "").split(separator: " ").map(String.init).filter { !["--wait", "-w"].contains($0) }
    command = words
    usesTerminal = !words.isEmpty && !Self.windowed.contains(Self.name(of: words))
  }

  /// The arguments that open a place, with the program first.
  func arguments(for place: SourcePlace) -> [String] {
    guard !command.isEmpty else { return [DesktopProgram.path, place.path] }
    guard let line = place.line else { return command + [place.path] }
    let position = ([place.path, "\(line)"] + (place.column.map { ["\($0)"] } ?? [])).joined(separator: ":")
    let arguments =
      switch Self.name(of: command) {
      case "code", "code-insiders", "codium", "cursor", "windsurf": ["--goto", position]
      case "zed", "subl", "hx", "helix", "micro": [position]
      case "idea", "clion", "kate", "xed", "mate": ["--line", "\(line)", place.path]
      // vi, vim, nvim, nano, emacs, kak and others.
      default: ["+\(line)", place.path]
      }
    return command + arguments
  }

  /// Opens a place. An editor in the terminal is waited for.
  ///
  /// - Returns: Whether the program could be started.
  func open(_ place: SourcePlace) -> Bool {
    let arguments = arguments(for: place)
    var list: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in list { free(argument) } }
    var process = pid_t()
    // Foundation's processes are in groups of their own, which cannot read from the terminal.
    guard posix_spawnp(&process, arguments[0], nil, nil, &list, environ) == 0 else { return false }
    var status: Int32 = 0
    if usesTerminal { while waitpid(process, &status, 0) < 0, errno == EINTR {} }
    return true
  }

  private static func name(of command: [String]) -> String {
    command.first.map { ($0 as NSString).lastPathComponent } ?? ""
  }

  private static let windowed: Set = [
    "code", "code-insiders", "codium", "cursor", "windsurf", "zed", "subl", "idea", "clion", "kate", "xed", "mate",
    "gedit",
  ]
}
