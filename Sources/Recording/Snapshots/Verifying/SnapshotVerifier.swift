import FirstFrameConditions
import Foundation

/// Verifies snapshots in four steps: it plans, captures, checks and concludes.
///
/// `Documentation/Architecture.md` describes the steps, with their files, under "What happens in an assertion".
package struct SnapshotVerifier: Sendable {
  let session: SnapshotSession

  package init(session: SnapshotSession = .process) {
    self.session = session
  }

  /// Verifies a value against its reference file. The verdict is recorded in the process's journal.
  ///
  /// - Parameters:
  ///   - name: Distinguishes the snapshot from others of the same test and format.
  ///   - record: The mode that the code requests; `nil` for the mode of the current task.
  ///   - isParameterized: Whether the test runs once for each of several arguments, and so needs a name.
  ///   - isShared: Whether other assertions may verify values by the same reference.
  ///   - referenceFolder: The folder of references; `nil` for the package's folder. The folder in the environment
  ///     takes precedence.
  ///   - isOnMainActor: Whether the caller is on the main actor, as determined by `MainActorContext`.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, at location: SnapshotLocation,
    isParameterized: Bool = false, isShared: Bool = false, referenceFolder: String? = nil, isOnMainActor: Bool
  ) -> Verdict {
    let request = SnapshotRequest(
      location: location, pathExtension: strategy.pathExtension, record: record,
      reference: .file(
        name: name, isParameterized: isParameterized, isShared: isShared, folder: referenceFolder))
    return perform(request, with: value, as: strategy, isOnMainActor: isOnMainActor)
  }

  /// Verifies a value against the reference in its test's source.
  ///
  /// Modes, artifacts and the journal work as for reference files.
  ///
  /// - Parameter storage: Returns the storage of the reference, given the folder of artifacts.
  package func verifyInline<Value>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotTestingConfiguration.Record?, at location: SnapshotLocation, isOnMainActor: Bool,
    storage: @escaping (_ artifacts: String) -> any ReferenceStorage
  ) -> Verdict {
    let request = SnapshotRequest(
      location: location, pathExtension: strategy.pathExtension, record: record, reference: .source(storage))
    return perform(request, with: value, as: strategy.storedAsText, isOnMainActor: isOnMainActor)
  }

  /// Plans, captures, checks and concludes. The code of components and strategies runs under the conditions of the test:
  /// the clock, the time zone and the locale.
  private func perform<Value, Format>(
    _ request: SnapshotRequest, with value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    isOnMainActor: Bool
  ) -> Verdict {
    do {
      try session.forkedAssertions.requireOwnProcess()
    } catch {
      return .failed(request.location, error)
    }
    let folders = folders(for: request)
    let conditions = SnapshotTestingConfiguration.current.conditions
    let verdict: Verdict
    var warnings: [String] = []
    do throws(VerificationError) {
      let plan = try plan(request, in: folders)
      let earlier = strategy.diffing.comparesEachPixel ? plan.earlierMatch : nil
      verdict = try conditions.withProcessClock.apply { () throws(VerificationError) in
        let captured = try capture(
          value, as: strategy, unless: earlier, isOnMainActor: isOnMainActor, warnings: &warnings)
        return try check(captured, against: plan, by: strategy.diffing)
      }
    } catch {
      verdict = .failed(request.location, error).with(warnings: warnings)
    }
    return conclude(verdict, under: conditions, in: folders)
  }

  /// Records a verdict in the journal, with a warning if the conditions have no effect here. In a hunt, a snapshot passes
  /// when it is recorded.
  private func conclude(_ verdict: Verdict, under conditions: Conditions, in folders: SnapshotFolders) -> Verdict {
    var verdict = verdict
    if let warning = conditions.warning { verdict = verdict.with(warnings: [warning]) }
    if session.environment.isHunting, verdict.kind == .recorded, let snapshot = verdict.snapshot {
      verdict = .matched(snapshot)
    }
    session.log(verdict, in: folders)
    return verdict
  }
}

extension Snapshotting where Format == String {
  /// The strategy with its texts stored unchanged: a source file has no other encoding.
  fileprivate var storedAsText: Snapshotting {
    let lines = Diffing.lines
    let diffing = Diffing(toData: lines.toData, fromData: lines.fromData, difference: self.diffing.difference)
    return Snapshotting(
      pathExtension: pathExtension, diffing: diffing, source: source, environment: environment)
  }
}
