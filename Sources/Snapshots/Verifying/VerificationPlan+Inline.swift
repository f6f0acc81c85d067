extension VerificationPlan {
  /// The plan for a reference that stands in the source of its test, and so is named after its place there.
  init(
    inlineAt location: SnapshotLocation, folders: SnapshotFolders, pathExtension: String?,
    mode: SnapshotTestingConfiguration.Record, references: any ReferenceKeeping
  ) {
    let name = SnapshotName(
      location: location, name: "line-\(location.line)-column-\(location.column)", pathExtension: pathExtension)
    self.init(
      place: SnapshotPlace(location: location, name: name, reference: location.sourcePlace),
      isNamed: true, mode: mode, references: references, artifacts: ArtifactStore(root: folders.artifacts))
  }

  /// The error in words that fit where the reference is kept: inline, there is no `named:` to write.
  func explained(_ error: NamingError) -> NamingError {
    guard place.isInline else { return error }
    return switch error {
    case .pathTaken, .anotherValue, .onlyCaseDiffers: .anotherInlineValue(place: place.reference)
    default: error
    }
  }
}

extension SnapshotPlace {
  /// Whether the reference stands in the source of its test.
  var isInline: Bool { reference == location.sourcePlace }
}

extension SnapshotLocation {
  /// The assertion's place as compilers and editors write it.
  fileprivate var sourcePlace: String { "\(filePath):\(line):\(column)" }
}
