import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// A part of a layer that is animated by itself.
struct LayerPart: Hashable {
  let layer: ObjectIdentifier
  let kind: LayerValues.Part
}

extension LayerValues.Part {
  /// Whether several animations add up, as those of UIKit do for geometry.
  var isAdditive: Bool { self == .position || self == .bounds }

  static let allActionNames = Set(allCases.flatMap(\.actionNames))

  /// The names of the part's properties in ``CALayer/action(forKey:)``. One without an action applies to the whole part.
  fileprivate var actionNames: [String] {
    switch self {
    case .position: ["position"]
    case .bounds: ["bounds"]
    case .transform: ["transform"]
    case .opacity: ["opacity"]
    case .background: ["backgroundColor", "colors", "locations", "startPoint", "endPoint"]
    case .corners: ["cornerRadius"]
    case .border: ["borderWidth", "borderColor"]
    case .shadow: ["shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor"]
    case .content:
      [
        "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "colors", "locations",
        "startPoint", "endPoint", "string", "foregroundColor",
      ]
    }
  }
}

/// The values of a part of a layer before and after a change.
@MainActor
struct LayerChange {
  let part: LayerPart
  var start: LayerValues
  let end: LayerValues
  /// Whether it is animated outside of animations, as Core Animation does with layers without views.
  let isAnimatedByItself: Bool
}

/// The values of all layers of a tree at one moment.
@MainActor
final class LayerCapture {
  private(set) var values: [ObjectIdentifier: LayerValues] = [:]
  /// The nodes with their sublayers.
  private(set) var finished: [ObjectIdentifier: LayoutNode] = [:]
  private(set) var parents: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// The layers from the outside to the inside.
  private(set) var order: [ObjectIdentifier] = []
  /// They are kept alive, because their identifiers would otherwise be given to new ones.
  private var layers: [ObjectIdentifier: CALayer] = [:]
  private var paths: [ObjectIdentifier: Path] = [:]

  init() {}

  func add(_ layer: CALayer, _ node: LayoutNode) {
    let identifier = ObjectIdentifier(layer)
    values[identifier] = LayerValues(geometry: layer.geometry, transform: layer.fullTransform, node: node)
    if layers.updateValue(layer, forKey: identifier) == nil { order.append(identifier) }
    if let path = (layer as? CAShapeLayer)?.path { paths[identifier] = path.shape }
    if let superlayer = layer.superlayer { parents[identifier] = ObjectIdentifier(superlayer) }
  }

  func finish(_ layer: CALayer, _ node: LayoutNode) {
    finished[ObjectIdentifier(layer)] = node
  }

  /// Returns what differs in layers that are in both captures, from the outside to the inside.
  func changes(to other: LayerCapture, animatingContent: Bool) -> [LayerChange] {
    order.flatMap { identifier -> [LayerChange] in
      guard let start = values[identifier], let end = other.values[identifier], let layer = layers[identifier] else {
        return []
      }
      // Core Animation animates the colors and the stroke of a shape by themselves, but not its path.
      let animatesContent =
        animatingContent || layer.animatesContentByItself && paths[identifier] == other.paths[identifier]
      return start.changes(to: end).filter {
        animatesContent || !start.isContent($0) && !end.isContent($0)
      }.map {
        LayerChange(
          part: LayerPart(layer: identifier, kind: $0), start: start, end: end,
          isAnimatedByItself: layer.animatesByItself($0))
      }
    }
  }
}

extension CALayer {
  /// Whether changes are seen at once outside of animations, as those of a view are. It is set for layers in which a
  /// view draws.
  package var changesAtOnce: Bool {
    get { view != nil || seldom["changesAtOnce"] ?? false }
    set { seldom["changesAtOnce"] = newValue }
  }

  fileprivate func animatesByItself(_ part: LayerValues.Part) -> Bool {
    guard !changesAtOnce else { return false }
    return part.actionNames.allSatisfy { name in action(forKey: name).map { !($0 is NSNull) } ?? false }
  }

  /// Whether changes of what the class of the layer draws are animated. What `draw(in:)` draws is seen at once.
  fileprivate var animatesContentByItself: Bool {
    !changesAtOnce && (self is CAShapeLayer || self is CAGradientLayer || self is CATextLayer)
  }
}

/// The animation of a part of a layer.
@MainActor
struct LayerTrack {
  let change: LayerChange
  let timing: AnimationTiming
  /// The part of the duration in which the values change, as fractions.
  let window: ClosedRange<Double>
  /// The time of the clock at which the animation was added, in seconds.
  let begin: Double

  /// Returns the fraction of the way at a time; `nil` after the end.
  func progress(at time: Double) -> Double? {
    guard let progress = timing.progress(at: time - begin) else { return nil }
    guard window != 0...1 else { return progress }
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return progress >= window.lowerBound ? 1 : 0 }
    return max(0, min(1, (progress - window.lowerBound) / length))
  }

  /// Whether a key frame has not begun, so that an earlier one of its animation is seen.
  func isAhead(at time: Double) -> Bool {
    window.lowerBound > 0 && (timing.progress(at: time - begin) ?? 1) < window.lowerBound
  }
}

/// The picture of a layer that turns into another one.
struct Dissolve {
  /// How one picture takes the place of another one.
  enum Effect: Equatable {
    case fade
    /// The new picture pushes the old one out, moves in above it, or is revealed by it. The vector is the way of the
    /// pictures, in sizes of the layer.
    case push(CGVector)
    case moveIn(CGVector)
    case reveal(CGVector)
    /// A part of the layer fades out.
    case removal
  }

  let layer: ObjectIdentifier
  let old: LayoutNode
  let timing: AnimationTiming
  let begin: Double
  let effect: Effect

  /// Changes the new picture of the layer to that at a time.
  func apply(to node: inout LayoutNode, at time: Double) {
    guard let progress = timing.progress(at: time - begin) else { return }
    let fraction = max(0, min(1, progress))
    if effect == .removal {
      var ghost = old
      ghost.opacity *= 1 - fraction
      ghost.accessibility = Accessibility(isElement: false, hidesChildren: true)
      return node.children.append(ghost)
    }
    var (first, second) = (old, node)
    (first.frame.origin, second.frame.origin) = (.zero, .zero)
    (first.transform, second.transform) = (.identity, .identity)
    var frame = LayoutNode(name: node.name, frame: node.frame, transform: node.transform)
    let size = node.frame.size
    func move(_ picture: inout LayoutNode, _ way: CGVector, by part: Double) {
      picture.frame.origin = CGPoint(x: way.dx * size.width * CGFloat(part), y: way.dy * size.height * CGFloat(part))
    }
    switch effect {
    case .fade:
      // The sum of both is the exact mean of their colors, wherever they are transparent.
      first.opacity *= 1 - fraction
      second.opacity *= fraction
      second.blend = .plusLighter
      frame.isIsolated = true
    case .push(let way):
      move(&first, way, by: fraction)
      move(&second, way, by: fraction - 1)
      frame.clips = true
    case .moveIn(let way):
      move(&second, way, by: fraction - 1)
      frame.clips = true
    case .reveal(let way):
      move(&first, way, by: fraction)
      swap(&first, &second)
      frame.clips = true
    case .removal: break
    }
    frame.children = [first, second]
    node = frame
  }
}
