import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Draws a scene. A large scene is drawn as two bands in parallel.
///
/// A row of pixels depends on other rows only where a backdrop is filtered, so drawing in bands does not change the pixels
/// if no filter reads rows of both bands.
struct SceneBands {
  let scene: PreparedScene
  /// The rows at which the bands begin and end.
  private let borders: [Int]

  var count: Int { borders.count - 1 }

  /// The largest number of pixels that one thread draws.
  private static let maximumBandArea = 1 << 20

  init(_ scene: PreparedScene) {
    let height = scene.size.height
    let border = scene.size.area > Self.maximumBandArea ? FilteredRows(of: scene)?.border(near: height / 2) : nil
    self.scene = scene
    // A small band would save little time.
    borders = border.map { $0 * 4 < height || $0 * 4 > height * 3 ? [0, height] : [0, $0, height] } ?? [0, height]
  }

  init(_ scene: PreparedScene, count: Int) {
    let (height, count) = (scene.size.height, min(count, scene.size.height))
    self.scene = scene
    borders = (0...count).map { height * $0 / count }
  }

  /// - Parameter pixels: As many pixels as the scene has, filled with its background color.
  func draw(on pixels: UnsafeMutablePointer<UInt32>) {
    if count == 1 { return draw(band: 0, on: pixels) }
    // Each band writes only to its own rows.
    nonisolated(unsafe) let pixels = pixels
    DispatchQueue.concurrentPerform(iterations: count) { draw(band: $0, on: pixels) }
  }

  private func draw(band: Int, on pixels: UnsafeMutablePointer<UInt32>) {
    let (width, height) = (scene.size.width, scene.size.height)
    let canvas = Canvas(bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), pixels: pixels)
    let rows = PixelRect(minX: 0, minY: borders[band], maxX: width, maxY: borders[band + 1])
    ScenePainter(canvas: canvas, clip: rows, transform: .scale(scene.scale), memory: ScanMemory())
      .paint(scene.root)
  }
}

/// The rows of pixels that filters of backdrops read.
private struct FilteredRows {
  private var ranges: [Range<Int>] = []

  /// Collects the rows of a scene; `nil` if a picture with backdrops is filtered as a whole, which may move any row.
  init?(of scene: PreparedScene) {
    guard collect(scene.root, transform: .scale(scene.scale)) else { return nil }
  }

  /// Returns the border between two rows nearest to a row, so that no filter reads rows on both of its sides.
  func border(near row: Int) -> Int {
    var (above, below) = (row, row)
    for range in ranges.sorted(by: { $0.upperBound > $1.upperBound }) where range.isDivided(at: above) {
      above = range.lowerBound
    }
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.isDivided(at: below) {
      below = range.upperBound
    }
    return row - above < below - row ? above : below
  }

  private mutating func collect(_ prepared: PreparedNode, transform: Affine) -> Bool {
    let node = prepared.node
    let space = node.spaceTransform.followed(by: transform)
    let countBefore = ranges.count
    if let backdrop = node.backdrop, let picture = BackdropPicture(backdrop, of: node, in: space) {
      let box = PixelRect(covering: node.bounds.mapped(by: space)).outset(by: picture.reach + 1)
      ranges.append(box.minY..<max(box.maxY, box.minY))
    }
    for child in prepared.children where !collect(child, transform: space) { return false }
    for part in prepared.mask where !collect(part, transform: space) { return false }
    return node.filters.isEmpty || ranges.count == countBefore
  }
}

extension Range<Int> {
  fileprivate func isDivided(at border: Int) -> Bool { lowerBound < border && border < upperBound }
}
