public import SnapshotReport
public import Snapshots

/// What was drawn in the place of a reference, and waits for a person to accept or reject it.
public struct SnapshotChange: Hashable, Sendable {
  public let name: SnapshotName
  public let kind: SnapshotItem.Kind
  /// The folder of artifacts that the set lies in, as an absolute path.
  public let artifacts: String
  /// The names of the set's files.
  public let files: [String]
  /// Where the assertion stands; nil where the set is left from an earlier run.
  public let test: TestPlace?
  /// What the test's failure said.
  public let message: String?
  /// What changed, in words that are the same for all snapshots in which the same changed.
  public let change: String?
  /// The box around the pixels that differ, as `[x, y, width, height]`, in pixels.
  public let box: [Int]?
  public let differingPixels: Int?
  public let totalPixels: Int?

  /// The folder of the set, as an absolute path.
  public var folder: String { artifacts + "/" + name.path }

  /// The path of what was drawn.
  public var actual: String? { path(of: "actual") }
  /// The path of the reference that it was compared with.
  public var reference: String? { path(of: "reference") }
  /// The path of what shows the difference.
  public var difference: String? { path(of: "difference") }

  /// Whether it is a picture, by its name.
  public var isPicture: Bool { name.file.hasSuffix(".png") }

  private func path(of role: String) -> String? {
    file(of: role).map { folder + "/" + $0 }
  }

  func file(of role: String) -> String? {
    files.first { $0 == role || $0.hasPrefix(role + ".") }
  }
}
