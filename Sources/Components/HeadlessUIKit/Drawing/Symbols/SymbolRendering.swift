import FirstFrameImaging
import Foundation

/// How the layers of a symbol are colored, and in which colors.
struct SymbolRendering: Hashable, Sendable {
  enum Mode: String, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  let mode: Mode
  /// The colors of the layers, from the primary one; the last one is that of all further layers. Empty for the tint.
  let colors: [UIColor]

  /// The opacities of the levels of one color, as in SwiftUI.
  private static let opacities = [1, 0.5, 0.25]

  static let monochrome = SymbolRendering(mode: .monochrome, colors: [])
  static let multicolor = SymbolRendering(mode: .multicolor, colors: [])

  static func hierarchical(_ colors: [UIColor]) -> SymbolRendering {
    SymbolRendering(mode: .hierarchical, colors: colors)
  }

  static func palette(_ colors: [UIColor]) -> SymbolRendering { SymbolRendering(mode: .palette, colors: colors) }

  /// The number of levels with a color of their own; 1 if the layers of a symbol do not differ.
  var levelCount: Int {
    guard !isFading else { return Self.opacities.count }
    return Set(colors).count > 1 ? min(colors.count, SymbolDrawing.levelCount) : 1
  }

  /// Whether the layers of a symbol differ.
  var hasLayers: Bool { levelCount > 1 }

  /// Whether all levels have one color, at different opacities.
  private var isFading: Bool { mode == .hierarchical && colors.count == 1 }

  /// Returns the colors of the layers, from the primary one.
  func layerColors(in traits: UITraitCollection) -> [Color] {
    let resolved = colors.map { $0.components(in: traits).color }
    guard isFading, let color = resolved.first else { return resolved }
    return Self.opacities.map { opacity in
      var faded = color
      faded.alpha = UInt8((Double(color.alpha) * opacity).rounded())
      return faded
    }
  }

  /// Returns the warning about a symbol that is drawn in one color, but has several on a device; `nil` for others.
  func warning(of symbol: String, hasKnownLayers: Bool) -> String? {
    guard mode == .multicolor || hasLayers && !hasKnownLayers else { return nil }
    let reason = mode == .multicolor ? "its own colors are not known" : "its layers are not known"
    return "The symbol \"\(symbol)\" with `\(mode.rawValue)` rendering is drawn in one color: \(reason)"
  }
}
