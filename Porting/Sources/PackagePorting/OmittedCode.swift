import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import FirstFrameTextEscaping
package import Foundation
import SwiftSyntax

/// The parts of a package that its port leaves out, because they do not compile.
///
/// An error leaves out the smallest part around it that the rest can do without: a statement, a body, a member, a type, or
/// at last the file. If code that depends on the part then has errors, it is left out in turn. Of test files, whole tests
/// are left out. All parts are stored in the folder of the port, so that the next port does not try to compile them until
/// the sources of the package change.
package struct OmittedCode: Sendable {
  fileprivate struct Omission: Codable, Hashable {
    /// `nil` for a whole file.
    let kind: CodeParts.Part.Kind?
    /// The name of the test, function or type.
    let name: String
    /// Identifies the text that did not compile.
    let key: String
    let isTest: Bool
    let testCount: Int
    /// The names that other code cannot use any longer.
    let declaredNames: Set<String>
    /// The errors in this part.
    var errors: [CompilerError]
    /// The key of the part without which this one does not compile.
    var cause: String?
  }

  private struct Stored: Codable {
    let omissions: [String: [Omission]]
    let sources: SourceState?
  }

  /// What is left out of each file, by path.
  private var omissions: [String: [Omission]] = [:]
  /// The sources that did not compile; `nil` if nothing was left out.
  private var sources: SourceState?
  private let url: URL

  package var isEmpty: Bool { omissions.isEmpty }

  /// Reads what the last port left out, without the parts and files that have changed since.
  package init(scratch: URL) {
    url = scratch.appendingPathComponent("omitted-code.json")
    let stored = try? JSONDecoder().decode(Stored.self, from: LocalFile.read(url.path))
    sources = stored?.sources
    for (path, omitted) in stored?.omissions ?? [:] {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let file = CodeParts(of: SourceRewriter.parse(text), isTest: omitted.contains(where: \.isTest))
      let keys = Set(file.parts(with: Set(omitted.map(\.key))).map(\.key)).union([Self.fileKey(of: text)])
      let present = omitted.filter { keys.contains($0.key) }
      if !present.isEmpty { omissions[path] = present }
    }
  }

  private static func fileKey(of text: String) -> String { "file.\(text.stableHash)" }

  // MARK: What is left out

  /// Whether a whole file is left out.
  func contains(_ path: String) -> Bool { omissions[path]?.contains { $0.kind == nil } ?? false }

  /// Returns a file's text without the parts that are left out; `nil` if it has none of them.
  func text(of tree: SourceFileSyntax, file: String, isTest: Bool) -> String? {
    guard let omitted = omissions[file] else { return nil }
    let descriptions = omitted.map { omission in
      let place = omission.errors.first.map { "\(file):\($0.line): " } ?? ""
      return (omission.key, "\(place)\(omission.description)")
    }
    return CodeParts(of: tree, isTest: isTest).text(without: Dictionary(descriptions) { first, _ in first })
  }

  /// The number of tests that are left out.
  package var testCount: Int { all.reduce(0) { $0 + $1.omission.testCount } }

  /// The number of parts that are left out, and of those of them that are in test targets.
  package var partCount: Int { all.count }
  package var testPartCount: Int { all.count { $0.omission.isTest } }

  private var all: [(path: String, omission: Omission)] {
    omissions.sorted { $0.key < $1.key }.flatMap { path, omitted in omitted.map { (path, $0) } }
  }

  /// A finding for each error in a part that is left out: the most frequent message first, then by place.
  var findings: [SourceFinding] {
    let all = all
    let counts = Dictionary(all.flatMap { $0.omission.errors.map { ($0.message, 1) } }, uniquingKeysWith: +)
    let costs = testCosts
    let found = all.flatMap { path, omission in
      omission.errors.enumerated().map { index, error in
        let cost = costs[omission.key] ?? 0
        let what =
          index > 0
          ? "\(error.message)."
          : omission.description
            + (cost == 0 || omission.isTest
              ? "" : cost == 1 ? " 1 test is left out with it." : " \(cost) tests are left out with it.")
        return (
          count: counts[error.message] ?? 0, message: error.message,
          finding: SourceFinding(
            severity: .error, file: error.file, line: error.line, column: error.column, reason: what,
            remedy: index > 0 ? "It is in the same part." : omission.remedy)
        )
      }
    }
    return found.sorted {
      (-$0.count, $0.message, $0.finding.file, $0.finding.line) < (
        -$1.count, $1.message, $1.finding.file, $1.finding.line
      )
    }.map(\.finding)
  }

  /// The number of tests that are left out because of a part, by its key.
  private var testCosts: [String: Int] {
    let causes: [String: String?] = Dictionary(all.map { ($0.omission.key, $0.omission.cause) }) { first, _ in first }
    var costs: [String: Int] = [:]
    for (_, omission) in all where omission.testCount > 0 {
      var key = omission.cause
      var depth = 0
      while let current = key, depth < 100 {
        costs[current, default: 0] += omission.testCount
        key = causes[current] ?? nil
        depth += 1
      }
    }
    return costs
  }

  // MARK: Leaving out

  /// Adds the parts with errors.
  ///
  /// - Parameters:
  ///   - folders: The folders of the targets, and whether they are tests.
  ///   - smallest: The smallest kind of part to leave out.
  /// - Returns: Whether something was not yet left out.
  mutating func add(
    _ errors: [CompilerError], in folders: [(folder: URL, isTest: Bool)], smallest: CodeParts.Part.Kind = .statement
  ) -> Bool {
    let known = omissions
    for (path, errors) in Dictionary(grouping: errors, by: \.file).sorted(by: { $0.key < $1.key }) {
      let owners = folders.filter { path.hasPrefix($0.folder.path + "/") }
      guard let owner = owners.max(by: { $0.folder.path.count < $1.folder.path.count }), !contains(path),
        let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { continue }
      let file = CodeParts(of: SourceRewriter.parse(text), isTest: owner.isTest)
      for error in errors { add(error, in: file, of: text, isTest: owner.isTest, smallest: smallest, known: known) }
      keepOutermost(of: file, at: path)
    }
    return omissions != known
  }

  private mutating func add(
    _ error: CompilerError, in file: CodeParts, of text: String, isTest: Bool, smallest: CodeParts.Part.Kind,
    known: [String: [Omission]]
  ) {
    let before = Set((known[error.file] ?? []).map(\.key))
    let part =
      error.line == 0
      ? nil
      : file.part(
        around: error.line, column: error.column, message: error.message, besides: before, smallest: smallest)
    let key = part?.key ?? Self.fileKey(of: text)
    if let index = omissions[error.file]?.firstIndex(where: { $0.key == key }) {
      if omissions[error.file]?[index].errors.contains(error) == false {
        omissions[error.file]?[index].errors.append(error)
      }
      return
    }
    let allTests = part == nil && isTest ? file.testCount : 0
    omissions[error.file, default: []].append(
      Omission(
        kind: part?.kind, name: part?.name ?? "", key: key, isTest: isTest, testCount: part?.testCount ?? allTests,
        declaredNames: part?.declaredNames ?? file.declaredNames, errors: [error],
        cause: cause(of: error, among: known, besides: key)))
  }

  /// The key of the part that declared a name of an error's message.
  private func cause(of error: CompilerError, among known: [String: [Omission]], besides key: String) -> String? {
    let names = Set(
      error.message.matches(of: /'([A-Za-z_][A-Za-z0-9_.]*)/).flatMap { $0.1.split(separator: ".").map(String.init) })
    guard !names.isEmpty else { return nil }
    return known.values.joined().first { $0.key != key && !$0.declaredNames.isDisjoint(with: names) }?.key
  }

  /// Forgets the parts within others, which get their errors and causes.
  private mutating func keepOutermost(of file: CodeParts, at path: String) {
    guard let omitted = omissions[path], omitted.count > 1 else { return }
    let whole = omitted.first { $0.kind == nil }
    let outer =
      whole.map { whole in Dictionary(uniqueKeysWithValues: omitted.map { ($0.key, whole.key) }) }
      ?? file.outermost(of: Set(omitted.map(\.key)))
    var result = omitted.filter { outer[$0.key] == $0.key }
    for inner in omitted where outer[inner.key] != inner.key {
      guard let index = result.firstIndex(where: { $0.key == outer[inner.key] }) else { continue }
      // The errors that were found first are those of the original.
      result[index].errors = inner.errors + result[index].errors.filter { !inner.errors.contains($0) }
      if result[index].cause == nil, inner.cause != result[index].key { result[index].cause = inner.cause }
    }
    omissions[path] = result
  }

  // MARK: The next port

  mutating func removeAll() { omissions = [:] }

  /// Notes the sources that do not compile without what is left out; `nil` if unknown.
  mutating func note(_ sources: SourceState?) { self.sources = sources }

  /// Whether anything but tests has changed since parts were left out: what a part lacked may exist now.
  func isOutdated(by current: SourceState) -> Bool { sources?.library != current.library }

  /// Compiles again the parts of tests, if a test has changed.
  mutating func removeTests(unless current: SourceState) {
    guard sources?.tests != current.tests else { return }
    omissions = omissions.mapValues { $0.filter { !$0.isTest } }.filter { !$0.value.isEmpty }
  }

  /// Writes the parts for the next port.
  func save() throws(PortError) {
    let stored = Stored(omissions: omissions, sources: sources)
    do { try LocalFile.write(JSONEncoder.sortedAndIndented.encode(stored), to: url.path) } catch {
      throw .file(path: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }
}

extension OmittedCode.Omission {
  /// What is left out, and the first error of the compiler.
  fileprivate var description: String {
    let error = errors.first?.message ?? "unknown error"
    let place = name.isEmpty ? "the file" : name
    return switch kind {
    case nil where isTest: "The file does not compile, and its tests are left out: \(error)."
    case nil: "The file does not compile, and is left out: \(error)."
    case .statement: "A statement of \(place) does not compile, and is left out: \(error)."
    case .body: "\(place) does not compile, and does nothing: \(error)."
    case .inheritedType: "\(place) does not compile with one of its protocols, which is left out: \(error)."
    case .member, .declaration: "\(name.isEmpty ? "A declaration" : name) does not compile, and is left out: \(error)."
    }
  }

  fileprivate var remedy: String {
    isTest
      ? "Correct the error, or name the file under \"exclude\" in firstframe.json."
      : "Write it without what is missing, or add a substitute for a module under \"modules\" in firstframe.json."
  }
}
