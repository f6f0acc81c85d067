import Snapshots

extension Verdict {
  /// Whether what was drawn became the reference, as was asked for.
  var isRecording: Bool {
    if case .recorded = self { true } else { false }
  }
}
