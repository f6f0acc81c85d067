import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Checks that texts grow with the content size.
@MainActor
enum TextGrowthCheck {
  static func findings(standard: StateScene, large: StateScene) -> [StateFinding] {
    guard standard.texts.count == large.texts.count else { return [] }
    return zip(standard.texts, large.texts).compactMap { standardText, largeText in
      let sizes = (standardText.content.largestSize, largeText.content.largestSize)
      guard sizes.1 <= sizes.0 else { return nil }
      return .textDoesNotGrow(
        state: standard.state, node: standardText.node, size: sizes.0, contentSize: large.environment.contentSize)
    }
  }
}

extension TextContent {
  /// The largest font size in points.
  fileprivate var largestSize: CGFloat { runs.map(\.font.size).max() ?? 0 }
}

/// Finds texts that are truncated, outside their boxes, or overlapping.
@MainActor
enum TextFitCheck {
  /// The tolerance, in points, for side bearings of glyphs and boxes rounded to pixels.
  private static let tolerance = 1.0

  static func findings(in scene: StateScene) -> [StateFinding] {
    scene.texts.compactMap { truncation(of: $0, in: scene) } + scene.texts.compactMap { overflow(of: $0, in: scene) }
      + overlaps(in: scene)
  }

  private static func truncation(of text: PlacedText, in scene: StateScene) -> StateFinding? {
    guard text.isTruncated else { return nil }
    return .truncated(
      state: scene.state, node: text.node, text: text.content.string, contentSize: scene.environment.contentSize)
  }

  private static func overflow(of text: PlacedText, in scene: StateScene) -> StateFinding? {
    guard !text.isTruncated else { return nil }
    let excesses = text.limits.map { limit in
      let box = limit.box
      let excess = max(
        box.minX - text.box.minX, text.box.maxX - box.maxX, box.minY - text.box.minY, text.box.maxY - box.maxY)
      return (limit.name, excess)
    }
    guard let (parent, excess) = excesses.max(by: { $0.1 < $1.1 }), excess > tolerance else { return nil }
    return .outside(
      state: scene.state, node: text.node, parent: parent, by: excess, contentSize: scene.environment.contentSize)
  }

  private static func overlaps(in scene: StateScene) -> [StateFinding] {
    scene.texts.indices.flatMap { index in
      scene.texts[(index + 1)...].compactMap { other in
        let text = scene.texts[index]
        let common = text.box.intersection(other.box)
        guard !common.isNull, common.width > tolerance, common.height > tolerance else { return nil }
        return .overlapping(
          state: scene.state, node: text.node, other: other.node, width: common.width, height: common.height,
          contentSize: scene.environment.contentSize)
      }
    }
  }
}
