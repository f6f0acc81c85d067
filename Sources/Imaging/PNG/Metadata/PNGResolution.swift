import Foundation

/// The resolution of a picture as the chunk `pHYs` has it, in whole pixels per metre.
struct PNGResolution {
  let pixelsPerMeter: UInt32

  private static let pointsPerMeter = 72 / 0.0254

  init(pixelsPerMeter: UInt32) {
    self.pixelsPerMeter = pixelsPerMeter
  }

  init(scale: CGFloat) throws(PNGError) {
    let pixelsPerMeter = (Double(scale) * Self.pointsPerMeter).rounded()
    guard pixelsPerMeter >= 1, pixelsPerMeter <= Double(Int32.max) else { throw .unusableScale(Double(scale)) }
    self.pixelsPerMeter = UInt32(pixelsPerMeter)
  }

  /// Pixels per point, to three decimals: as many as whole pixels per metre can tell apart.
  var scale: CGFloat {
    CGFloat((Double(pixelsPerMeter) / Self.pointsPerMeter * 1000).rounded() / 1000)
  }
}
