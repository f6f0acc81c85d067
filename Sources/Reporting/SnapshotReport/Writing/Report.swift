import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// The result of a run, with paths relative to its report.
struct Report {
  let outcome: RunOutcome
  let counts: ReportCounts
  /// The changes that several snapshots share.
  let groups: [SameChange]
  /// The records of the changes; `nil` if they were not made.
  private(set) var records: ChangeRecords?
  let renamed: RenamedReferences
  private let location: Location

  /// The location of the report.
  private enum Location {
    case folder(String)
    case server(ReportFolders)
  }

  /// - Parameters:
  ///   - folder: The report's folder, as an absolute path.
  ///   - searchesCauses: Whether the records have the likely causes of changes.
  init(_ outcome: RunOutcome, folder: String, searchesCauses: Bool = true) {
    self.init(outcome, at: .folder(folder))
    let references = searchesCauses ? outcome.processes.compactMap(\.references).first : nil
    records = ChangeRecords(outcome.items.compactMap(ChangeSubject.init), references: references)
  }

  init(_ outcome: RunOutcome, servedFrom folders: ReportFolders) {
    self.init(outcome, at: .server(folders))
  }

  private init(_ outcome: RunOutcome, at location: Location) {
    self.outcome = outcome
    counts = ReportCounts(of: outcome)
    groups = SameChange.all(in: outcome.items)
    renamed = RenamedReferences(in: outcome)
    self.location = location
  }

  /// The command that makes an unused reference that of a new snapshot, typed in the folder of the package.
  func moveCommand(from former: String, to item: SnapshotItem) -> String? {
    guard let snapshot = item.snapshot, let reference = item.reference, reference.hasSuffix("/" + snapshot) else {
      return nil
    }
    let folder = String(reference.dropLast(snapshot.count + 1))
    return RenamedReferences.command(from: former, to: snapshot, in: folder, typedIn: folder.parentFolder)
  }

  /// The path of a file relative to the report; `nil` if a server does not serve it.
  func relative(_ path: String) -> String? {
    switch location {
    case .folder(let folder): RelativePath.path(to: path, from: folder)
    case .server(let folders): folders.relative(path)
    }
  }
}

/// Snapshots with exactly the same change.
package struct SameChange: Hashable, Sendable {
  /// A description of the change.
  package let change: String
  /// The indices of two or more items.
  package let items: [Int]

  /// The changes that several items share; the change of the most items comes first.
  package static func all(in items: [SnapshotItem]) -> [SameChange] {
    var indices: [String: [Int]] = [:]
    for (index, item) in items.enumerated() where item.kind == .mismatched && !item.isKnownIssue {
      if let change = item.change { indices[change, default: []].append(index) }
    }
    return indices.filter { $0.value.count > 1 }
      .map { SameChange(change: $0.key, items: $0.value) }
      .sorted { ($1.items.count, $0.items[0]) < ($0.items.count, $1.items[0]) }
  }
}

/// A path from one folder to a file.
enum RelativePath {
  /// The path of a file relative to a folder; both are absolute.
  static func path(to file: String, from folder: String) -> String {
    // The fast path for nearly all files of a report.
    if file.hasPrefix(folder + "/"), !hasDotAfterSlash(file) {
      return String(Substring(file.utf8.dropFirst(folder.utf8.count + 1)))
    }
    let target = parts(of: file)
    let start = parts(of: folder)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up: [Substring] = Array(repeating: "..", count: start.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  private static func hasDotAfterSlash(_ path: String) -> Bool {
    zip(path.utf8, path.utf8.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: ".") }
  }

  /// This does not use `URL`, which takes much longer; there is at least one path for each snapshot.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
  }
}

/// The folders of a server that serves a report; all are absolute paths.
package struct ReportFolders: Hashable, Sendable {
  private let entries: [Entry]

  private struct Entry: Hashable {
    let folder: String
    /// The start of the paths in the page, including the slash.
    let prefix: String
  }

  /// - Parameters:
  ///   - artifacts: The folders with files beside the page; they are searched in order.
  ///   - name: The name of the folder of references beside the page.
  package init(artifacts: [String], references: String, as name: String) {
    entries = artifacts.map { Entry(folder: $0, prefix: "") } + [Entry(folder: references, prefix: name + "/")]
  }

  /// The path of a file relative to the page; `nil` if the server does not serve it.
  func relative(_ path: String) -> String? {
    entries.first { path.hasPrefix($0.folder + "/") }.map { entry in
      entry.prefix + path.dropFirst(entry.folder.count + 1)
    }
  }
}

/// The page of a server that shows several folders of artifacts together, such as `firstframe review --web`.
package enum ServedReport {
  package static func html(of outcome: RunOutcome, in folders: ReportFolders) throws -> String {
    String(decoding: try ReportPage(Report(outcome, servedFrom: folders)).html(), as: UTF8.self)
  }
}
