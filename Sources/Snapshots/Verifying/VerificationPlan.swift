/// What is known of a verification before its value is looked at.
struct VerificationPlan {
  let place: SnapshotPlace
  let isNamed: Bool
  let mode: SnapshotTestingConfiguration.Record
  let references: any ReferenceKeeping
  let artifacts: ArtifactStore
}

extension VerificationPlan {
  init(
    location: SnapshotLocation, folders: SnapshotFolders, name: String?, pathExtension: String?,
    isParameterized: Bool, mode: SnapshotTestingConfiguration.Record
  ) throws(VerificationStop) {
    guard let root = folders.references else {
      throw .refused(.naming(.noPackageRoot(testFile: location.filePath)))
    }
    guard name != "" else {
      throw .refused(.naming(.emptyName))
    }
    guard name != nil || !isParameterized else {
      throw .refused(.naming(.parameterizedTestWithoutName))
    }
    let references = SnapshotStore(root: root)
    let snapshot = SnapshotName(location: location, name: name, pathExtension: pathExtension)
    self.init(
      place: SnapshotPlace(location: location, name: snapshot, reference: references.path(of: snapshot)),
      isNamed: name != nil, mode: mode, references: references, artifacts: ArtifactStore(root: folders.artifacts))
  }
}
