import FirstFrameLocalFiles
import FirstFrameSourceRewriting
package import Foundation
import SwiftSyntax

/// The tests of a package that its port leaves out, because they do not compile.
///
/// An error in a test leaves out this test; an error elsewhere in a test file leaves out the file. They are stored in the
/// folder of the port, so that the next port does not try to compile them until their text changes.
package struct OmittedTests: Sendable {
  private struct Omission: Codable, Hashable {
    /// The name of the test; `nil` for a whole file.
    let test: String?
    /// Identifies the text of the test or file that did not compile.
    let key: String
    let line: Int
    /// The first error of the compiler.
    let message: String
  }

  /// What is left out of each file, by path.
  private var omissions: [String: [Omission]]
  private let url: URL

  package var isEmpty: Bool { omissions.isEmpty }

  /// Reads what the last port of a package left out, without the tests and files that have changed since.
  package init(of package: URL, scratch: URL) {
    url = scratch.appendingPathComponent("omitted-tests.json")
    let stored = (try? JSONDecoder().decode([String: [Omission]].self, from: LocalFile.read(url.path))) ?? [:]
    omissions = [:]
    for (path, omitted) in stored where path.hasPrefix(package.path + "/") {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let keys = TestFunctions(of: SourceRewriter.parse(text)).keys.union([text.stableHash])
      let present = omitted.filter { keys.contains($0.key) }
      if !present.isEmpty { omissions[path] = present }
    }
  }

  /// Whether a whole file is left out.
  func contains(_ path: String) -> Bool { omissions[path]?.contains { $0.test == nil } ?? false }

  /// Returns a file's text without the tests that are left out; `nil` if it has none of them.
  func text(of tree: SourceFileSyntax, file: String) -> String? {
    omissions[file].flatMap { TestFunctions(of: tree).text(without: Set($0.map(\.key))) }
  }

  /// A finding for each test and file, sorted by place.
  var findings: [SourceFinding] {
    omissions.sorted { $0.key < $1.key }.flatMap { path, omitted in
      let whole = omitted.filter { $0.test == nil }
      return (whole.isEmpty ? omitted : whole).sorted { $0.line < $1.line }.map { omission in
        SourceFinding(
          severity: .error, file: path, line: omission.line, column: 1,
          reason: omission.test.map { "\($0) does not compile, and is left out: \(omission.message)." }
            ?? "The file does not compile, and its tests are left out: \(omission.message).",
          remedy: "Correct the error, or name the file under \"exclude\" in firstframe.json.")
      }
    }
  }

  /// Adds the tests or files with errors, and stores them for the next port.
  ///
  /// - Parameter folders: The folders of the test targets.
  /// - Returns: Whether another build can succeed: all errors are in test files, and something was not yet left out.
  mutating func add(_ errors: [CompilerError], in folders: [URL]) throws(PortError) -> Bool {
    guard errors.allSatisfy({ error in folders.contains { error.file.hasPrefix($0.path + "/") } }) else { return false }
    let known = omissions
    for (file, errors) in Dictionary(grouping: errors, by: \.file) where !contains(file) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
      let tests = TestFunctions(of: SourceRewriter.parse(text))
      for error in errors {
        let omission = omission(for: error, in: tests, of: text)
        if !omissions[file, default: []].contains(where: { $0.key == omission.key }) {
          omissions[file, default: []].append(omission)
        }
      }
    }
    guard omissions != known else { return false }
    do { try LocalFile.write(JSONEncoder().encode(omissions), to: url.path) } catch {
      throw .file(path: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    return true
  }

  /// Returns the test with an error, or the whole file if the error is elsewhere.
  private func omission(for error: CompilerError, in tests: TestFunctions, of text: String) -> Omission {
    let test = tests.function(around: error.line)
    return Omission(test: test?.name, key: test?.key ?? text.stableHash, line: error.line, message: error.message)
  }
}
