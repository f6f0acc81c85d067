public import FirstFrameSnapshots

/// What verifying a preview across a matrix came to.
public struct MatrixResult: Sendable {
  /// The component and the state, such as `ScoreView.tennisMatch`.
  public let preview: String
  /// How many cells the matrix has.
  public let cellCount: Int
  /// The axes whose values all look the same, as the parameters of the matrix are called.
  public let idleAxes: [String]
  /// What each picture came to; cells that look the same share one.
  public let verdicts: [Verdict]
  /// Why the preview could not be drawn; nil where it could.
  public let problem: String?

  /// What changes nothing, as a sentence; nil where everything does.
  public var note: String? {
    guard !idleAxes.isEmpty else { return nil }
    let axes = idleAxes.map { "`\($0)`" }.joined(separator: ", ")
    return
      "\(preview): \(axes) \(idleAxes.count == 1 ? "changes" : "change") nothing; \(verdicts.count) of \(cellCount) "
      + "cells are stored."
  }
}
