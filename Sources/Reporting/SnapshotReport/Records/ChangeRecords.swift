import FirstFrameChangeCauses
import FirstFrameLocalFiles
import FirstFrameSnapshots
package import Foundation

/// A changed snapshot that a record describes.
package struct ChangeSubject: Hashable, Sendable {
  package let snapshot: String
  package let test: TestLocation?
  /// The description of the change.
  package let change: String?
  /// The contents of `nodes.json`; `nil` if there is no such file.
  package let nodes: Data?

  package init(snapshot: String, test: TestLocation?, change: String?, nodes: Data?) {
    (self.snapshot, self.test, self.change, self.nodes) = (snapshot, test, change, nodes)
  }

  /// The subject of an item; `nil` unless its value differs from a reference.
  init?(_ item: SnapshotItem) {
    guard item.kind == .mismatched, let snapshot = item.snapshot else { return nil }
    self.init(
      snapshot: snapshot, test: item.test, change: item.change,
      nodes: item.files.nodes.flatMap { try? item.files.contents(of: $0) })
  }
}

/// The records of the changed snapshots of a run.
package struct ChangeRecords: Sendable {
  /// The records by the paths of their snapshots.
  private let records: [String: ChangeRecord]

  /// The number of snapshots in which causes are searched. More failures rarely have causes of their own.
  private static let searchLimit = 400

  /// - Parameter references: The folder of references, as an absolute path. The sources of its package are searched;
  ///   `nil` for no search.
  package init(_ subjects: [ChangeSubject], references: String?) {
    let package = references.map { $0.parentFolder }
    let nodes = subjects.map { $0.nodes.flatMap(RecordedNodes.init) }
    let searched = nodes.indices.filter { nodes[$0] != nil }.prefix(Self.searchLimit)
    var search: CauseSearch?
    if let package, !searched.isEmpty, LocalFile.isRegular(package + "/Package.swift") {
      search = CauseSearch(
        searched.compactMap { nodes[$0] }, named: searched.map { subjects[$0].snapshot },
        in: PackageSources(below: package), changedLines: ChangedLines(below: package))
    }
    let positions = Dictionary(uniqueKeysWithValues: searched.enumerated().map { ($0.element, $0.offset) })
    let causes = subjects.indices.map { index in positions[index].flatMap { search?.causes(of: $0) } ?? [] }
    let indices = Dictionary(
      subjects.enumerated().map { ($0.element.snapshot, $0.offset) }, uniquingKeysWith: { first, _ in first })
    records = Dictionary(
      subjects.indices.map { index in
        let subject = subjects[index]
        let changes = nodes[index].map(\.changes).flatMap { $0.isEmpty ? nil : $0 }
        let picture = causes[index].isEmpty ? Self.picture(of: subject.snapshot).flatMap { indices[$0] } : nil
        let record = ChangeRecord(
          subject, changes: changes ?? Self.lineChanges(in: subject.change ?? ""), causes: causes[picture ?? index])
        return (subject.snapshot, record)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The path of the picture of the same value, if the snapshot is a dump.
  private static func picture(of snapshot: String) -> String? {
    DumpFormat(ofPath: snapshot)?.picturePath(ofDump: snapshot)
  }

  package subscript(snapshot: String) -> ChangeRecord? { records[snapshot] }

  /// The changed lines of a text, from a description of its change.
  private static func lineChanges(in change: String) -> [RecordedNodes.Change] {
    let lines = change.split(separator: "\n")
    let removed = lines.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    let added = lines.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
    return (0..<max(removed.count, added.count)).map { index in
      RecordedNodes.Change(
        node: "", property: "line", before: index < removed.count ? removed[index] : "",
        after: index < added.count ? added[index] : "")
    }
  }
}
