import Foundation

/// The frames of a solution, which views set level by level when they are laid out.
@MainActor
struct SolvedFrames {
  private var frames: [ObjectIdentifier: CGRect] = [:]

  nonisolated init() {}

  func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }

  /// Replaces all frames, and returns the views with other frames than before.
  mutating func update(_ views: [UIView], frame: (UIView) -> CGRect) -> [UIView] {
    let previous = frames
    frames.removeAll(keepingCapacity: true)
    return views.filter { view in
      let key = ObjectIdentifier(view)
      let solved = frame(view)
      frames[key] = solved
      return previous[key] != solved
    }
  }
}
