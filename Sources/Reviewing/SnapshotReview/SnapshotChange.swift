import FirstFrameLocalFiles
package import FirstFrameSnapshotReport
package import FirstFrameSnapshots
package import Foundation

/// An actual value that a person may accept as a reference, or reject.
package struct SnapshotChange: Hashable, Sendable {
  package let name: SnapshotName
  package let kind: Verdict.Kind
  /// The folder of artifacts that contains the set, as an absolute path.
  package let artifacts: String
  /// The names of the set's files.
  package let files: [String]
  /// The location of the assertion; `nil` if the set is from an earlier run.
  package let test: TestLocation?
  /// The text of the test's failure.
  package let message: String?
  /// A description of the change, the same for all snapshots with the same change.
  package let change: String?
  /// The box around the pixels that differ, as `[x, y, width, height]`, in pixels.
  package let box: [Int]?
  package let differingPixels: Int?
  package let totalPixels: Int?
  /// The unused reference that equals the actual value, which a renamed test left; `nil` if there is none.
  package internal(set) var former: SnapshotName?

  /// One of the two values in a set.
  enum Side: String {
    case actual
    case reference
  }

  /// The change of a run's item; `nil` if it cannot be accepted, or if its files no longer exist.
  init?(_ item: SnapshotItem, below folders: [String]) {
    guard item.kind.isAcceptable, !item.isInline, !item.isKnownIssue,
      let name = item.snapshot.flatMap(SnapshotName.init(path:)),
      let folder = item.files.folder,
      let artifacts = folders.first(where: { folder == $0 + "/" + name.path })
    else { return nil }
    self.name = name
    kind = item.kind
    self.artifacts = artifacts
    files = item.files.names
    test = item.test
    message = item.message
    change = item.change
    box = item.box
    differingPixels = item.differingPixels
    totalPixels = item.totalPixels
    guard actual != nil else { return nil }
  }

  /// The change of a set from an earlier run.
  ///
  /// Returns `nil` if it is unknown whether the change may be accepted: a set without a reference may show a blank
  /// frame, and an inline snapshot has no reference file.
  init?(leftover set: ArtifactSetSearch.FoundSet) {
    guard !set.name.isInline else { return nil }
    name = set.name
    kind =
      UnmergedReference.Version.allCases.contains { version in
        set.files.contains { $0 == version.rawValue || $0.hasPrefix(version.rawValue + ".") }
      } ? .unmerged : .mismatched
    artifacts = set.artifacts
    files = set.files
    (test, message, change, box, differingPixels, totalPixels) = (nil, nil, nil, nil, nil, nil)
    guard actual != nil, reference != nil else { return nil }
  }

  /// The folder of the set, as an absolute path.
  package var folder: String { artifacts + "/" + name.path }

  /// The path of the actual value.
  package var actual: String? { path(of: "actual") }
  /// The path of the reference in the comparison.
  package var reference: String? { path(of: "reference") }
  /// The path of a version of an unmerged reference.
  package func version(_ version: UnmergedReference.Version) -> String? { path(of: version.rawValue) }
  /// The path of the file that shows the difference.
  package var difference: String? { path(of: "difference") }

  /// The files to look at, with their names: the versions of an unmerged reference, or else the reference, then the
  /// actual value and the difference.
  package var shownFiles: [(name: String, path: String)] {
    let compared = kind == .unmerged ? UnmergedReference.Version.allCases.map(\.rawValue) : ["reference"]
    return (compared + ["actual", "difference"]).compactMap { name in path(of: name).map { (name, $0) } }
  }

  /// The change for a record, with the layout trees if they were recorded.
  package var subject: ChangeSubject {
    ChangeSubject(snapshot: name.path, test: test, change: change, nodes: nodes)
  }

  private var nodes: Data? {
    // Without the layout trees, a record has less detail; nothing else changes.
    return try? contents(ofFile: "nodes.json")
  }

  /// Whether the snapshot is a picture, according to its name.
  package var isPicture: Bool { name.file.hasSuffix(".png") }

  private func path(of role: String) -> String? {
    file(of: role).map { folder + "/" + $0 }
  }

  private func file(of role: String) -> String? {
    files.first { $0 == role || $0.hasPrefix(role + ".") }
  }

  /// The limit for a snapshot's file, in bytes.
  private static let maximumFileSize = 256 << 20

  /// Reads a file of the set, which may come from another machine: no link is followed.
  ///
  /// - Returns: `nil` if the set has no such file.
  func data(_ side: Side) throws(ReviewError) -> Data? {
    guard let file = file(of: side.rawValue) else { return nil }
    do {
      return try contents(ofFile: file)
    } catch {
      throw .artifact(folder + "/" + file, reason: Self.reason(error))
    }
  }

  /// Returns the bytes of a file to look at, without following a link; `nil` if it cannot be read.
  ///
  /// - Parameter path: The absolute path, such as ``actual``.
  package func contents(of path: String) -> Data? {
    path.hasPrefix(folder + "/") ? try? contents(ofFile: String(path.dropFirst(folder.count + 1))) : nil
  }

  private func contents(ofFile file: String) throws(EnclosedFolder.ReadingError) -> Data {
    try EnclosedFolder(artifacts).readWithoutLinks(name.path + "/" + file, limit: Self.maximumFileSize)
  }

  private static func reason(_ error: EnclosedFolder.ReadingError) -> String {
    if case .missing = error { "the file no longer exists; run the test again" } else { "\(error)" }
  }
}

extension SnapshotName {
  /// Whether it is the name of an inline snapshot. Such a name contains the position in the source.
  fileprivate var isInline: Bool {
    file.contains(#/\.line-[0-9]+-column-[0-9]+(\.|$)/#)
  }
}

/// Snapshots with the same change.
package struct ChangeGroup: Hashable, Sendable {
  package let changes: [SnapshotChange]

  /// The groups of changes, in the order of the first change of each. A unique change is a group with one member.
  package static func groups(of changes: [SnapshotChange]) -> [ChangeGroup] {
    var order: [Key] = []
    var members: [Key: [SnapshotChange]] = [:]
    for change in changes {
      let key = Key(change)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(change)
    }
    return order.map { ChangeGroup(changes: members[$0] ?? []) }
  }

  /// The key of a group: the description of the change, or the snapshot if there is no description.
  private enum Key: Hashable {
    case change(String, Verdict.Kind)
    case snapshot(String)

    init(_ change: SnapshotChange) {
      // The descriptions of unmerged references compare versions, and so do not show that changes are the same.
      self =
        (change.kind == .unmerged ? nil : change.change).map { .change($0, change.kind) } ?? .snapshot(change.name.path)
    }
  }
}
