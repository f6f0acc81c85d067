extension Snapshotting {
  /// What the strategy makes of the value of an expression.
  func capture(evaluating value: () throws -> Value, isOnMainActor: Bool) throws(CaptureError) -> Capture<Format> {
    let evaluated: Value
    do {
      evaluated = try value()
    } catch {
      throw .noValue(reason: "\(error)")
    }
    return try capture(evaluated, isOnMainActor: isOnMainActor)
  }

  /// What the strategy makes of a value.
  ///
  /// - Parameter isOnMainActor: Whether the caller is on the main actor, as `MainActorPresence` found.
  func capture(_ value: Value, isOnMainActor: Bool) throws(CaptureError) -> Capture<Format> {
    if case .onMainActor = source, !isOnMainActor {
      throw .notOnMainActor
    }
    do {
      return switch source {
      case .anywhere(let capture): try capture(value)
      case .onMainActor(let capture): try MainActorDoor.call(capture, with: value)
      }
    } catch let error as CaptureError {
      throw error
    } catch {
      throw .strategyFailed(reason: "\(error)")
    }
  }
}
