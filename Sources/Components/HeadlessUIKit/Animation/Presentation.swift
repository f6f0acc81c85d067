import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The description of layers as they look at the time of a timeline.
@MainActor
final class Presentation {
  private let timeline: AnimationTimeline
  private let tracks: [ObjectIdentifier: [LayerTrack]]
  private let explicit: [ObjectIdentifier: [ExplicitTrack]]
  /// The origins of the bounds of layers, which their sublayers are described in.
  private var origins: [ObjectIdentifier: CGPoint] = [:]
  /// The values of shapes that are replaced while they are described.
  private var replaced: [(layer: CALayer, restore: () -> Void)] = []

  init(_ timeline: AnimationTimeline) {
    self.timeline = timeline
    let now = timeline.now
    tracks = Dictionary(grouping: timeline.tracks.filter { $0.progress(at: now) != nil }, by: \.change.part.layer)
    explicit = Dictionary(grouping: timeline.explicit.filter { $0.isActive(at: now) }, by: \.layerIdentifier)
  }

  /// Changes the values of a layer to those at the time of the timeline.
  func apply(to values: inout LayerValues, of layer: ObjectIdentifier) {
    let tracks = tracks[layer] ?? []
    for part in LayerValues.Part.allCases {
      let own = tracks.filter { $0.change.part.kind == part }
      guard !own.isEmpty else { continue }
      if part.isAdditive {
        for track in own { add(track, to: &values) }
      } else if let track = Self.shown(own, at: timeline.now).last {
        let progress = track.progress(at: timeline.now) ?? 1
        values.set(part, from: track.change.start, to: track.change.end, at: progress)
      }
    }
    for track in explicit[layer] ?? [] { track.apply(to: &values, at: timeline.now) }
  }

  /// Returns the values of a layer as they look at the time of the timeline; `nil` if the part is not animated.
  func shownValues(of part: LayerPart) -> LayerValues? {
    guard let last = tracks[part.layer]?.last(where: { $0.change.part == part }) else { return nil }
    var values = last.change.end
    apply(to: &values, of: part.layer)
    return values
  }

  /// Returns the geometry and the transform of a layer at the time of the timeline; `nil` if it is not animated.
  func placement(of layer: CALayer) -> (geometry: LayerGeometry, transform: CATransform3D)? {
    let identifier = ObjectIdentifier(layer)
    guard tracks[identifier] != nil || explicit[identifier] != nil else { return nil }
    var values = LayerValues(
      geometry: layer.geometry, transform: layer.fullTransform, node: LayoutNode(frame: .zero))
    apply(to: &values, of: identifier)
    return (values.geometry, values.transform)
  }

  /// Returns the tracks that are seen: of the key frames of one animation, those that have begun, or the first one.
  private static func shown(_ tracks: [LayerTrack], at time: Double) -> [LayerTrack] {
    let begun = tracks.filter { !$0.isAhead(at: time) }
    return begun.isEmpty ? Array(tracks.prefix(1)) : begun
  }

  /// Adds what is left of the way of an animation to the position or the bounds.
  private func add(_ track: LayerTrack, to values: inout LayerValues) {
    let rest = CGFloat(1 - (track.progress(at: timeline.now) ?? 1))
    let (start, end) = (track.change.start.geometry, track.change.end.geometry)
    if track.change.part.kind == .position {
      let position = values.geometry.position
      values.geometry.position = CGPoint(
        x: position.x + (start.position.x - end.position.x) * rest,
        y: position.y + (start.position.y - end.position.y) * rest)
    } else {
      var bounds = values.geometry.bounds
      bounds.origin.x += (start.bounds.minX - end.bounds.minX) * rest
      bounds.origin.y += (start.bounds.minY - end.bounds.minY) * rest
      bounds.size.width = max(0, bounds.width + (start.bounds.width - end.bounds.width) * rest)
      bounds.size.height = max(0, bounds.height + (start.bounds.height - end.bounds.height) * rest)
      values.geometry.resize(to: bounds)
    }
  }

  // MARK: Describing

  /// Replaces the values of a shape that explicit animations change, before it is described.
  func begin(_ layer: CALayer) {
    for track in explicit[ObjectIdentifier(layer)] ?? [] {
      if let restore = track.replaceValue(at: timeline.now) { replaced.append((layer, restore)) }
    }
  }

  /// Changes the node of a layer, which has no sublayers yet.
  func describe(_ layer: CALayer, _ node: inout LayoutNode) {
    let identifier = ObjectIdentifier(layer)
    guard tracks[identifier] != nil || explicit[identifier] != nil || hasAnimatedOrigin(layer.superlayer) else {
      return
    }
    var values = LayerValues(geometry: layer.geometry, transform: layer.fullTransform, node: node)
    apply(to: &values, of: identifier)
    origins[identifier] = values.geometry.bounds.origin
    node = values.node
    guard layer.superlayer != nil || layer.view?.superview != nil else { return }
    let origin = layer.superlayer.map { origins[ObjectIdentifier($0)] ?? $0.geometry.bounds.origin } ?? .zero
    layer.place(&node, values.geometry, values.transform, from: origin)
  }

  private func hasAnimatedOrigin(_ layer: CALayer?) -> Bool {
    layer.map { origins[ObjectIdentifier($0)] != nil } ?? false
  }

  /// Adds transitions to the complete node of a layer, and gives a shape its own values back.
  func finish(_ layer: CALayer, _ node: inout LayoutNode) {
    while let last = replaced.last, last.layer === layer {
      last.restore()
      replaced.removeLast()
    }
    let identifier = ObjectIdentifier(layer)
    for dissolve in timeline.dissolves where dissolve.layer == identifier {
      dissolve.apply(to: &node, at: timeline.now)
    }
  }
}

extension AnimationTimeline {
  /// Whether the values of layers are collected.
  var isCapturing: Bool {
    if case .capturing = mode { true } else { false }
  }

  /// Returns where a layer is shown at the time of the clock; `nil` if that is where it was set.
  func shownPlacement(of layer: CALayer) -> (geometry: LayerGeometry, transform: CATransform3D)? {
    if case .presenting(let presentation) = mode { presentation.placement(of: layer) } else { nil }
  }

  /// Called before a layer describes its own drawing.
  func willDescribe(_ layer: CALayer) {
    if case .presenting(let presentation) = mode { presentation.begin(layer) }
  }

  /// Called when a layer has described its own drawing, before its sublayers.
  func didDescribeContent(of layer: CALayer, _ node: inout LayoutNode) {
    switch mode {
    case .none: break
    case .capturing(let capture): capture.add(layer, node)
    case .presenting(let presentation): presentation.describe(layer, &node)
    }
  }

  /// Called when a layer and its sublayers are described.
  func didDescribe(_ layer: CALayer, _ node: inout LayoutNode) {
    switch mode {
    case .none: break
    case .capturing(let capture): capture.finish(layer, node)
    case .presenting(let presentation): presentation.finish(layer, &node)
    }
  }
}
