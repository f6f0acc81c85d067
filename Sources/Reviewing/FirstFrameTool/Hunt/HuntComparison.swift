import FirstFrameSnapshots
import FirstFrameTextEscaping
import FirstFrameTreeComparison
import Foundation

/// A difference between a snapshot of the first run and of another run.
struct HuntedChange: Hashable {
  /// The node that changed; `nil` if unknown.
  let node: String?
  /// The change with its values, such as: `dateLabel` text '05:21' -> '05:30'.
  let description: String
}

/// The snapshots that differ between two runs.
struct HuntComparison {
  /// The first difference of each snapshot, by its path.
  let changes: [String: HuntedChange]

  init(from first: HuntRun, to other: HuntRun) throws {
    let (before, after) = (first.paths, other.paths)
    var changes: [String: HuntedChange] = [:]
    for path in before.intersection(after) {
      changes[path] = try Self.change(of: path, from: first.snapshots, to: other.snapshots)
    }
    for path in before.subtracting(after) {
      changes[path] = HuntedChange(
        node: nil, description: other.problems[path] ?? "the test takes this snapshot only in the first run")
    }
    for path in after.subtracting(before) {
      changes[path] = HuntedChange(
        node: nil, description: first.problems[path] ?? "the test does not take this snapshot in the first run")
    }
    for (path, message) in other.problems where first.problems[path] != nil && first.problems[path] != message {
      changes[path] = HuntedChange(node: nil, description: message)
    }
    self.changes = changes
  }

  private static func change(of path: String, from first: String, to other: String) throws -> HuntedChange? {
    let (before, after) = (try file(first + "/" + path), try file(other + "/" + path))
    guard before != after else { return nil }
    if path.hasSuffix(".png") { return try pictureChange(from: before, to: after) }
    guard let old = String(validating: before, as: UTF8.self), let new = String(validating: after, as: UTF8.self) else {
      return HuntedChange(node: nil, description: "\(before.count) bytes became \(after.count)")
    }
    return textChange(from: old, to: new, namesNodes: DumpFormat(ofPath: path) == .layout)
  }

  private static func file(_ path: String) throws(HuntError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .file(path: path, reason: "cannot be read; run the hunt again")
    }
  }

  /// The first change of a node, or else of pixels; `nil` if the pixels are the same.
  private static func pictureChange(from before: Data, to after: Data) throws -> HuntedChange? {
    guard let difference = try Diffing.image.difference(ofFiles: before, after) else { return nil }
    guard let first = difference.tree?.changesByCause.first else {
      return HuntedChange(node: nil, description: difference.summary)
    }
    return HuntedChange(node: first.location?.label, description: first.summary)
  }

  /// The first lines that differ.
  static func textChange(from old: String, to new: String, namesNodes: Bool) -> HuntedChange {
    let (old, new) = (lines(of: old), lines(of: new))
    let shared = CommonSubsequence(of: old, and: new).pairs
    let removed = firstLine(of: old, exceptAt: shared.map(\.0))
    let added = firstLine(of: new, exceptAt: shared.map(\.1))
    let node = namesNodes ? (removed.isEmpty ? added : removed).split(separator: " ").first.map(String.init) : nil
    return HuntedChange(
      node: node, description: "\(removed.quotedExcerpt(limit: 100)) -> \(added.quotedExcerpt(limit: 100))")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The first line that is not at one of the increasing indices; empty if there is none.
  private static func firstLine(of lines: [String], exceptAt indices: [Int]) -> String {
    let index = zip(indices, 0...).first { $0 != $1 }?.1 ?? indices.count
    return index < lines.count ? lines[index].trimmingCharacters(in: .whitespaces) : ""
  }
}
