import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

/// Draws a tree several times and keeps the times of every stage.
struct RenderRounds {
  private var layout: [Double] = []
  private var render: [Double] = []
  private var encode: [Double] = []
  /// The last round's picture, as PNG.
  private(set) var png = Data()
  /// What the last round drew as boxes.
  private(set) var missingCharacters: [MissingCharacters] = []

  /// - Parameter makeRasterizer: Called before every round, and not timed.
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
      let isPrepared = ContinuousClock.now
      let bitmap = rasterizer.bitmap(of: scene)
      let isDrawn = ContinuousClock.now
      layout.append(Self.milliseconds(isPrepared - start))
      render.append(Self.milliseconds(isDrawn - isPrepared))
      last = bitmap
      prepared = scene
    }
    missingCharacters = prepared?.missingCharacters ?? []
    // After all drawing, so that the encoder's memory does not push the pictures' out of the caches.
    for _ in 0..<count {
      let start = ContinuousClock.now
      png = try last?.pngData(scale: scale) ?? Data()
      encode.append(Self.milliseconds(ContinuousClock.now - start))
    }
  }

  var timing: RenderTiming {
    RenderTiming(
      layout: Self.median(layout), render: Self.median(render), encode: Self.median(encode), bytes: png.count)
  }

  private static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    let middle = sorted.count / 2
    let median = sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    return (median * 1000).rounded() / 1000
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }
}
