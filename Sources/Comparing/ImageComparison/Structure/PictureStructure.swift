import FirstFrameImaging

/// The parts of a picture that do not depend on the typeface: its edges, its fills, and the boxes around its texts.
struct PictureStructure {
  /// The number of pixels per point.
  let scale: Int
  /// The red, green and blue channels over white.
  let channels: [Plane]
  /// 1 where a pixel differs from the next pixel of its row or column.
  let edges: Plane
  /// Boxes around texts and other small detailed drawings, such as icons, in points.
  let texts: [PixelBox]
  /// 1 for each point inside of a text's box.
  let textPoints: Plane

  /// The smallest difference of neighboring pixels, in a channel, that makes an edge.
  private static let edgeContrast = 24

  init(_ bitmap: Bitmap, size: PixelSize, scale: Int) {
    self.scale = scale
    channels = [0, 8, 16].map { Self.channel(of: bitmap, shift: $0, size: size) }
    edges = Self.edges(of: channels)
    texts = TextRegions(edges: edges, scale: scale).boxes
    textPoints = Self.points(of: texts, in: edges, scale: scale)
  }

  private static func points(of texts: [PixelBox], in edges: Plane, scale: Int) -> Plane {
    var points = Plane(width: (edges.width + scale - 1) / scale, height: (edges.height + scale - 1) / scale)
    for box in texts {
      for y in box.y..<box.endY {
        for x in box.x..<box.endX { points[x, y] = 1 }
      }
    }
    return points
  }

  private static func channel(of bitmap: Bitmap, shift: UInt32, size: PixelSize) -> Plane {
    bitmap.withPixels { pixels in
      Plane(width: size.width, height: size.height) { target in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let pixel = pixels[y &* bitmap.width &+ x]
            // Premultiplied channels over white.
            let value = (pixel &>> shift & 255) &+ (255 &- pixel &>> 24)
            target[y &* size.width &+ x] = UInt8(truncatingIfNeeded: min(value, 255))
          }
        }
      }
    }
  }

  private static func edges(of channels: [Plane]) -> Plane {
    let (width, height) = (channels[0].width, channels[0].height)
    return Plane(width: width, height: height) { target in
      for channel in channels {
        channel.values.withUnsafeBufferPointer { source in
          for y in 0..<height {
            for x in 0..<width {
              let index = y &* width &+ x
              let value = Int(source[index])
              let right = x &+ 1 < width ? abs(value &- Int(source[index &+ 1])) : 0
              let below = y &+ 1 < height ? abs(value &- Int(source[index &+ width])) : 0
              if max(right, below) >= edgeContrast { target[index] = 1 }
            }
          }
        }
      }
    }
  }
}

/// The boxes around texts and other small detailed drawings of a picture.
///
/// Edges are reduced to whole points, without the long straight edges of fills and borders. Points that are near each
/// other form a region; dense regions that are not higher than large type are texts.
struct TextRegions {
  /// The boxes, in points.
  let boxes: [PixelBox]

  /// The longest straight edge inside of a text, in points.
  private static let longestStroke = 24
  /// The largest gap inside of a line, such as a space, in points.
  private static let gap = (x: 3, y: 1)
  /// The heights of texts, in points.
  private static let heights = 3...72
  /// The smallest share of a text's points that contain an edge.
  private static let density = 0.25

  init(edges: Plane, scale: Int) {
    let points = Self.reduced(edges.withoutRuns(longerThan: Self.longestStroke * scale), scale: scale)
    let regions = points.maximum(x: Self.gap.x, y: Self.gap.y).connectedBoxes()
    boxes = regions.compactMap { region in
      guard let box = Self.tight(region, in: points), Self.heights.contains(box.height) else { return nil }
      return points.share(of: box) >= Self.density ? box : nil
    }
  }

  /// Returns a plane with one value per point: 1 if a pixel of the point is on an edge.
  private static func reduced(_ edges: Plane, scale: Int) -> Plane {
    var points = Plane(width: (edges.width + scale - 1) / scale, height: (edges.height + scale - 1) / scale)
    for y in 0..<edges.height {
      for x in 0..<edges.width where edges.values[y &* edges.width &+ x] > 0 { points[x / scale, y / scale] = 1 }
    }
    return points
  }

  /// Returns the smallest box around the points with edges inside of a region, which is wider by the gaps.
  private static func tight(_ region: PixelBox, in points: Plane) -> PixelBox? {
    var box: PixelBox?
    for y in region.y..<region.endY {
      for x in region.x..<region.endX where points[x, y] > 0 {
        let point = PixelBox(x: x, y: y, width: 1, height: 1)
        box = box?.union(point) ?? point
      }
    }
    return box
  }
}
