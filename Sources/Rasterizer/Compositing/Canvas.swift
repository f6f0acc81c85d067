import Imaging

/// A picture being drawn: pixels, and the place of its top left corner in device space.
///
/// It owns its pixels alone while it is drawn on, which is why it may hold on to their address.
final class Canvas {
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>

  init(bounds: PixelRect) {
    self.bounds = bounds
    pixels = .allocate(capacity: max(bounds.width * bounds.height, 1))
    pixels.initialize(repeating: 0, count: max(bounds.width * bounds.height, 1))
  }

  deinit {
    pixels.deallocate()
  }

  /// The pixels of a row from a column on; both must lie within the bounds.
  func row(_ y: Int, fromX x: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.minY) * bounds.width + x - bounds.minX)
  }

  /// Lays another canvas over this one, as one picture.
  ///
  /// - Parameter opacity: 255 for wholly visible.
  func draw(_ layer: Canvas, opacity: UInt8, clip: Clip) {
    let area = layer.bounds.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    var y = area.minY
    while y < area.maxY {
      let source = layer.row(y, fromX: area.minX)
      let target = row(y, fromX: area.minX)
      if let mask = clip.mask {
        Blending.lay(
          source, over: target, count: area.width, coverage: UInt32(opacity), through: mask.row(y, fromX: area.minX))
      } else {
        Blending.lay(source, over: target, count: area.width, coverage: UInt32(opacity))
      }
      y &+= 1
    }
  }

  /// Copies the canvas into a bitmap of its size.
  func bitmap(size: PixelSize) -> Bitmap {
    var bitmap = Bitmap(size: size)
    bitmap.withMutablePixels { $0.update(from: pixels, count: size.area) }
    return bitmap
  }
}
