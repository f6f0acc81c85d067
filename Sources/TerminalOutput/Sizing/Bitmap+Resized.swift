import FirstFrameImaging

extension Bitmap {
  /// The picture in another size: each pixel of a smaller one is the average of the area it covers, and a larger one
  /// repeats its pixels.
  func resized(to target: PixelSize) -> Bitmap {
    if target == size { return self }
    if target.width > width || target.height > height { return repeated(to: target) }
    var sums = AreaSums(size: target)
    sums.add(self)
    return sums.average
  }

  private func repeated(to target: PixelSize) -> Bitmap {
    var larger = Bitmap(size: target)
    let columns = (0..<target.width).map { $0 * width / target.width }
    withPixels { source in
      larger.withMutablePixels { pixels in
        for y in 0..<target.height {
          let row = source + (y * height / target.height) * width
          for x in 0..<target.width { pixels[y * target.width + x] = row[columns[x]] }
        }
      }
    }
    return larger
  }
}
