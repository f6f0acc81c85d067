import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit

/// Measures the contrast between texts and their background.
@MainActor
enum ContrastCheck {
  static func findings(in scene: StateScene) throws -> [StateFinding] {
    let disabled = Set(scene.view.inspectedViews().filter { ($0.view as? UIControl)?.isEnabled == false }.map(\.name))
    // WCAG exempts disabled controls.
    let texts = scene.texts.filter { !$0.isWithin(disabled) }
    guard !texts.isEmpty, scene.frame.tree.frame.width > 0, scene.frame.tree.frame.height > 0 else { return [] }
    let scale = scene.environment.scale
    let background = try Rasterizer(scale: scale, typesetter: scene.environment.typesetter).bitmap(
      of: scene.frame.tree.withoutTexts)
    return texts.compactMap { text in finding(of: text, on: background, scale: scale, in: scene) }
  }

  private static func finding(
    of text: PlacedText, on background: Bitmap, scale: CGFloat, in scene: StateScene
  ) -> StateFinding? {
    // The screen is visible behind transparent parts of the component.
    let screen = RelativeColor(scene.environment.appearance == .dark ? .black : .white)
    let backgrounds = background.commonColors(in: text.box, scale: scale).map {
      RelativeColor($0.straight).over(screen)
    }
    // A clear text is not seen: a gradient in its shape is.
    let visible = text.content.runs.filter { $0.color.alpha > 0 && $0.string.contains { !$0.isWhitespace } }
    let ratios = visible.flatMap { run in
      (run.background.map { background in backgrounds.map { RelativeColor(background).over($0) } } ?? backgrounds).map {
        background in
        (run, RelativeColor(run.color).faded(to: text.opacity).over(background).contrast(with: background))
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
  /// Whether the text is large as defined by WCAG: 18 points, or 14 points in bold.
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
  /// Returns the colors that each fill at least a tenth of a box, or else the most frequent color.
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

/// A color for measuring contrast: sRGB channels from 0 to 1, not premultiplied.
struct RelativeColor {
  private let channels: [Double]
  private let alpha: Double

  init(_ color: Color) {
    channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
    alpha = Double(color.alpha) / 255
  }

  private init(channels: [Double], alpha: Double) {
    self.channels = channels
    self.alpha = alpha
  }

  func faded(to opacity: Double) -> RelativeColor {
    RelativeColor(channels: channels, alpha: alpha * opacity)
  }

  /// Returns the color composited over an opaque color.
  func over(_ background: RelativeColor) -> RelativeColor {
    RelativeColor(channels: zip(channels, background.channels).map { $0 * alpha + $1 * (1 - alpha) }, alpha: 1)
  }

  /// Returns the contrast ratio, from 1 to 21 (WCAG 2.1, definition of contrast ratio).
  func contrast(with other: RelativeColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The luminance, from 0 for black to 1 for white (WCAG 2.1, definition of relative luminance).
  private var luminance: Double {
    zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, channel in
      let (value, weight) = channel
      return sum + weight * (value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}
