import FirstFrameSnapshots

extension Verdict {
  /// Whether what was drawn became the reference, as was asked for.
  var isRecording: Bool { kind == .recorded }
}
