import FirstFrameSnapshots
import Foundation

/// Copies the files that a report shows beside it, so that its folder can be moved.
package struct ReportCopier {
  private let folder: String

  /// - Parameter folder: That of the report, as an absolute path.
  package init(folder: String) {
    self.folder = folder
  }

  /// Copies the files of all items, and the references that the page shows by themselves.
  ///
  /// - Parameter advance: Called after each item.
  /// - Returns: The outcome whose files are the copies.
  package func gather(_ outcome: RunOutcome, advance: () -> Void = {}) throws(ReportError) -> RunOutcome {
    var items: [SnapshotItem] = []
    for item in outcome.items {
      items.append(try gather(item))
      advance()
    }
    var orphans: [OrphanedReference] = []
    for orphan in outcome.orphans {
      orphans.append(OrphanedReference(snapshot: orphan.snapshot, path: try gather(orphan.path, of: orphan.snapshot)))
    }
    return RunOutcome(processes: outcome.processes, items: items, passed: outcome.passed, orphans: orphans)
  }

  /// Copies a reference, unless it is a link: that may lead to what is none of the report's business.
  private func gather(_ reference: String, of snapshot: String) throws(ReportError) -> String {
    guard RegularFile.isThere(reference) else { return reference }
    let target = "\(folder)/__Snapshots__/\(snapshot)"
    try copy(reference, to: target)
    return target
  }

  private func gather(_ item: SnapshotItem) throws(ReportError) -> SnapshotItem {
    if item.kind == .recorded, let snapshot = item.snapshot, let reference = item.reference {
      var item = item
      item.reference = try gather(reference, of: snapshot)
      return item
    }
    guard let source = item.files.folder, let snapshot = item.snapshot else { return item }
    let target = folder + "/" + snapshot
    guard RelativePath.path(to: source, from: folder) != snapshot else { return item }
    for name in item.files.names {
      try copy(source + "/" + name, to: target + "/" + name)
    }
    var item = item
    item.files = SnapshotItemFiles(folder: target, names: item.files.names)
    return item
  }

  private func copy(_ source: String, to target: String) throws(ReportError) {
    do {
      try FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try AtomicFile.write(try Data(contentsOf: URL(fileURLWithPath: source)), to: target)
    } catch {
      throw .notCopied(path: source, reason: "\(FileFailure(error))")
    }
  }
}
