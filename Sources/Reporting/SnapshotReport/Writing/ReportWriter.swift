import Dispatch
import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation
import Synchronization

/// Writes the report of a run: `index.html`, `report.json`, `summary.md` and `junit.xml`.
package struct ReportWriter: Hashable, Sendable {
  /// The report's folder, as an absolute path.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The page's file, as an absolute path.
  package var page: String { folder + "/index.html" }

  /// Writes all files, each atomically.
  ///
  /// - Parameters:
  ///   - section: A section of the page above the snapshots; `nil` for none.
  ///   - searchesCauses: Whether the files have the likely causes of changes. The search reads the sources of the
  ///     package, which takes seconds in a debug build.
  package func write(
    _ outcome: RunOutcome, section: ReportSection? = nil, searchesCauses: Bool = true
  ) throws(ReportError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: folder, reason: "\(FileFailure(error))")
    }
    TemporaryItem.sweepLeftovers(in: folder)
    let report = Report(outcome, folder: folder, searchesCauses: searchesCauses)
    // The page is written last: once it exists, the other files exist, too.
    let files: [(name: String, contents: @Sendable () throws -> Data)] = [
      ("summary.md", { Data(MarkdownSummary(report).text.utf8) }),
      ("junit.xml", { Data(JUnitReport(report).text.utf8) }),
      ("report.json", { try JSONReport(report).data() }),
      ("index.html", { try ReportPage(report, section: section).html() }),
    ]
    let contents = Self.contents(of: files.map(\.contents))
    for (file, contents) in zip(files, contents) { try write(try contents.get(), to: file.name) }
  }

  /// Makes the contents of files in parallel, because those of thousands of changes take long.
  private static func contents(of files: [@Sendable () throws -> Data]) -> [Result<Data, any Error>] {
    let results = Mutex([Int: Result<Data, any Error>]())
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      // The last ones take longest, so they start first.
      let file = files.count - 1 - index
      let result = Result { try files[file]() }
      results.withLock { $0[file] = result }
    }
    return results.withLock { results in files.indices.compactMap { results[$0] } }
  }

  private func write(_ data: @autoclosure () throws -> Data, to name: String) throws(ReportError) {
    let path = folder + "/" + name
    do {
      try LocalFile.write(try data(), to: path)
    } catch {
      throw .notWritten(path: path, reason: "\(FileFailure(error))")
    }
  }
}

/// Copies the files that a report shows to its folder, so that the folder can be moved.
package struct ReportCopier {
  private let folder: String

  /// - Parameter folder: The report's folder, as an absolute path.
  package init(folder: String) {
    self.folder = folder
  }

  /// Copies the artifacts of all items, and the references that the page shows without a comparison.
  ///
  /// - Parameter advance: Called after each item.
  /// - Returns: The outcome with the paths of the copies.
  package func copyFiles(_ outcome: RunOutcome, advance: () -> Void = {}) throws(ReportError) -> RunOutcome {
    var items: [SnapshotItem] = []
    for item in outcome.items {
      items.append(try copyFiles(item))
      advance()
    }
    var orphans: [OrphanedReference] = []
    for orphan in outcome.orphans {
      let path = try copyFiles(orphan.path, of: orphan.snapshot)
      orphans.append(OrphanedReference(snapshot: orphan.snapshot, path: path))
    }
    return outcome.with(items: items, orphans: orphans)
  }

  /// Copies a reference, unless a link leads to it, perhaps from a private file.
  private func copyFiles(_ reference: String, of snapshot: String) throws(ReportError) -> String {
    guard reference.hasSuffix("/" + snapshot) else { return reference }
    let source = EnclosedFolder(String(reference.dropLast(snapshot.count + 1)))
    guard let data = try? source.readWithoutLinks(snapshot, limit: Self.maximumReferenceSize) else { return reference }
    let target = "__Snapshots__/\(snapshot)"
    try write(data, from: reference, to: target)
    return folder + "/" + target
  }

  /// The limit for a reference, in bytes.
  private static let maximumReferenceSize = 256 << 20

  private func copyFiles(_ item: SnapshotItem) throws(ReportError) -> SnapshotItem {
    var item = item
    if item.kind == .recorded, let snapshot = item.snapshot, let reference = item.reference {
      item.reference = try copyFiles(reference, of: snapshot)
      return item
    }
    guard let source = item.files.folder, let snapshot = item.snapshot else { return item }
    let target = folder + "/" + snapshot
    guard RelativePath.path(to: source, from: folder) != snapshot else { return item }
    for name in item.files.names {
      let path = source + "/" + name
      let data: Data
      do { data = try item.files.contents(of: path) } catch { throw .notCopied(path: path, reason: "\(error)") }
      try write(data, from: path, to: snapshot + "/" + name)
    }
    item.files = SnapshotItemFiles(folder: target, names: item.files.names, below: folder)
    return item
  }

  /// Writes a copy below the folder of the report, in which no link is followed.
  private func write(_ data: Data, from source: String, to target: String) throws(ReportError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try OpenFolder(folder).write(data, to: target)
    } catch {
      throw .notCopied(path: source, reason: "\(FileFailure(error))")
    }
  }
}

/// Why a report could not be written.
package enum ReportError: Error, Hashable, Sendable {
  case reading(ReadingError)
  case notWritten(path: String, reason: String)
  /// A file that the report shows could not be copied to its folder.
  case notCopied(path: String, reason: String)
}

extension ReportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .reading(let error): "\(error)"
    case .notWritten(let path, let reason): "the report \(path) could not be written: \(reason)"
    case .notCopied(let path, let reason): "\(path) could not be copied to the report's folder: \(reason)"
    }
  }
}
