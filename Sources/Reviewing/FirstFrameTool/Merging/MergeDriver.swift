import FirstFrameLocalFiles
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The merge driver of a folder of references: an attribute, which is committed, and a setting of each clone.
struct MergeDriver {
  /// The folder of references, as an absolute path.
  let references: String
  let repository: GitRepository

  /// The name of the driver in attributes and settings.
  static let name = "firstframe"
  static let setting = "merge.\(name).driver"
  /// The arguments that every command of this driver ends with.
  private static let arguments = "merge-reference %O %A %B %P"

  init(references: String) {
    self.references = references
    repository = GitRepository(folder: references.parentFolder)
  }

  /// The command that the setting contains; `nil` if it is not set.
  func command() throws(GitError) -> String? {
    let result = try repository.run(["config", "--get", Self.setting])
    return result.status == 0 && !result.text.isEmpty ? result.text : nil
  }

  /// The values of the attribute `merge` for references, without duplicates.
  func attributes() throws(GitError) -> Set<String> {
    let name = (references as NSString).lastPathComponent
    let paths = ["png", DumpFormat.layout.pathExtension, "json"].map { "\(name)/Target/File/test.\($0)" }
    let output = try repository.text(["check-attr", "-z", "merge", "--"] + paths)
    let fields = output.split(separator: "\0", omittingEmptySubsequences: true).map(String.init)
    return Set(stride(from: 2, to: fields.count, by: 3).map { fields[$0] })
  }

  /// Whether a command is one that ``install()`` writes, perhaps with another path of the tool.
  static func isOwn(_ command: String) -> Bool { command.hasSuffix(" " + arguments) }

  /// The path of the tool in a command of this driver.
  static func toolPath(in command: String) -> String {
    String(command.dropLast(arguments.count + 1)).replacing("%%", with: "%").unquotedFromShell
  }

  /// The command that runs this tool. Git replaces `%` and a letter in it.
  static func ownCommand(tool: String) -> String {
    tool.quotedForShell.replacing("%", with: "%%") + " " + arguments
  }
}

extension MergeDriver {
  /// Writes the attribute and the setting, unless they exist.
  ///
  /// - Returns: What was done, one line each.
  func install(tool: String) throws -> [String] {
    guard try repository.isWorkingTree() else {
      throw GitError.noRepository(folder: repository.folder)
    }
    let command = try command()
    if let command, !Self.isOwn(command) { throw MergeDriverError.otherDriver(command) }
    return [try installAttribute(), try installSetting(Self.ownCommand(tool: tool), replacing: command)]
  }

  private func installAttribute() throws -> String {
    let file = AttributesFile(path: repository.folder + "/.gitattributes")
    let found = try attributes()
    guard found != [Self.name] else { return "unchanged   \(file.path) already names the merge driver" }
    // `unset` is the value for files with the attribute `binary`.
    if let other = found.subtracting([Self.name, "unspecified", "unset"]).min() {
      throw MergeDriverError.otherAttribute(other, file: file.path)
    }
    let line = AttributesFile.line(folder: (references as NSString).lastPathComponent, driver: Self.name)
    try file.append(line)
    guard try attributes() == [Self.name] else { throw MergeDriverError.overridden(line, file: file.path) }
    return "wrote       \(file.path): \(line)"
  }

  private func installSetting(_ new: String, replacing old: String?) throws(GitError) -> String {
    guard new != old else { return "unchanged   \(Self.setting) is already set" }
    // Git also merges common ancestors. Their merge is never seen, and must not become unmerged.
    let settings = [
      (Self.setting, new), ("merge.\(Self.name).name", "FirstFrame references"),
      ("merge.\(Self.name).recursive", "binary"),
    ]
    for (key, value) in settings { _ = try repository.output(["config", "--local", key, value]) }
    return "configured  \(Self.setting) = \(new)"
  }
}

/// A reason why the merge driver could not be installed.
enum MergeDriverError: Error, CustomStringConvertible {
  case otherDriver(String)
  case otherAttribute(String, file: String)
  case overridden(String, file: String)
  case attributesFile(String, reason: String)

  var description: String {
    switch self {
    case .otherDriver(let command):
      "git already has another merge driver of this name, `\(command.escapedForTerminalLine)`; remove it with "
        + "`git config --unset \(MergeDriver.setting)`, then run the command again"
    case .otherAttribute(let value, let file):
      "references already have the attribute `merge=\(value.escapedForTerminalLine)`; remove it from \(file) or from the file that "
        + "sets it, then run the command again"
    case .overridden(let line, let file):
      "\(file) now has the line `\(line)`, but another file overrides it; see `git check-attr --all` and "
        + "`.git/info/attributes`"
    case .attributesFile(let path, let reason): "\(path) cannot be changed: \(reason)"
    }
  }
}
