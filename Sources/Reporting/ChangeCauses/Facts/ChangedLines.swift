import FirstFrameLocalFiles
import Foundation

/// The lines of a package's sources that were edited since the last commit.
package struct ChangedLines: Hashable, Sendable {
  /// An edited line.
  struct Edit: Hashable, Sendable {
    /// The number of the line, from 1.
    let line: Int
    /// The code before the edit; `nil` if it is unknown which line the edit replaced.
    let old: String?
    let new: String
  }

  /// The edits by the paths of their files below the package.
  private(set) var edits: [String: [Edit]] = [:]
  /// The paths of the files that no commit has.
  private var newFiles: Set<String> = []

  package static let none = ChangedLines()

  private init() {}

  /// The lines that `git` knows to be different from the last commit; none if the package is in no repository, or if
  /// there is no commit or no `git`.
  ///
  /// - Parameter package: The folder of the package, as an absolute path.
  package init(below package: String) {
    self.init()
    let git = ["-c", "core.quotePath=false", "-C", package]
    let difference = [
      "diff", "--no-color", "--no-ext-diff", "--no-renames", "--unified=0", "--relative", "--src-prefix=a/",
      "--dst-prefix=b/", "HEAD", "--", "*.swift",
    ]
    guard let edited = ChildProcess.run("git", git + difference), edited.status == 0 else { return }
    self = ChangedLines(difference: edited.text)
    let listing = ["ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift"]
    guard let new = ChildProcess.run("git", git + listing), new.status == 0 else { return }
    newFiles = Set(new.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Reads the output of `git diff --unified=0`.
  init(difference: String) {
    var path: String?
    var hunk: Hunk?
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false) {
      if let next = Hunk(header: line) {
        add(hunk, to: path)
        hunk = next
      } else if hunk?.append(line) == true {
        continue
      } else {
        add(hunk, to: path)
        hunk = nil
        if line.hasPrefix("+++ ") {
          path = line.hasPrefix("+++ b/") ? String(line.dropFirst(6).prefix { $0 != "\t" }) : nil
        }
      }
    }
    add(hunk, to: path)
  }

  private mutating func add(_ hunk: Hunk?, to path: String?) {
    if let hunk, let path { edits[path, default: []] += hunk.edits }
  }

  package func contains(_ line: Int, of path: String) -> Bool {
    newFiles.contains(path) || edits[path]?.contains { $0.line == line } ?? false
  }

  /// Whether the line was edited, and a constant was in it before, as far as this is known.
  func contains(_ line: Int, of path: String, with constant: String) -> Bool {
    edits[path]?.contains { $0.line == line && ($0.old?.contains(constant) ?? true) } ?? false
  }

  /// The lines of a hunk, which replaces lines by others.
  private struct Hunk {
    private let start: Int
    private var (removedCount, addedCount): (Int, Int)
    private var (removed, added): ([String], [String]) = ([], [])

    /// - Parameter header: A line such as `@@ -10,3 +12,2 @@ func f() {`; `nil` for any other line.
    init?(header: Substring) {
      let parts = header.split(separator: " ")
      guard header.hasPrefix("@@ -"), parts.count > 2, let old = Self.range(parts[1]), let new = Self.range(parts[2])
      else { return nil }
      start = new.start
      (removedCount, addedCount) = (old.count, new.count)
    }

    /// The start and the number of lines in `+12,2`; the number is 1 if it is absent.
    private static func range(_ text: Substring) -> (start: Int, count: Int)? {
      let numbers = text.dropFirst().split(separator: ",").map { Int($0) }
      guard let start = numbers.first ?? nil else { return nil }
      return (start, numbers.count > 1 ? numbers[1] ?? 0 : 1)
    }

    /// Adds a line; false if the hunk is complete.
    mutating func append(_ line: Substring) -> Bool {
      if removed.count < removedCount, line.hasPrefix("-") {
        removed.append(String(line.dropFirst()))
      } else if added.count < addedCount, line.hasPrefix("+") {
        added.append(String(line.dropFirst()))
      } else {
        return false
      }
      return true
    }

    /// The new lines, each with the one that it replaced if as many lines were removed.
    var edits: [Edit] {
      added.enumerated().map { index, code in
        Edit(line: start + index, old: removed.count == added.count ? removed[index] : nil, new: code)
      }
    }
  }
}
