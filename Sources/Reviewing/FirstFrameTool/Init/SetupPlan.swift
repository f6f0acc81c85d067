import FirstFrameLocalFiles
import Foundation

/// What `firstframe init` writes into a package, prepared before anything is written.
struct SetupPlan: Hashable {
  /// A file in the list that is shown.
  struct Row: Hashable {
    enum State: String {
      case new
      case changed
      case kept
    }

    let state: State
    /// Relative to the package if it is in its folder.
    let path: String
    let note: String
  }

  /// The folder of the package, as an absolute path.
  let folder: String
  private(set) var changes: [FileEdit] = []
  private(set) var rows: [Row] = []
  /// What remains to be done by a person, as sentences.
  var remarks: [String] = []
  /// The name of the target with the example's tests.
  var testTarget = ""
  /// Whether there was no package.
  var isNew = false

  init(folder: String) {
    self.folder = folder
  }

  /// The contents of a file; `nil` if there is none.
  func contents(of path: String) throws(InitError) -> Data? {
    let absolute = absolute(path)
    do {
      return try LocalFile.read(absolute, followsLinks: false)
    } catch {
      switch error.code {
      case .ENOENT: return nil
      case .ELOOP: throw .file(path: absolute, reason: "it is a link; replace it with a file")
      default: throw .file(path: absolute, reason: "it cannot be read: \(FileFailure(error))")
      }
    }
  }

  /// Adds a file that is written only if it does not exist.
  mutating func create(_ path: String, _ text: String, note: String) throws(InitError) {
    if let old = try contents(of: path) {
      keep(path, note: old == Data(text.utf8) ? "is up to date" : "exists")
    } else {
      changes.append(FileEdit(path: absolute(path), old: nil, new: Data(text.utf8)))
      rows.append(Row(state: .new, path: path, note: note))
    }
  }

  /// Adds new contents of a file, which may exist.
  mutating func replace(_ path: String, old: Data?, new: Data, note: String) {
    guard old != new else { return keep(path, note: "is up to date") }
    changes.append(FileEdit(path: absolute(path), old: old, new: new))
    rows.append(Row(state: old == nil ? .new : .changed, path: path, note: note))
  }

  /// Adds a file that stays as it is.
  mutating func keep(_ path: String, note: String) {
    rows.append(Row(state: .kept, path: path, note: note))
  }

  private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }
}
