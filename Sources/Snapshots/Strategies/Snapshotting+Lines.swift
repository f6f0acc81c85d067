extension Snapshotting where Value == String, Format == String {
  /// A text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}
