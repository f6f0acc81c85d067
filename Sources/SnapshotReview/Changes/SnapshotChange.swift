package import FirstFrameSnapshotReport
package import FirstFrameSnapshots

/// What was drawn in the place of a reference, and waits for a person to accept or reject it.
package struct SnapshotChange: Hashable, Sendable {
  package let name: SnapshotName
  package let kind: SnapshotItem.Kind
  /// The folder of artifacts that the set lies in, as an absolute path.
  package let artifacts: String
  /// The names of the set's files.
  package let files: [String]
  /// Where the assertion stands; nil where the set is left from an earlier run.
  package let test: TestPlace?
  /// What the test's failure said.
  package let message: String?
  /// What changed, in words that are the same for all snapshots in which the same changed.
  package let change: String?
  /// The box around the pixels that differ, as `[x, y, width, height]`, in pixels.
  package let box: [Int]?
  package let differingPixels: Int?
  package let totalPixels: Int?

  /// The folder of the set, as an absolute path.
  package var folder: String { artifacts + "/" + name.path }

  /// The path of what was drawn.
  package var actual: String? { path(of: "actual") }
  /// The path of the reference that it was compared with.
  package var reference: String? { path(of: "reference") }
  /// The path of what shows the difference.
  package var difference: String? { path(of: "difference") }

  /// Whether it is a picture, by its name.
  package var isPicture: Bool { name.file.hasSuffix(".png") }

  private func path(of role: String) -> String? {
    file(of: role).map { folder + "/" + $0 }
  }

  func file(of role: String) -> String? {
    files.first { $0 == role || $0.hasPrefix(role + ".") }
  }
}
