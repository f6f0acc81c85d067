public import Foundation

/// A group of changes to layers, which take effect at once: nothing is animated.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  public static func begin() {
    completions.append(nil)
  }

  /// Ends the group and calls its completion block.
  public static func commit() {
    completions.popLast()??()
  }

  public static func flush() {}

  /// Called when the group ends; at once outside of a group.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard completions.isEmpty else {
      completions[completions.count - 1] = block
      return
    }
    block?()
  }

  public static func setDisableActions(_ flag: Bool) {}

  public static func setAnimationDuration(_ duration: TimeInterval) {}

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
