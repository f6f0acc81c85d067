import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

extension SnapshotChange {
  /// The change that an item of a run is; nil where it cannot be accepted, or where its files are gone.
  init?(_ item: SnapshotItem, below folders: [String]) {
    guard item.kind.isAcceptable, !item.isInline, !item.isKnownIssue,
      let name = item.snapshot.flatMap(SnapshotName.init(path:)),
      let folder = item.files.folder,
      let artifacts = folders.first(where: { folder == $0 + "/" + name.path })
    else { return nil }
    self.init(
      name: name, kind: item.kind, artifacts: artifacts, files: item.files.names, test: item.test,
      message: item.message, change: item.change, box: item.box, differingPixels: item.differingPixels,
      totalPixels: item.totalPixels)
    guard actual != nil else { return nil }
  }

  /// The change that a set of an earlier run is.
  ///
  /// Nil where nothing tells whether it may be accepted: without a reference beside it, it may as well be a blank
  /// frame, and what is inline has no file for a reference.
  init?(leftover set: ArtifactSetSearch.FoundSet) {
    guard !set.name.isInline else { return nil }
    self.init(
      name: set.name, kind: .changed, artifacts: set.artifacts, files: set.files, test: nil, message: nil, change: nil,
      box: nil, differingPixels: nil, totalPixels: nil)
    guard actual != nil, reference != nil else { return nil }
  }
}

extension SnapshotName {
  /// Whether it is the name that inline snapshots have, after their place in the source.
  fileprivate var isInline: Bool {
    file.contains(#/\.line-[0-9]+-column-[0-9]+(\.|$)/#)
  }
}
