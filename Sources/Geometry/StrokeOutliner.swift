public import Foundation

extension Path {
  /// The outline of the line that a pen leaves along this path, to be filled with the nonzero rule.
  ///
  /// Curves come out as lines no further than about `tolerance`, in the path's units, from the true edge.
  /// All contours wind the same way, counterclockwise with y up, so that outlines can be added to each other.
  /// Dashes follow the arc length of each subpath, which begins the pattern anew at its phase.
  /// A subpath without length leaves a dot where the cap is round or square, as SVG has it.
  public func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.width > 0, style.width.isFinite, tolerance > 0 else { return Path() }
    var outliner = StrokeOutliner(style: style, tolerance: tolerance)
    var flattener = PathFlattener(tolerance: tolerance, smallestCosine: outliner.smoothCosine)
    let pattern = DashPattern(style, tolerance: tolerance)
    for subpath in flattener.flatten(self) {
      for dash in pattern?.dashes(of: subpath) ?? [subpath] { outliner.add(dash) }
    }
    return outliner.outline
  }
}

/// Collects the outlines of strokes along flattened subpaths.
///
/// Each side of a line is walked with the pen on the right hand. The outside of a corner gets its join. On the
/// inside the edges meet where they cross, if both lines are long enough; if not, the walk goes through the
/// corner itself. The outline is then the sum of one half rectangle per line and one wedge per corner, all wound
/// alike, so that the nonzero rule fills exactly their union however sharply the path turns.
struct StrokeOutliner {
  private(set) var outline = Path()
  /// Turns whose cosine is larger need no join: mitered, they stay within the tolerance.
  let smoothCosine: CGFloat

  private let style: StrokeStyle
  private let radius: CGFloat
  private let tolerance: CGFloat
  private var contour: [CGPoint] = []

  /// A line of the subpath: where it starts, its unit direction and its length.
  private struct Segment {
    var start: CGPoint
    var direction: CGPoint
    var length: CGFloat
    var startsAtCorner: Bool

    var end: CGPoint { start + direction * length }
    /// The unit vector to the right, y up.
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

  // A line far shorter than the tolerance has no trustworthy direction.
  private func distinctVertices(of subpath: PathFlattener.Subpath) -> [PathFlattener.Vertex] {
    let nothing = tolerance / 1024
    var distinct: [PathFlattener.Vertex] = []
    for vertex in subpath.vertices {
      if let last = distinct.last, (vertex.point - last.point).length <= nothing {
        distinct[distinct.count - 1].isCorner = last.isCorner || vertex.isCorner
      } else {
        distinct.append(vertex)
      }
    }
    if subpath.isClosed, distinct.count > 1,
      (distinct[distinct.count - 1].point - distinct[0].point).length <= nothing
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
    // The point where the edges meet; meaningless for a reversal, where it is not used.
    let meeting = corner + (incoming.normal + outgoing.normal) * (radius / max(1 + cosine, 1e-9))

    if sine < 0 {
      let cut = radius * -sine
      let room = min(incoming.length, outgoing.length) / 2
      if cut <= room * (1 + cosine) {
        contour.append(meeting)
      } else {
        contour += [arrival, corner, departure]
      }
    } else if isSmooth {
      contour.append(meeting)
    } else if outgoing.startsAtCorner {
      addOuterCorner(corner, from: incoming, to: outgoing, cosine: cosine, meeting: meeting)
    } else {
      addRoundJoin(around: corner, from: incoming, to: outgoing)
    }
  }

  private mutating func addOuterCorner(
    _ corner: CGPoint, from incoming: Segment, to outgoing: Segment, cosine: CGFloat, meeting: CGPoint
  ) {
    switch style.join {
    case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + cosine):
      contour.append(meeting)
    case .miter, .bevel:
      contour += [corner + incoming.normal * radius, corner + outgoing.normal * radius]
    case .round:
      addRoundJoin(around: corner, from: incoming, to: outgoing)
    }
  }

  private mutating func addRoundJoin(around corner: CGPoint, from incoming: Segment, to outgoing: Segment) {
    contour.append(corner + incoming.normal * radius)
    // For a full reversal the two normals cancel: go through the incoming direction.
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

  /// Appends the points strictly between two unit vectors less than half a turn apart.
  ///
  /// The vectors are halved by adding and normalising, which needs nothing but a square root.
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
