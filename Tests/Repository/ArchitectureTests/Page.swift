import FirstFrameProgramTesting
import Foundation

/// A Markdown page of the repository.
struct Page: Sendable {
  /// The path from the root of the repository.
  let path: String
  /// The text without blocks of code.
  let prose: String

  init(path: String, text: String) {
    self.path = path
    var isCode = false
    prose = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard line.trimmingCharacters(in: .whitespaces).hasPrefix("```") else { return !isCode }
      isCode.toggle()
      return false
    }.joined(separator: "\n")
  }

  /// The pages for users and contributors: those at the root, and those below `Documentation` and `scripts`.
  static let all: Result<[Page], any Error> = Result {
    let top = try FileManager.default.contentsOfDirectory(atPath: Repository.file(".").path).sorted()
      .filter { $0.hasSuffix(".md") }
      .map { ($0, try String(contentsOf: Repository.file($0), encoding: .utf8)) }
    let below = try ["Documentation", "scripts"].flatMap { try Repository.texts(in: $0, extensions: ["md"]) }
    return (top + below).map { Page(path: $0, text: $1) }
  }

  /// The page at a path.
  static func page(_ path: String) throws -> Page {
    Page(path: path, text: try String(contentsOf: Repository.file(path), encoding: .utf8))
  }

  /// The fragments by which links refer to the headings, as GitHub forms them.
  var anchors: Set<String> {
    var found: Set<String> = []
    for line in prose.split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/#{1,6} (.+)/#) else { continue }
      let text = match.1.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
      let kept = text.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      let anchor = kept.replacing(" ", with: "-")
      let repeated = (1...).lazy.map { "\(anchor)-\($0)" }.first { !found.contains($0) }
      found.insert(found.contains(anchor) ? repeated ?? anchor : anchor)
    }
    return found
  }

  /// The targets of links and pictures in the repository, as they are written.
  var targets: [String] {
    let links = prose.replacing(#/`[^`\n]*`/#, with: "").matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    let pictures = prose.matches(of: #/(?:src|href)="([^"]+)"/#).map { String($0.1) }
    return (links + pictures).filter { $0.firstMatch(of: #/^[a-z]+:/#) == nil }
  }
}
