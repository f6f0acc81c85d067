import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit

/// Measures how texts stand out from what is drawn behind them.
@MainActor
enum ContrastCheck {
  static func findings(in scene: StateScene) throws -> [StateFinding] {
    let disabled = Set(scene.view.inspectedViews().filter { ($0.view as? UIControl)?.isEnabled == false }.map(\.name))
    // WCAG asks nothing of controls that cannot be used.
    let texts = scene.texts.filter { !$0.isWithin(disabled) }
    guard !texts.isEmpty, scene.frame.tree.frame.width > 0, scene.frame.tree.frame.height > 0 else { return [] }
    let scale = scene.environment.scale
    let ground = try Rasterizer(scale: scale).bitmap(of: scene.frame.tree.withoutTexts)
    return texts.compactMap { text in finding(of: text, on: ground, scale: scale, in: scene) }
  }

  private static func finding(
    of text: PlacedText, on ground: Bitmap, scale: CGFloat, in scene: StateScene
  ) -> StateFinding? {
    // Where the component draws nothing, the screen behind it is seen.
    let screen = RelativeColor(scene.environment.appearance == .dark ? .black : .white)
    let grounds = ground.commonColors(in: text.box, scale: scale).map { RelativeColor($0.straight).over(screen) }
    let ratios = text.content.runs.filter { $0.string.contains { !$0.isWhitespace } }.flatMap { run in
      (run.background.map { background in grounds.map { RelativeColor(background).over($0) } } ?? grounds).map {
        ground in
        (run, RelativeColor(run.color).faded(to: text.opacity).over(ground).contrast(with: ground))
      }
    }
    guard let (run, ratio) = ratios.min(by: { $0.1 < $1.1 }) else { return nil }
    let required = run.font.isLarge ? 3.0 : 4.5
    guard ratio < required else { return nil }
    return .lowContrast(
      state: scene.state, node: text.node, ratio: ratio, required: required, appearance: scene.environment.appearance)
  }
}

extension Font {
  /// As WCAG counts it: 18 points, or 14 in bold.
  fileprivate var isLarge: Bool { size >= 18 || (size >= 14 && weight.rawValue >= 700) }
}

extension LayoutNode {
  fileprivate var withoutTexts: LayoutNode {
    var node = self
    node.text = nil
    node.children = children.map(\.withoutTexts)
    return node
  }
}

extension Bitmap {
  /// The colours that at least a tenth of a box has, or else the most frequent one.
  fileprivate func commonColors(in box: CGRect, scale: CGFloat) -> [PremultipliedColor] {
    let (left, right) = (max(0, Int(box.minX * scale)), min(width, Int((box.maxX * scale).rounded(.up))))
    let (top, bottom) = (max(0, Int(box.minY * scale)), min(height, Int((box.maxY * scale).rounded(.up))))
    guard left < right, top < bottom else { return [] }
    var counts: [UInt32: Int] = [:]
    withPixels { pixels in
      for y in top..<bottom {
        for x in left..<right { counts[pixels[y * width + x], default: 0] += 1 }
      }
    }
    let area = (right - left) * (bottom - top)
    let common = counts.filter { $0.value * 10 >= area }
    let chosen =
      common.isEmpty
      ? counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { [$0.key] } ?? [] : Array(common.keys)
    return chosen.sorted().map(PremultipliedColor.init(packed:))
  }
}
