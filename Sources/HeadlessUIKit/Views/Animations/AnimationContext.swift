import Foundation

/// What is animated at the moment.
@MainActor
enum AnimationContext {
  /// One keyframe, to be run when all keyframes are known.
  struct Keyframe {
    var start: Double
    var changes: () -> Void
  }

  static var areAnimationsEnabled = true
  /// The durations of the animations around the code that runs, the innermost last, in seconds.
  static var durations: [TimeInterval] = []
  /// The keyframes of the innermost keyframe animation that is being described; nil outside of one.
  static var keyframes: [Keyframe]?

  static func run(duration: TimeInterval, _ changes: () -> Void) {
    durations.append(duration)
    defer { durations.removeLast() }
    changes()
  }
}
