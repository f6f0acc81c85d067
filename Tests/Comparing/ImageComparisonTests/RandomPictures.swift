import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameSeededRandomness
import Foundation

/// Random pictures and tolerances. Pictures have few colors, so that neighbors are often equal.
struct RandomPictures {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func size() throws -> PixelSize {
    let maximumLength = [1, 3, 17, 40, 70].randomElement(using: &generator) ?? 1
    return try PixelSize(width: number(1...maximumLength), height: number(1...maximumLength))
  }

  mutating func picture(_ size: PixelSize, isOpaque: Bool) -> Bitmap {
    var palette: [PremultipliedColor] = []
    for _ in 0..<number(1...5) { palette.append(color(isOpaque: isOpaque)) }
    var bitmap = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width { bitmap[x, y] = palette[number(0...palette.count - 1)] }
    }
    return bitmap
  }

  /// Returns the picture with some pixels changed, many of them only slightly.
  mutating func changed(_ picture: Bitmap, isOpaque: Bool) -> Bitmap {
    var result = picture
    for _ in 0..<number(1...max(picture.size.area / 3, 1)) {
      let (x, y) = (number(0...picture.width - 1), number(0...picture.height - 1))
      if number(0...2) == 0 {
        result[x, y] = color(isOpaque: isOpaque)
      } else {
        var color = result[x, y].straight
        color.green = UInt8(clamping: Int(color.green) + number(-40...40))
        color.red = UInt8(clamping: Int(color.red) + number(-40...40))
        result[x, y] = PremultipliedColor(color)
      }
    }
    return result
  }

  /// A straight edge between black and white: the coefficients of `ax + by + c`, and the pixels that it fades over.
  struct Edge {
    var (a, b, c, width): (Double, Double, Double, Double)

    func moved(by distance: Double) -> Edge { Edge(a: a, b: b, c: c + distance, width: width) }
  }

  mutating func edge() -> Edge {
    let angle = Double(number(0...359)) * .pi / 180
    return Edge(a: cos(angle), b: sin(angle), c: Double(number(-60...60)) / 10, width: Double(number(5...25)) / 10)
  }

  /// Returns an opaque picture of an edge.
  mutating func picture(_ size: PixelSize, of edge: Edge) -> Bitmap {
    var bitmap = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let distance = edge.a * Double(x) + edge.b * Double(y) + edge.c
        let level = UInt8(255 * min(max(distance / edge.width + 0.5, 0), 1))
        bitmap[x, y] = PremultipliedColor(Color(red: level, green: level, blue: level))
      }
    }
    return bitmap
  }

  mutating func tolerance() throws -> ImageTolerance {
    let metric = ImageTolerance.Metric.allCases[number(0...2)]
    let threshold = metric == .exact ? 0 : [0, 0.02, 0.05, 0.1, 0.3, 1][number(0...5)]
    var regions: [PixelBox] = []
    for _ in 0..<number(0...2) where number(0...1) == 0 {
      regions.append(PixelBox(x: number(-5...40), y: number(-5...40), width: number(1...30), height: number(1...30)))
    }
    return try ImageTolerance(
      metric: metric, threshold: threshold, allowsAntialiasing: number(0...1) == 0, mask: regions)
  }

  private mutating func color(isOpaque: Bool) -> PremultipliedColor {
    func channel() -> UInt8 { UInt8(number(0...255)) }
    let alpha = isOpaque ? 255 : [0, 128, 255, channel()][number(0...3)]
    return PremultipliedColor(Color(red: channel(), green: channel(), blue: channel(), alpha: alpha))
  }
}

extension Bitmap {
  /// Creates a picture from rows of letters: `k` black, `w` white, `r` red, `.` clear.
  init(rows: String...) throws {
    try self.init(size: PixelSize(width: rows[0].count, height: rows.count))
    let colors: [Character: Color] = [
      "k": .black, "w": .white, "r": Color(red: 255, green: 0, blue: 0), ".": .clear,
    ]
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        self[x, y] = PremultipliedColor(colors[letter] ?? .clear)
      }
    }
  }
}
