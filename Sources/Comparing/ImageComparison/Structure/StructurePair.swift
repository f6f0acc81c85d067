import FirstFrameImaging

/// The structures of two pictures of the same size.
///
/// Each function returns the share of a kind of parts that match, `nil` if there are none, and boxes around the others,
/// in points.
struct StructurePair {
  let reference: PictureStructure
  let actual: PictureStructure
  /// The distance within which parts match, in points.
  let tolerance: Int

  /// The largest difference of a channel within a fill.
  static let fillTolerance = 12
  /// The largest difference of a channel of two texts, whose strokes are not equally thick.
  private static let inkTolerance = 72

  /// 1 for each point in or beside a text, where letters decide about pixels.
  private let lettered: Plane

  private var scale: Int { reference.scale }
  private var radius: Int { tolerance * scale }

  init(reference: PictureStructure, actual: PictureStructure, tolerance: Int) {
    self.reference = reference
    self.actual = actual
    self.tolerance = tolerance
    let (one, other) = (reference.textPoints, actual.textPoints)
    let texts = Plane(width: one.width, height: one.height) { target in
      for index in one.values.indices { target[index] = max(one.values[index], other.values[index]) }
    }
    lettered = texts.maximum(x: tolerance + 1, y: tolerance + 1)
  }

  /// Compares the areas of the texts' boxes.
  func matchTexts() -> (share: Double?, boxes: [PixelBox]) {
    matchMarks(reference.textPoints, actual.textPoints, scale: 1) { _, _ in true }
  }

  /// Compares the edges outside of texts.
  func matchEdges() -> (share: Double?, boxes: [PixelBox]) {
    matchMarks(reference.edges, actual.edges, scale: scale) { lettered[$0, $1] == 0 }
  }

  /// Compares two planes, in which 1 marks a part: a part matches if the other plane has one within the distance.
  ///
  /// - Parameters:
  ///   - scale: The number of the planes' values per point.
  ///   - counts: Whether the parts at a point, given by its column and row, count.
  private func matchMarks(
    _ one: Plane, _ other: Plane, scale: Int, where counts: (Int, Int) -> Bool
  ) -> (share: Double?, boxes: [PixelBox]) {
    var tally = Tally(like: lettered)
    for (own, near) in [(one, other), (other, one)] {
      let near = near.maximum(x: tolerance * scale, y: tolerance * scale)
      for y in 0..<own.height {
        for x in 0..<own.width where own[x, y] > 0 && counts(x / scale, y / scale) {
          tally.add(x / scale, y / scale, isMatched: near[x, y] > 0)
        }
      }
    }
    return tally.result
  }

  /// Counts the parts of a kind, and marks the points where they do not match.
  private struct Tally {
    private var total = 0
    private var unmatchedCount = 0
    private var unmatched: Plane

    init(like points: Plane) { unmatched = Plane(width: points.width, height: points.height) }

    mutating func add(_ x: Int, _ y: Int, isMatched: Bool) {
      total += 1
      guard !isMatched else { return }
      unmatchedCount += 1
      unmatched[x, y] = 1
    }

    var result: (share: Double?, boxes: [PixelBox]) {
      guard total > 0 else { return (nil, []) }
      return (1 - Double(unmatchedCount) / Double(total), unmatched.connectedBoxes())
    }
  }

  /// Compares the colors of the texts that are at the same place.
  func matchTextColors() -> (share: Double?, boxes: [PixelBox]) {
    var total = 0
    var differing: [PixelBox] = []
    let points = actual.textPoints
    for box in reference.texts where points.share(of: box) > 0.5 {
      let (ink, other) = (reference.ink(of: box), actual.ink(of: box))
      total += box.width * box.height
      if zip(ink, other).contains(where: { abs($0 - $1) > Self.inkTolerance }) { differing.append(box) }
    }
    guard total > 0 else { return (nil, []) }
    let share = differing.reduce(0) { $0 + $1.width * $1.height }
    return (1 - Double(share) / Double(total), differing)
  }

  /// Compares the colors outside of texts, as a share of the area that is not the reference's background.
  func matchFills() -> (share: Double?, boxes: [PixelBox]) {
    let (width, height) = (reference.edges.width, reference.edges.height)
    let background = reference.background
    let unmatched = unmatchedPixels
    var tally = Tally(like: lettered)
    for y in 0..<height {
      for x in 0..<width where lettered[x / scale, y / scale] == 0 {
        let index = y * width + x
        guard !reference.isColor(background, at: index) || !actual.isColor(background, at: index) else { continue }
        tally.add(x / scale, y / scale, isMatched: unmatched[x, y] == 0)
      }
    }
    return tally.result
  }

  /// 1 for each pixel whose color is outside of the range of the other picture's colors near it.
  private var unmatchedPixels: Plane {
    Plane(width: reference.edges.width, height: reference.edges.height) { target in
      for (own, other) in [(reference, actual), (actual, reference)] {
        for (channel, neighbors) in zip(own.channels, other.channels) {
          let low = neighbors.minimum(x: radius, y: radius)
          let high = neighbors.maximum(x: radius, y: radius)
          for index in channel.values.indices {
            let value = Int(channel.values[index])
            let (least, greatest) = (Int(low.values[index]), Int(high.values[index]))
            if value < least - Self.fillTolerance || value > greatest + Self.fillTolerance { target[index] = 1 }
          }
        }
      }
    }
  }

  /// Returns a box of pixels in whole points.
  func points(_ box: PixelBox) -> PixelBox {
    PixelBox(
      minX: box.x / scale, minY: box.y / scale, maxX: (box.endX - 1) / scale, maxY: (box.endY - 1) / scale)
  }
}

extension PictureStructure {
  /// Whether a pixel has a color, except for small differences.
  fileprivate func isColor(_ color: [Int], at index: Int) -> Bool {
    for channel in 0..<3 where abs(Int(channels[channel].values[index]) - color[channel]) > StructurePair.fillTolerance
    {
      return false
    }
    return true
  }

  /// The most frequent color of the outermost pixels.
  fileprivate var background: [Int] {
    let (width, height) = (edges.width, edges.height)
    let rows = (0..<width).flatMap { column -> [Int] in [column, (height - 1) * width + column] }
    let columns = (0..<height).flatMap { row -> [Int] in [row * width, (row + 1) * width - 1] }
    var counts: [UInt32: Int] = [:]
    for index in rows + columns {
      counts[channels.reduce(0) { $0 << 8 | UInt32($1.values[index]) }, default: 0] += 1
    }
    let color = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)]
  }

  /// Returns the color, inside of a box, that differs most from the color at its corner.
  fileprivate func ink(of box: PixelBox) -> [Int] {
    let (width, height) = (edges.width, edges.height)
    let corner = min(max(box.y * scale - 1, 0), height - 1) * width + min(max(box.x * scale - 1, 0), width - 1)
    var (strongest, largest) = (corner, 0)
    for y in (box.y * scale)..<min(box.endY * scale, height) {
      for index in (y * width + box.x * scale)..<(y * width + min(box.endX * scale, width)) {
        var distance = 0
        for channel in channels { distance += abs(Int(channel.values[index]) - Int(channel.values[corner])) }
        if distance > largest { (strongest, largest) = (index, distance) }
      }
    }
    return channels.map { Int($0.values[strongest]) }
  }
}
