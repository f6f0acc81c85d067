import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// An effect for content on a blur: the colors behind the content show through it.
///
/// The shapes of the content darken what is behind them on light blurs, and lighten it on dark blurs, by the opacity of the
/// style. Their own colors have no effect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Changes the node of a content view.
  func makeVibrant(_ node: inout LayoutNode, in traits: UITraitCollection) {
    let isDark = blurEffect.style.isDark(in: traits)
    node = node.tinted(isDark ? .white : .black)
    node.blend = isDark ? .plusLighter : .plusDarker
    node.opacity *= style.opacity
  }
}

/// The kind of content on a blur.
public enum UIVibrancyEffectStyle: Int, CaseIterable, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7

  /// The opacity, similar to those of the system's colors for labels, fills and separators.
  fileprivate var opacity: Double {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}
