/// Verifies snapshots: names, captures, compares, stores, and says what it came to.
public struct SnapshotVerifier: Sendable {
  let session: SnapshotSession

  public init(session: SnapshotSession = .process) {
    self.session = session
  }

  /// Verifies a value against its reference. The verdict is noted in the process's journal.
  ///
  /// - Parameters:
  ///   - name: What tells the snapshot from others of the same test and format.
  ///   - record: The mode that the code asks for; nil for that of the current task.
  ///   - isParameterized: Whether the test runs once for each of several arguments, and so needs a name.
  ///   - isOnMainActor: Whether the caller is on the main actor, as `MainActorPresence` found.
  public func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, at location: SnapshotLocation,
    isParameterized: Bool = false, isOnMainActor: Bool
  ) -> Verdict {
    verify(value, as: strategy, at: location, isOnMainActor: isOnMainActor) { folders throws(VerificationStop) in
      try VerificationPlan(
        location: location, folders: folders, name: name, pathExtension: strategy.pathExtension,
        isParameterized: isParameterized, mode: mode(requested: record))
    }
  }

  /// Verifies a value as a plan says, which is made once the folders are known.
  func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, at location: SnapshotLocation,
    isOnMainActor: Bool, plan: (SnapshotFolders) throws(VerificationStop) -> VerificationPlan
  ) -> Verdict {
    let folders = session.folders.folders(of: location.filePath)
    let verdict: Verdict
    do {
      let plan = try plan(folders)
      session.sweepLeftovers(around: plan.place.name, in: folders)
      verdict = try self.verdict(on: value, as: strategy, plan: plan, isOnMainActor: isOnMainActor)
    } catch {
      verdict = error.verdict(at: location)
    }
    session.note(verdict, at: location, folders: folders)
    return verdict
  }

  /// The mode to verify in, where code asks for one or, with nil, leaves it to the current task's.
  func mode(
    requested: SnapshotTestingConfiguration.Record?
  ) throws(VerificationStop) -> SnapshotTestingConfiguration.Record {
    do {
      return try session.environment.mode(requested: requested ?? SnapshotTestingConfiguration.current.record)
    } catch {
      throw .refused(.mode(error))
    }
  }

  private func verdict<Value, Format>(
    on value: () throws -> Value, as strategy: Snapshotting<Value, Format>, plan: VerificationPlan,
    isOnMainActor: Bool
  ) throws(VerificationStop) -> Verdict {
    do {
      try session.registry.claim(plan.place.reference, isNamed: plan.isNamed, for: plan.place.location)
    } catch {
      throw .refused(.naming(plan.explained(error)))
    }
    let capture = try VerificationStop.failing(VerificationError.capture) { () throws(CaptureError) in
      try strategy.capture(evaluating: value, isOnMainActor: isOnMainActor)
    }
    let judge = SnapshotJudge(
      plan: plan, diffing: strategy.diffing, evidence: capture.evidence, registry: session.registry)
    let verdict =
      switch capture {
      case .blank(let blankness, let format, _): judge.verdict(onBlank: blankness, drawn: format)
      case .whole(let format, _): try judge.verdict(on: format)
      }
    return verdict.with(warnings: capture.evidence.warnings)
  }
}
