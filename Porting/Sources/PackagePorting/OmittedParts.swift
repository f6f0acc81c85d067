import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import FirstFrameTextEscaping
package import Foundation
import SwiftSyntax

/// The declarations that a port leaves out, because they use parts of SwiftUI that the module `SwiftUI` does not have.
///
/// They are stored in the folder of the port, so that the next port does not try to compile them.
package struct OmittedParts: Sendable {
  /// A part that is left out.
  package struct Part: Codable, Hashable, Sendable {
    /// The path of the original file.
    package let file: String
    package let line: Int
    /// The title of a preview, or the name of a declaration.
    package let name: String
    package let isPreview: Bool
    /// The error of the compiler.
    package let reason: String
    /// Identifies the part's text.
    fileprivate let key: String
  }

  package private(set) var parts: Set<Part>
  private let url: URL

  /// Reads the parts that the last port left out.
  package init(scratch: URL) {
    url = scratch.appendingPathComponent("undrawn.json")
    parts = (try? JSONDecoder().decode(Set<Part>.self, from: LocalFile.read(url.path))) ?? []
  }

  mutating func removeAll() { parts = [] }

  /// Writes the parts for the next port.
  package func save() throws(PortError) {
    let sorted = parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    do { try LocalFile.write(JSONEncoder.sortedAndIndented.encode(sorted), to: url.path) } catch {
      throw .file(path: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }

  /// Adds the parts that contain errors.
  ///
  /// - Returns: The errors that are in no such part, or in one that was left out before.
  package mutating func add(for errors: [CompilerError]) -> [CompilerError] {
    var rest: [CompilerError] = []
    for (file, errors) in Dictionary(grouping: errors, by: \.file) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        rest += errors
        continue
      }
      let declarations = SwiftUIParts(of: SourceRewriter.parse(text))
      let omitted = Set(parts.filter { $0.file == file }.map(\.key))
      for error in errors {
        guard let part = declarations.part(around: error.line, besides: omitted) else {
          rest.append(error)
          continue
        }
        guard !parts.contains(where: { $0.file == file && $0.key == part.key }) else { continue }
        parts.insert(
          Part(
            file: file, line: part.line, name: part.name, isPreview: part.kind == .preview, reason: error.message,
            key: part.key))
      }
    }
    return rest
  }

  /// Returns a file's text without its parts, and a finding for each; `nil` if it has none.
  func text(of tree: SourceFileSyntax, file: String) -> (text: String, findings: [SourceFinding])? {
    let own = parts.filter { $0.file == file }
    guard !own.isEmpty else { return nil }
    let reasons = Dictionary(own.map { ($0.key, $0.reason) }) { first, _ in first }
    guard let rest = SwiftUIParts(of: tree).text(without: reasons) else { return nil }
    let findings = rest.parts.map { part in
      SourceFinding(
        severity: .warning, file: file, line: part.line, column: 1,
        reason: "\(part.name) is not drawn, because it does not compile: \(reasons[part.key] ?? "").",
        remedy: "Preview the UIKit component itself.")
    }
    return (rest.text, findings)
  }

  /// Forgets the parts that the sources no longer contain.
  ///
  /// - Parameter report: That of a port without these parts.
  package mutating func keepOnly(partsOf report: PortReport) {
    let places = Set(report.findings.map { "\($0.file):\($0.line)" })
    parts = parts.filter { places.contains("\($0.file):\($0.line)") }
  }
}
