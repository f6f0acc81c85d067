/// Why a snapshot has no name of its own, or no place.
public enum NamingError: Error, Hashable, Sendable {
  /// No folder above the test has a `Package.swift`.
  case noPackageRoot(testFile: String)
  /// `named:` is empty.
  case emptyName
  /// A test that runs once for each of several arguments has one name for all.
  case parameterizedTestWithoutName
  /// Another assertion already has the path.
  case pathTaken(path: String, isNamed: Bool, first: SnapshotLocation)
  /// The same assertion ran again with another value.
  case anotherValue(path: String, isNamed: Bool)
  /// Another snapshot's path differs in case only, which some file systems do not tell apart.
  case onlyCaseDiffers(path: String, other: String, first: SnapshotLocation)
  /// An inline snapshot was reached again, with another value or from another test.
  case anotherInlineValue(place: String)
}

extension NamingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noPackageRoot(let testFile):
      "no folder above \(testFile) has a Package.swift; set SNAPSHOT_REFERENCE_DIR to the folder of references"
    case .emptyName:
      "'named:' is empty; write a name, or leave it out"
    case .parameterizedTestWithoutName:
      "a test with arguments runs once for each of them, and all would share one reference; "
        + "write 'named:' with something that tells the arguments apart, such as 'named: \"\\(argument)\"'"
    case .pathTaken(let path, let isNamed, let first):
      "the assertion at \(first.fileID):\(first.line) already has the reference \(path); "
        + (isNamed ? "write another 'named:' here" : "write 'named:' to give this one a name of its own")
    case .anotherValue(let path, let isNamed):
      "this assertion already ran with another value for the reference \(path); "
        + (isNamed ? "write a 'named:' that differs" : "write 'named:' with something that differs")
        + " from one value to the next (or, where the test is only repeated, find out why its value changes)"
    case .onlyCaseDiffers(let path, let other, let first):
      "its reference \(path) and \(other) of the assertion at \(first.fileID):\(first.line) differ only in case, "
        + "which some file systems do not tell apart; write another 'named:'"
    case .anotherInlineValue(let place):
      "the inline snapshot at \(place) was reached before, with another value or from another test, and can hold one "
        + "value only; in a loop or a parameterised test write 'assertSnapshot(of:as:named:)', in a helper function "
        + "take 'fileID', 'filePath', 'line' and 'column' as parameters and pass them on"
    }
  }
}
