package import Foundation

extension Path {
  /// Returns the outline of the path's stroke, for filling with the nonzero rule.
  ///
  /// Curves become lines that are no farther than about `tolerance`, in the path's units, from the exact edge.
  /// All contours are counterclockwise with y up, so that outlines can be combined.
  /// Dashes are measured by arc length, and the pattern restarts at its phase in each subpath.
  /// A subpath of length 0 produces a dot if the cap is round or square, as in SVG.
  package func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.width > 0, style.width.isFinite, tolerance > 0 else { return Path() }
    var outliner = StrokeOutliner(style: style, tolerance: tolerance)
    var flattener = PathFlattener(tolerance: tolerance, minimumCosine: outliner.smoothCosine)
    let pattern = DashPattern(style, tolerance: tolerance)
    for subpath in flattener.flatten(self) {
      for dash in pattern?.dashes(of: subpath) ?? [subpath] { outliner.add(dash) }
    }
    return outliner.outline
  }

  /// Returns the dashes of a style's pattern as subpaths of straight lines, no farther than `tolerance` from the curves.
  package func dashed(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard let pattern = DashPattern(style, tolerance: tolerance) else { return self }
    var flattener = PathFlattener(tolerance: tolerance)
    return Path { path in
      for dash in flattener.flatten(self).flatMap(pattern.dashes) {
        let points = dash.vertices.map(\.point)
        guard let first = points.first else { continue }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        if dash.isClosed { path.closeSubpath() }
      }
    }
  }
}

/// Builds the outlines of strokes along flattened subpaths.
///
/// Each subpath is traversed once per side, forwards and backwards, and the outline follows its right edge. Joins are
/// added at the outside of corners. At the inside, the contour goes through the intersection of the edges if both
/// lines are long enough, and otherwise through the corner itself. The outline is then the sum of one half rectangle
/// per line and one wedge per corner with the same winding, so that the nonzero rule fills exactly their union for
/// any turn.
struct StrokeOutliner {
  private(set) var outline = Path()
  /// The cosine of the largest turn that needs no join, because its miter stays within the tolerance.
  let smoothCosine: CGFloat

  private let style: StrokeStyle
  private let radius: CGFloat
  private let tolerance: CGFloat
  private var contour: [CGPoint] = []

  /// A line of the subpath: its start, its unit direction and its length.
  private struct Segment {
    var start: CGPoint
    var direction: CGPoint
    var length: CGFloat
    var startsAtCorner: Bool

