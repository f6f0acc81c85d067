import FirstFrameReviewServer
import Synchronization

/// Notes what it is asked to accept, and accepts it.
final class RecordingDoor: ReviewDoor {
  private let asked = Mutex<[[String]]>([])

  var calls: [[String]] { asked.withLock { $0 } }

  func page() -> String { "<!doctype html><html><head><title>t</title></head><body></body></html>" }

  func accept(_ snapshots: [String]) -> [AcceptOutcome] {
    asked.withLock { $0.append(snapshots) }
    return snapshots.map { AcceptOutcome(snapshot: $0, refusal: $0.contains("stale") ? "it changed" : nil) }
  }
}
