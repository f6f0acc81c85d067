import FirstFrameConditions
import FirstFrameLayoutTree

/// A captured value, and the work that its component scheduled.
struct ObservedCapture<Format> {
  let capture: Capture<Format>
  fileprivate let observation: WorkObservation

  /// The work that has not run.
  var pendingWork: [ScheduledWork.Origin] { observation.pending }
}

extension SnapshotVerifier {
  /// Evaluates and captures a value. Observes the work that it schedules, unless a check of components does.
  ///
  /// A component that is used in a way that ends an app on a device reports that and continues (`UsageErrors`): such
  /// errors refuse the frame.
  ///
  /// - Parameters:
  ///   - earlier: The last drawing of the snapshot, if it need not be drawn again.
  ///   - warnings: The uses without effect (`UsageWarnings`), which the capture has too, if there is one.
  func capture<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, unless earlier: EarlierMatch?,
    isOnMainActor: Bool, warnings: inout [String]
  ) throws(VerificationError) -> ObservedCapture<Format> {
    let observation = WorkObservation()
    var usageErrors: [UsageError] = []
    do throws(CaptureError) {
      let capture = try observation.observeUnlessObserved { () throws(CaptureError) in
        try UsageErrors.collecting(into: &usageErrors) { () throws(CaptureError) in
          try UsageWarnings.collecting(into: &warnings) { () throws(CaptureError) in
            try strategy.capture(evaluating: value, unless: earlier, isOnMainActor: isOnMainActor)
          }
        }
      }
      guard usageErrors.isEmpty else { throw .usageErrors(usageErrors) }
      return ObservedCapture(capture: capture.adding(warnings: warnings), observation: observation)
    } catch {
      // An error of the value may be a consequence of its misuse.
      throw .capture(usageErrors.isEmpty ? error : .usageErrors(usageErrors))
    }
  }
}
