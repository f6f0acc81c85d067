import FirstFrameLayoutTree
import FirstFrameSnapshots
import Testing

extension SnapshotVerifier {
  /// Verifies a value for the test that runs now, whichever framework runs it.
  func verifyInCurrentTest<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String?,
    record: SnapshotTestingConfiguration.Record?, testName: String, at place: SourcePlace,
    isolation: (any Actor)?
  ) -> Verdict {
    ReportAtEnd.isSet()
    return verify(
      value, as: strategy, named: name, record: record, at: place.location(testName: testName),
      isParameterized: Test.current?.isParameterized ?? false,
      isOnMainActor: MainActorPresence.isCertain(for: isolation))
  }
}
