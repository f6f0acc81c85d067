import Foundation

/// The animations whose closures are running.
@MainActor
enum AnimationContext {
  /// A keyframe, which runs once all keyframes are known.
  struct Keyframe {
    var start: Double
    var changes: () -> Void
  }

  static var areAnimationsEnabled = true
  /// The durations of the enclosing animations, in seconds, innermost last.
  static var durations: [TimeInterval] = []
  /// The keyframes of the innermost enclosing keyframe animation, or `nil` outside of one.
  static var keyframes: [Keyframe]?

  static func run(duration: TimeInterval, _ changes: () -> Void) {
    durations.append(duration)
    defer { durations.removeLast() }
    changes()
  }
}
