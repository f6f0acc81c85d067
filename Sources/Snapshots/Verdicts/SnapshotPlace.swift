/// Which snapshot a verdict is about.
public struct SnapshotPlace: Hashable, Sendable {
  public let location: SnapshotLocation
  public let name: SnapshotName
  /// The reference's file, as an absolute path.
  public let reference: String
}
