import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Blurs pixels by a Gaussian, and changes their saturation.
///
/// Pixels are averaged over cells, the cells are blurred, and pixels are interpolated between the centers of cells. The
/// side of a cell is at most a quarter of the standard deviation, so the cost depends hardly on the width of the blur. The
/// grid begins at the origin of device space, so the result does not depend on the area that is drawn.
struct BackdropFilter {
  /// The standard deviation of the Gaussian, in pixels.
  private let deviation: Double
  private let saturation: Double
  /// The side of a cell, in pixels; a power of two.
  private let step: Int

  private static let cellsPerDeviation = 4.0

  /// Creates a filter; `nil` if it would change nothing.
  init?(_ backdrop: Backdrop, in transform: Affine) {
    deviation = ShadowShape.deviation(blur: backdrop.blur * 2, in: transform)
    saturation = backdrop.saturation
    guard deviation > 0 || saturation != 1 else { return nil }
    var step = 1
    while deviation >= Double(2 * step) * Self.cellsPerDeviation { step *= 2 }
    self.step = step
  }

  private var kernel: BoxKernel? {
    // Averaging over cells has the variance h² / 12 of a box, and interpolation has h² / 6 of a triangle.
    let side = Double(step)
    let variance = step == 1 ? deviation * deviation : deviation * deviation / (side * side) - 0.25
    return variance > 0 ? BoxKernel(variance: variance / 3) : nil
  }

  /// The distance from which pixels have an effect, in cells.
  private func cellReach(of kernel: BoxKernel?) -> Int { (kernel.map { 3 * $0.reach } ?? 0) + 1 }

  /// The distance from which pixels have an effect, in pixels.
  var reach: Int { (cellReach(of: kernel) + 1) * step }

  /// Returns the filtered pixels of an area, which must be within the canvas.
  func filtered(_ canvas: Canvas, in area: PixelRect) -> Canvas {
    if !area.isEmpty, canvas.hasOneColor(in: area.outset(by: reach).intersection(canvas.bounds)) {
      return filteredColor(of: canvas, in: area)
    }
    let kernel = kernel
    let reach = cellReach(of: kernel)
    let all = cellBounds(of: canvas.bounds)
    let cells = ColorCells(
      canvas: canvas, step: step, bounds: cellBounds(of: area).outset(by: reach).intersection(all))
    if let kernel { cells.blur(by: kernel) }
    if saturation != 1 { cells.saturate(by: saturation) }
    let result = Canvas(bounds: area)
    cells.write(to: result)
    return result
  }

  /// Returns the filtered pixels of an area if all pixels with an effect on it have the same color: a blur does not change
  /// them, so one cell is enough.
  private func filteredColor(of canvas: Canvas, in area: PixelRect) -> Canvas {
    let corner = PixelRect(minX: area.minX, minY: area.minY, maxX: area.minX + 1, maxY: area.minY + 1)
    let cell = ColorCells(canvas: canvas, step: step, bounds: cellBounds(of: corner))
    if saturation != 1 { cell.saturate(by: saturation) }
    let pixel = Canvas(bounds: corner)
    cell.write(to: pixel)
    let result = Canvas(bounds: area)
    result.pixels.set(count: area.width * area.height, to: pixel.pixels[0])
    return result
  }

  private func cellBounds(of rect: PixelRect) -> PixelRect {
    let shift = step.trailingZeroBitCount
    return PixelRect(
      minX: rect.minX >> shift, minY: rect.minY >> shift, maxX: (rect.maxX + step - 1) >> shift,
      maxY: (rect.maxY + step - 1) >> shift)
  }

  /// Mixes filtered pixels with those of a canvas.
  ///
  /// - Parameters:
  ///   - coverage: The shares of the filtered pixels, with the same bounds.
  ///   - opacity: A factor of all shares, in 255ths.
  ///   - mask: A picture with the same bounds, whose alpha is another factor; `nil` for none.
  static func mix(_ filtered: Canvas, into canvas: Canvas, by coverage: CoverageMask, opacity: UInt8, mask: Canvas?) {
    let area = filtered.bounds
    var y = area.minY
    while y < area.maxY {
      let shares = coverage.row(y, fromX: area.minX)
      if opacity < 255 || mask != nil {
        var index = 0
        while index < area.width {
          var share = Blending.scaled(shares[index], by: opacity)
          if let mask { share = Blending.scaled(share, by: UInt8(mask.row(y, fromX: area.minX)[index] &>> 24)) }
          shares[index] = share
          index &+= 1
        }
      }
      let source = filtered.row(y, fromX: area.minX)
      let target = canvas.row(y, fromX: area.minX)
      Blending.mix(source, over: target, count: area.width, by: shares)
      memcpy(target, source, area.width &* 4)
      y &+= 1
    }
  }
}

extension Canvas {
  /// Returns whether all pixels of an area, which must be within the bounds, have the same color.
  func hasOneColor(in area: PixelRect) -> Bool {
    guard !area.isEmpty else { return false }
    let color = row(area.minY, fromX: area.minX)[0]
    var y = area.minY
    while y < area.maxY {
      let pixels = row(y, fromX: area.minX)
      var index = 0
      while index < area.width {
        if pixels[index] != color { return false }
        index &+= 1
      }
      y &+= 1
    }
    return true
  }
}

/// The weights of a box whose ends are fractions, so that it has a given variance.
///
/// Three boxes have almost the shape of a Gaussian (the largest error is 3% of its height).
///
/// Source: P. Gwosdek et al., "Theoretical foundations of Gaussian convolution by extended box filtering", Scale Space
/// and Variational Methods in Computer Vision, 2011, equations 8 and 9.
struct BoxKernel {
  /// The number of whole elements on either side of the middle.
  let radius: Int
  /// The weight of the whole elements. All weights together are `1 << BoxKernel.bits`.
  let inner: Int
  /// The weight of the elements at both ends.
  let outer: Int

  static let bits = 24

  init(variance: Double) {
    radius = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let whole = Double(2 * radius + 1)
    let next = Double((radius + 1) * (radius + 1))
    let rest = whole * (Double(radius * (radius + 1)) - 3 * variance) / (6 * (variance - next))
    let length = whole + 2 * max(rest, 0)
    let unit = Double(1 << Self.bits)
    // An even weight leaves an even remainder for the two ends.
    let inner = Int(unit / length) & ~1
    self.inner = inner
    outer = ((1 << Self.bits) - inner * (2 * radius + 1)) / 2
  }

  /// The number of elements on either side of the middle that have a weight.
  var reach: Int { radius + 1 }
}
