import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Compares the sizes of texts at two content sizes.
@MainActor
enum TextGrowthCheck {
  static func findings(usual: StateScene, large: StateScene) -> [StateFinding] {
    guard usual.texts.count == large.texts.count else { return [] }
    return zip(usual.texts, large.texts).compactMap { usualText, largeText in
      let sizes = (usualText.content.largestSize, largeText.content.largestSize)
      guard sizes.1 <= sizes.0 else { return nil }
      return .textDoesNotGrow(
        state: usual.state, node: usualText.node, size: sizes.0, contentSize: large.environment.contentSize)
    }
  }
}

extension TextContent {
  /// In points.
  fileprivate var largestSize: CGFloat { runs.map(\.font.size).max() ?? 0 }
}
