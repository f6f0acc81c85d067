import FirstFrameLocalFiles
import Foundation

/// The lines of a package's sources that were edited since the last commit.
package struct ChangedLines: Hashable, Sendable {
  /// The ranges of lines, from 1, by the paths of their files below the package.
  private var ranges: [String: [Range<Int>]] = [:]

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
    for path in new.output.split(separator: 0) {
      ranges[String(decoding: path, as: UTF8.self)] = [0..<Int.max]
    }
  }

  /// Reads the output of `git diff --unified=0`.
  init(difference: String) {
    var path: String?
    for line in difference.split(separator: "\n") {
      if line.hasPrefix("+++ ") {
        path = line.hasPrefix("+++ b/") ? String(line.dropFirst(6).prefix { $0 != "\t" }) : nil
      } else if let path, let range = Self.range(ofHunk: line) {
        ranges[path, default: []].append(range)
      }
    }
  }

  package func contains(_ line: Int, of path: String) -> Bool {
    ranges[path]?.contains { $0.contains(line) } ?? false
  }

  /// The new lines of a hunk, such as 12 and 13 in `@@ -10,3 +12,2 @@`; `nil` for another line, and if it only removes.
  private static func range(ofHunk line: Substring) -> Range<Int>? {
    guard line.hasPrefix("@@ -"), let new = line.split(separator: " ").dropFirst(2).first, new.hasPrefix("+") else {
      return nil
    }
    let numbers = new.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first ?? nil, let count = numbers.count > 1 ? numbers[1] : 1, count > 0 else { return nil }
    return first..<first + count
  }
}
