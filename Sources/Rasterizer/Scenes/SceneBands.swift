import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Draws a scene on pixels, a large one as two bands at the same time.
///
/// Nothing that a row of pixels shows depends on the rows that are drawn with it, so the bands are the same bytes
/// as the whole.
struct SceneBands {
  let scene: PreparedScene
  let count: Int

  /// More pixels than this are worth a second thread.
  private static let largestBand = 1 << 20

  init(_ scene: PreparedScene) {
    self.init(scene, count: scene.size.area > Self.largestBand ? 2 : 1)
  }

  init(_ scene: PreparedScene, count: Int) {
    self.scene = scene
    self.count = min(count, scene.size.height)
  }

  /// - Parameter pixels: As many as the scene's size has, clear.
  func draw(on pixels: UnsafeMutablePointer<UInt32>) {
    if count == 1 { return draw(band: 0, on: pixels) }
    // Bands write to rows of their own.
    nonisolated(unsafe) let pixels = pixels
    DispatchQueue.concurrentPerform(iterations: count) { draw(band: $0, on: pixels) }
  }

  private func draw(band: Int, on pixels: UnsafeMutablePointer<UInt32>) {
    let (width, height) = (scene.size.width, scene.size.height)
    let canvas = Canvas(bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), pixels: pixels)
    let rows = PixelRect(
      minX: 0, minY: height * band / count, maxX: width, maxY: height * (band + 1) / count)
    ScenePainter(canvas: canvas, clip: rows, transform: .scale(scene.scale), memory: ScanMemory())
      .paint(scene.root)
  }
}
