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

  private var scale: Int { reference.scale }
  private var radius: Int { tolerance * scale }

  // MARK: Texts

  /// Compares the areas of the texts' boxes.
  func matchTexts() -> (share: Double?, boxes: [PixelBox]) {
    let points = [reference.textPoints, actual.textPoints]
    let total = points[0].sum + points[1].sum
    guard total > 0 else { return (nil, []) }
    var unmatched = Plane(width: points[0].width, height: points[0].height)
    var count = 0
    for (own, other) in [(points[0], points[1]), (points[1], points[0])] {
      let near = other.maximum(x: tolerance, y: tolerance)
      for y in 0..<own.height {
        for x in 0..<own.width where own[x, y] > 0 && near[x, y] == 0 {
          unmatched[x, y] = 1
          count += 1
        }
      }
    }
    return (1 - Double(count) / Double(total), unmatched.connectedBoxes())
  }

  /// Compares the colours of the texts that are at the same place.
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

  /// 1 for each point in or beside a text, where letters decide about pixels.
  private var lettered: Plane {
    let (one, other) = (reference.textPoints, actual.textPoints)
    let both = Plane(width: one.width, height: one.height) { target in
      for index in one.values.indices { target[index] = max(one.values[index], other.values[index]) }
    }
    return both.maximum(x: tolerance + 1, y: tolerance + 1)
  }

  // MARK: Fills

  /// Compares the colours outside of texts, as a share of the area that is not the reference's background.
  func matchFills() -> (share: Double?, boxes: [PixelBox]) {
    let lettered = lettered
    let (width, height) = (reference.edges.width, reference.edges.height)
    let background = reference.background
    let unmatched = unmatchedPixels
    var differing = Plane(width: lettered.width, height: lettered.height)
    var (total, count) = (0, 0)
    for y in 0..<height {
      for x in 0..<width where lettered[x / scale, y / scale] == 0 {
        let index = y * width + x
        guard !reference.isColor(background, at: index) || !actual.isColor(background, at: index) else { continue }
        total += 1
        guard unmatched.values[index] > 0 else { continue }
        count += 1
        differing[x / scale, y / scale] = 1
      }
    }
    guard total > 0 else { return (nil, []) }
    return (1 - Double(count) / Double(total), differing.connectedBoxes())
  }

  /// 1 for each pixel whose colour is outside of the range of the other picture's colours near it.
  private var unmatchedPixels: Plane {
    var result = Plane(width: reference.edges.width, height: reference.edges.height)
    for (own, other) in [(reference, actual), (actual, reference)] {
      for (channel, neighbors) in zip(own.channels, other.channels) {
        let low = neighbors.minimum(x: radius, y: radius)
        let high = neighbors.maximum(x: radius, y: radius)
        result = Plane(width: result.width, height: result.height) { target in
          for index in channel.values.indices {
            let value = Int(channel.values[index])
            let isOutside =
              value < Int(low.values[index]) - Self.fillTolerance
              || value > Int(high.values[index]) + Self.fillTolerance
            target[index] = isOutside ? 1 : result.values[index]
          }
        }
      }
    }
    return result
  }

  // MARK: Edges

  /// Compares the edges outside of texts.
  func matchEdges() -> (share: Double?, boxes: [PixelBox]) {
    let lettered = lettered
    var differing = Plane(width: lettered.width, height: lettered.height)
    var (total, count) = (0, 0)
    for (own, other) in [(reference.edges, actual.edges), (actual.edges, reference.edges)] {
      let near = other.maximum(x: radius, y: radius)
      for y in 0..<own.height {
        for x in 0..<own.width where own.values[y * own.width + x] > 0 && lettered[x / scale, y / scale] == 0 {
          total += 1
          guard near.values[y * own.width + x] == 0 else { continue }
          count += 1
          differing[x / scale, y / scale] = 1
        }
      }
    }
    guard total > 0 else { return (nil, []) }
    return (1 - Double(count) / Double(total), differing.connectedBoxes())
  }

  /// Returns a box of pixels in whole points.
  func points(_ box: PixelBox) -> PixelBox {
    PixelBox(
      minX: box.x / scale, minY: box.y / scale, maxX: (box.endX - 1) / scale, maxY: (box.endY - 1) / scale)
  }
}

extension PictureStructure {
  /// Whether a pixel has a colour, except for small differences.
  fileprivate func isColor(_ color: [Int], at index: Int) -> Bool {
    for channel in 0..<3 where abs(Int(channels[channel].values[index]) - color[channel]) > StructurePair.fillTolerance
    {
      return false
    }
    return true
  }

  /// The most frequent colour of the outermost pixels.
  fileprivate var background: [Int] {
    let (width, height) = (edges.width, edges.height)
    let rows = (0..<width).flatMap { [$0, (height - 1) * width + $0] }
    let columns = (0..<height).flatMap { [$0 * width, $0 * width + width - 1] }
    var counts: [UInt32: Int] = [:]
    for index in rows + columns {
      counts[channels.reduce(0) { $0 << 8 | UInt32($1.values[index]) }, default: 0] += 1
    }
    let color = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)]
  }

  /// Returns the colour, inside of a box, that differs most from the colour at its corner.
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
