import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

/// Draws a tree several times, and measures the time of every stage.
struct RenderRounds {
  private var layout: [Double] = []
  private var render: [Double] = []
  private var encode: [Double] = []
  /// The last round's picture, as PNG.
  private(set) var png = Data()
  /// The characters without glyphs in the last round, drawn as boxes.
  private(set) var missingCharacters: [MissingCharacters] = []

  /// - Parameter makeRasterizer: Called before every round. Its time is not measured.
  init(
    _ root: LayoutNode, count: Int, in file: SceneFile, makeRasterizer: () throws -> Rasterizer
  ) throws {
    var last: Bitmap?
    var prepared: PreparedScene?
    var scale: CGFloat = 1
    for _ in 0..<count {
      let rasterizer = try makeRasterizer()
      scale = rasterizer.scale
      let start = ContinuousClock.now
      let scene = try file.naming { () throws(RasterizerError) in try rasterizer.prepare(root) }
      let preparedTime = ContinuousClock.now
      let bitmap = rasterizer.bitmap(of: scene)
      let drawnTime = ContinuousClock.now
      layout.append(Self.milliseconds(preparedTime - start))
      render.append(Self.milliseconds(drawnTime - preparedTime))
      last = bitmap
      prepared = scene
    }
    missingCharacters = prepared?.missingCharacters ?? []
    // Encoding comes after all drawing, because it would evict the pictures from the caches.
    for _ in 0..<count {
      let start = ContinuousClock.now
      png = try last?.pngData(scale: scale) ?? Data()
      encode.append(Self.milliseconds(ContinuousClock.now - start))
    }
  }

  var timing: RenderTiming {
    RenderTiming(
      layout: Self.medianToMicroseconds(layout), render: Self.medianToMicroseconds(render),
      encode: Self.medianToMicroseconds(encode), bytes: png.count)
  }

  private static func medianToMicroseconds(_ times: [Double]) -> Double {
    (times.median * 1000).rounded() / 1000
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }
}

/// The times of the stages of a render: medians of several rounds, in milliseconds.
struct RenderTiming: Encodable {
  /// Validating the tree and typesetting its text.
  var layout: Double
  /// Drawing.
  var render: Double
  /// Encoding the PNG.
  var encode: Double
  /// The size of the PNG in bytes.
  var bytes: Int
}

extension [Double] {
  /// The median of the elements; there has to be at least one.
  var median: Double {
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
