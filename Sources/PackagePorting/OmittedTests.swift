#if Porting
import FirstFrameSourceRewriting
package import Foundation

/// The test files of a package that its port leaves out, because they do not compile.
///
/// They are stored in the folder of the port, so that the next port does not try to compile them until they change.
package struct OmittedTests: Sendable {
  private struct File: Codable, Hashable {
    /// The content of the file that did not compile.
    let text: String
    let line: Int
    /// The first error of the compiler.
    let message: String
  }

  /// The files, by path.
  private var files: [String: File]
  private let url: URL

  package var isEmpty: Bool { files.isEmpty }

  /// Reads the files that the last port left out, without those that have changed since.
  package init(scratch: URL) {
    url = scratch.appendingPathComponent("omitted-tests.json")
    let stored = (try? JSONDecoder().decode([String: File].self, from: Data(contentsOf: url))) ?? [:]
    files = stored.filter { path, file in (try? String(contentsOfFile: path, encoding: .utf8)) == file.text }
  }

  func contains(_ path: String) -> Bool { files[path] != nil }

  /// A finding for each file, sorted by path.
  var findings: [SourceFinding] {
    files.sorted { $0.key < $1.key }.map { path, file in
      SourceFinding(
        severity: .error, file: path, line: file.line, column: 1,
        reason: "The file does not compile, and its tests are left out: \(file.message).",
        remedy: "Correct the error, or name the file under \"exclude\" in firstframe.json.")
    }
  }

  /// Adds the files with errors, and stores them for the next port.
  ///
  /// - Parameter folders: The folders of the test targets.
  /// - Returns: Whether another build can succeed: all errors are in test files, and at least one of these files was
  ///   not yet left out.
  mutating func add(_ errors: [CompilerError], in folders: [URL]) throws(PortError) -> Bool {
    let isInTests = errors.allSatisfy { error in folders.contains { error.file.hasPrefix($0.path + "/") } }
    let new = errors.filter { files[$0.file] == nil }
    guard isInTests, !new.isEmpty else { return false }
    for error in new where files[error.file] == nil {
      guard let text = try? String(contentsOfFile: error.file, encoding: .utf8) else { return false }
      files[error.file] = File(text: text, line: error.line, message: error.message)
    }
    do { try JSONEncoder().encode(files).write(to: url, options: .atomic) } catch {
      throw .file(path: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    return true
  }
}
#endif