    var end: CGPoint { start + direction * length }
    /// The unit vector to the right of the direction, with y up.
    var normal: CGPoint { CGPoint(x: direction.y, y: -direction.x) }
  }

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    radius = style.width / 2
    let half = max(1 - tolerance / radius, 0.75)
    smoothCosine = 2 * half * half - 1
  }

  mutating func add(_ subpath: PathFlattener.Subpath) {
    let vertices = distinctVertices(of: subpath)
    guard vertices.count > 1 else {
      if let vertex = vertices.first { addDot(at: vertex.point) }
      return
    }
    if subpath.isClosed {
      walkClosed(segments(through: vertices + [vertices[0]]))
      walkClosed(segments(through: (vertices + [vertices[0]]).reversed()))
    } else {
      walkOpen(segments(through: vertices))
      walkOpen(segments(through: vertices.reversed()))
      finishContour()
    }
  }

  /// Returns the vertices, without any that almost coincide with the previous one: the direction of a line that is much
  /// shorter than the tolerance is unreliable.
  private func distinctVertices(of subpath: PathFlattener.Subpath) -> [PathFlattener.Vertex] {
    let minimumLength = tolerance / 1024
    var distinct: [PathFlattener.Vertex] = []
    for vertex in subpath.vertices {
      if let last = distinct.last, (vertex.point - last.point).length <= minimumLength {
        distinct[distinct.count - 1].isCorner = last.isCorner || vertex.isCorner
      } else {
        distinct.append(vertex)
      }
    }
    if subpath.isClosed, distinct.count > 1,
      (distinct[distinct.count - 1].point - distinct[0].point).length <= minimumLength
    {
      distinct.removeLast()
    }
    return distinct
  }

  private func segments(through vertices: [PathFlattener.Vertex]) -> [Segment] {
    zip(vertices, vertices.dropFirst()).compactMap { from, to in
      let step = to.point - from.point
      guard let direction = step.normalized else { return nil }
      return Segment(
        start: from.point, direction: direction, length: step.length, startsAtCorner: from.isCorner)
    }
  }

  private mutating func walkClosed(_ segments: [Segment]) {
    guard var previous = segments.last else { return }
    for segment in segments {
      addJoin(from: previous, to: segment)
      previous = segment
    }
    finishContour()
  }

  private mutating func walkOpen(_ segments: [Segment]) {
    guard let first = segments.first, let last = segments.last else { return }
    contour.append(first.start + first.normal * radius)
    for (previous, segment) in zip(segments, segments.dropFirst()) {
      addJoin(from: previous, to: segment)
    }
    addCap(at: last.end, direction: last.direction, normal: last.normal)
  }

  private mutating func addCap(at end: CGPoint, direction: CGPoint, normal: CGPoint) {
    let right = end + normal * radius
    let left = end - normal * radius
    contour.append(right)
    switch style.cap {
    case .butt: break
    case .square: contour += [right + direction * radius, left + direction * radius]
    case .round:
      addArc(around: end, from: normal, to: direction)
      contour.append(end + direction * radius)
      addArc(around: end, from: direction, to: normal * -1)
    }
  }

  private mutating func addJoin(from incoming: Segment, to outgoing: Segment) {
    let corner = outgoing.start
    let cosine = incoming.direction.dot(outgoing.direction)
    let sine = incoming.direction.cross(outgoing.direction)
    let arrival = corner + incoming.normal * radius
    let departure = corner + outgoing.normal * radius
    let isSmooth = cosine >= smoothCosine
    // The intersection of the edges. For a reversal it is undefined, and not used.
    let intersection = corner + (incoming.normal + outgoing.normal) * (radius / max(1 + cosine, 1e-9))

    if sine < 0 {
      let cut = radius * -sine
      let availableLength = min(incoming.length, outgoing.length) / 2
      if cut <= availableLength * (1 + cosine) {
        contour.append(intersection)
      } else {
        contour += [arrival, corner, departure]
      }
    } else if isSmooth {
      contour.append(intersection)
    } else if outgoing.startsAtCorner {
      addOuterCorner(corner, from: incoming, to: outgoing, cosine: cosine, intersection: intersection)
    } else {
      addRoundJoin(around: corner, from: incoming, to: outgoing)
    }
  }

  private mutating func addOuterCorner(
    _ corner: CGPoint, from incoming: Segment, to outgoing: Segment, cosine: CGFloat, intersection: CGPoint
  ) {
    switch style.join {
    case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + cosine):
      contour.append(intersection)
    case .miter, .bevel:
      contour += [corner + incoming.normal * radius, corner + outgoing.normal * radius]
    case .round:
      addRoundJoin(around: corner, from: incoming, to: outgoing)
    }
  }

  private mutating func addRoundJoin(around corner: CGPoint, from incoming: Segment, to outgoing: Segment) {
    contour.append(corner + incoming.normal * radius)
    // At a full reversal the two normals cancel, so the arc goes through the incoming direction.
    if let middle = (incoming.normal + outgoing.normal).normalized,
      incoming.direction.dot(outgoing.direction) > -0.999
    {
      addArc(around: corner, from: incoming.normal, to: middle)
      contour.append(corner + middle * radius)
      addArc(around: corner, from: middle, to: outgoing.normal)
    } else {
      addArc(around: corner, from: incoming.normal, to: incoming.direction)
      contour.append(corner + incoming.direction * radius)
      addArc(around: corner, from: incoming.direction, to: outgoing.normal)
    }
    contour.append(corner + outgoing.normal * radius)
  }

  /// Appends the points of an arc between two unit vectors that are less than half a turn apart, without its ends.
  ///
  /// The arc is bisected by normalizing the sum of the vectors, which needs a square root but no trigonometry.
  private mutating func addArc(around center: CGPoint, from: CGPoint, to: CGPoint, depth: Int = 0) {
    guard depth < 10, let middle = (from + to).normalized else { return }
    guard radius * (1 - from.dot(middle)) > tolerance else { return }
    addArc(around: center, from: from, to: middle, depth: depth + 1)
    contour.append(center + middle * radius)
    addArc(around: center, from: middle, to: to, depth: depth + 1)
  }

  private mutating func addDot(at point: CGPoint) {
    guard style.cap != .butt else { return }
    let right = CGPoint(x: 1, y: 0)
    for direction in [right, right * -1] {
      addCap(at: point, direction: direction, normal: CGPoint(x: direction.y, y: -direction.x))
    }
    finishContour()
  }

  private mutating func finishContour() {
    if let first = contour.first {
      outline.move(to: first)
      for point in contour.dropFirst() where point != first { outline.addLine(to: point) }
      outline.closeSubpath()
    }
    contour.removeAll(keepingCapacity: true)
  }
}
