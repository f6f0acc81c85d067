extension SnapshotVerifier {
  /// Verifies a value against the reference that stands in its test's source.
  ///
  /// Everything else is as with references in files: modes, artifacts, and the journal.
  ///
  /// - Parameters:
  ///   - keeper: What knows the reference and can write it into the source, given the folder of artifacts.
  package func verifyInline<Value>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotTestingConfiguration.Record?, at location: SnapshotLocation, isOnMainActor: Bool,
    keeper: (_ artifacts: String) -> any ReferenceKeeping
  ) -> Verdict {
    verify(value, as: strategy.asText, at: location, isOnMainActor: isOnMainActor) { folders throws(VerificationStop) in
      VerificationPlan(
        inlineAt: location, folders: folders, pathExtension: strategy.pathExtension,
        mode: try mode(requested: record), references: keeper(folders.artifacts))
    }
  }
}

extension Snapshotting where Format == String {
  /// The strategy, with its texts kept as they are: a source has no room for another encoding.
  fileprivate var asText: Snapshotting {
    let lines = Diffing.lines
    let diffing = Diffing(toData: lines.toData, fromData: lines.fromData, difference: self.diffing.difference)
    return Snapshotting(pathExtension: pathExtension, diffing: diffing, source: source)
  }
}
