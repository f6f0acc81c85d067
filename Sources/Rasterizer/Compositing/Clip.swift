/// Where drawing shows: a rectangle of pixels, and within it a mask for edges that are not upright or whole.
struct Clip {
  var bounds: PixelRect
  var mask: CoverageMask?

  /// What shows through both clips.
  func intersection(bounds other: PixelRect, mask otherMask: CoverageMask?) -> Clip {
    let common = bounds.intersection(other)
    guard let otherMask else { return Clip(bounds: common, mask: mask) }
    guard let mask else { return Clip(bounds: common, mask: otherMask) }
    otherMask.multiply(by: mask)
    return Clip(bounds: common, mask: otherMask)
  }
}
