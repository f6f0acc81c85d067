import FirstFrameImaging

extension PicturePair {
  /// Lends the shared pixels of two bitmaps to the body.
  static func with<Result>(_ reference: Bitmap, _ actual: Bitmap, _ body: (PicturePair) -> Result) -> Result {
    reference.withPixels { referencePixels in
      actual.withPixels { actualPixels in
        body(
          PicturePair(
            reference: referencePixels, referenceStride: reference.width,
            actual: actualPixels, actualStride: actual.width,
            width: min(reference.width, actual.width), height: min(reference.height, actual.height)))
      }
    }
  }
}
