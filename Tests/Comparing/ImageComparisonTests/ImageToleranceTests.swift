import FirstFrameImageComparison
import FirstFrameImaging
import Testing

@Suite struct ImageToleranceTests {
  @Test(arguments: [-0.01, 1.01, .nan, .infinity]) func thresholdsAndRatiosAreFrom0To1(threshold: Double) {
    #expect(throws: ImageToleranceError.self) { try ImageTolerance(metric: .yiq, threshold: threshold) }
    #expect(throws: ImageToleranceError.self) { try ImageTolerance(metric: .exact, maxDifferentPixelRatio: threshold) }
  }

  @Test func invalidValuesAreErrors() {
    #expect(throws: ImageToleranceError.thresholdOfExactMetric(0.1)) {
      try ImageTolerance(metric: .exact, threshold: 0.1)
    }
    #expect(throws: ImageToleranceError.unusablePixelCount(-1)) {
      try ImageTolerance(metric: .yiq, maxDifferentPixels: -1)
    }
    for region in [PixelBox(x: 0, y: 0, width: 0, height: 4), PixelBox(x: .max, y: 0, width: 1, height: 1)] {
      #expect(throws: ImageToleranceError.unusableRegion(region)) {
        try ImageTolerance(metric: .exact, mask: [region])
      }
    }
  }

  /// Ten white pixels. One of them becomes darker by 26, a difference of 26 / 255 * 0.96594 = 0.09849; then others
  /// become black.
  @Test func unneededPartsAreReported() throws {
    let reference = Bitmap(size: try PixelSize(width: 10, height: 1), color: PremultipliedColor(.white))
    var actual = reference
    actual[2, 0] = PremultipliedColor(Color(red: 229, green: 229, blue: 229))
    let near = PixelBox(x: 0, y: 0, width: 2, height: 1)
    let tolerance = try ImageTolerance(
      metric: .yiq, threshold: 0.1, allowsAntialiasing: true, maxDifferentPixels: 1, mask: [near])
    let close = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    guard case .withinTolerance(let pixels) = close else {
      Issue.record("\(close)")
      return
    }
    #expect(pixels.belowThreshold == 1)
    #expect(abs(pixels.largestBelowThreshold - 0.098_49) < 1e-5)
    #expect(close.unneededParts(of: tolerance) == [.antialiasing, .allowance, .ignoredRegion(near)])

    actual[8, 0] = PremultipliedColor(.black)
    let allowed = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(allowed.isSame)
    #expect(allowed.unneededParts(of: tolerance) == [.antialiasing, .ignoredRegion(near)])

    actual[1, 0] = PremultipliedColor(.black)
    let ignored = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(ignored.unneededParts(of: tolerance) == [.antialiasing])

    actual[5, 0] = PremultipliedColor(.black)
    let differing = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(differing.differingPixels?.count == 2)
    #expect(differing.unneededParts(of: tolerance).isEmpty)
  }

  @Test func limitsAbove0AreAPart() {
    for (pixels, ratio) in [(nil, nil), (0, nil), (nil, 0), (0, 0.5), (1, 0)] as [(Int?, Double?)] {
      #expect(ImageTolerance.exact(maxDifferentPixels: pixels, maxDifferentPixelRatio: ratio).parts.isEmpty)
    }
    for (pixels, ratio) in [(1, nil), (nil, 0.5), (2, 0.1)] as [(Int?, Double?)] {
      #expect(ImageTolerance.exact(maxDifferentPixels: pixels, maxDifferentPixelRatio: ratio).parts == [.allowance])
    }
  }

  @Test func ratiosRelateToAllPixels() throws {
    let reference = Bitmap(size: try PixelSize(width: 10, height: 10))
    var actual = reference
    actual[3, 3] = PremultipliedColor(.black)
    for (share, isSame) in [(0.01, true), (0.0099, false), (0, false), (1, true)] {
      let tolerance = try ImageTolerance(metric: .exact, maxDifferentPixelRatio: share)
      #expect(Comparison(reference: reference, actual: actual, tolerance: tolerance).isSame == isSame)
    }
  }

  @Test func noToleranceAllowsADifferentSize() throws {
    let tolerance = try ImageTolerance(
      metric: .yiq, threshold: 1, maxDifferentPixelRatio: 1, mask: [PixelBox(x: 0, y: 0, width: 9, height: 9)])
    let comparison = Comparison(
      reference: try Bitmap(rows: "kw"), actual: try Bitmap(rows: "wkw"), tolerance: tolerance)
    #expect(comparison.differingPixels?.count == 1)
    #expect(comparison.differingPixels?.boundingBox == PixelBox(x: 2, y: 0, width: 1, height: 1))
  }

  /// A smooth edge between a black and a white area, with shades as if it moved by a third of a pixel.
  @Test func aSmoothEdgeMayMoveIfAntialiasingIsAllowed() throws {
    func edge(_ level: UInt8) throws -> Bitmap {
      var bitmap = Bitmap(size: try PixelSize(width: 7, height: 5), color: PremultipliedColor(.white))
      for y in 0..<5 {
        for x in 0..<3 { bitmap[x, y] = PremultipliedColor(.black) }
        // Different in each row, since a pixel with equal neighbors above and below counts as a line.
        let shade = level + UInt8(y * 3)
        bitmap[3, y] = PremultipliedColor(Color(red: shade, green: shade, blue: shade))
      }
      return bitmap
    }
    let (reference, actual) = (try edge(60), try edge(150))
    let plain = try ImageTolerance(metric: .yiq, threshold: 0.1)
    #expect(Comparison(reference: reference, actual: actual, tolerance: plain).differingPixels?.count == 5)
    let smooth = try ImageTolerance(metric: .yiq, threshold: 0.1, allowsAntialiasing: true)
    guard case .withinTolerance(let pixels) = Comparison(reference: reference, actual: actual, tolerance: smooth)
    else {
      Issue.record("not within the tolerance")
      return
    }
    #expect(pixels.antialiased == 5)
  }

  @Test func literalValuesNeedNoTry() throws {
    let box = PixelBox(x: 0, y: 0, width: 2, height: 1)
    #expect(
      try ImageTolerance.yiq(threshold: 0.2, allowsAntialiasing: true, maxDifferentPixels: 3, mask: [box])
        == ImageTolerance(
          metric: .yiq, threshold: 0.2, allowsAntialiasing: true, maxDifferentPixels: 3, mask: [box]))
    #expect(try ImageTolerance.yiq() == ImageTolerance(metric: .yiq, threshold: 0.1))
    #expect(try ImageTolerance.okLab() == ImageTolerance(metric: .okLab, threshold: 0.02))
    #expect(
      try ImageTolerance.exact(maxDifferentPixelRatio: 0.5)
        == ImageTolerance(metric: .exact, maxDifferentPixelRatio: 0.5))
    #expect(ImageTolerance.exact() == .exact)
    #expect(try ImageTolerance.exact.masking([box]).validated() == .exact(mask: [box]))
  }

  @Test func anInvalidToleranceAllowsNoDifference() throws {
    let tolerance = ImageTolerance.yiq(threshold: 1.5, maxDifferentPixels: 100)
    #expect(tolerance.error == .unusableThreshold(1.5))
    #expect(throws: ImageToleranceError.unusableThreshold(1.5)) { try tolerance.validated() }
    #expect(tolerance.masking([]).error == tolerance.error)
    #expect(ImageTolerance.exact(maxDifferentPixels: -1).error == .unusablePixelCount(-1))
    let flat = PixelBox(x: 0, y: 0, width: 0, height: 4)
    #expect(ImageTolerance.exact.masking([flat]).error == .unusableRegion(flat))
    let comparison = Comparison(
      reference: try Bitmap(rows: "kw"), actual: try Bitmap(rows: "kk"), tolerance: tolerance)
    #expect(!comparison.isSame)
    #expect(tolerance.parts.isEmpty)
  }

  @Test func theSmallerOfTwoLimitsApplies() throws {
    let reference = Bitmap(size: try PixelSize(width: 10, height: 1))
    var actual = reference
    for x in 0..<3 { actual[x, 0] = PremultipliedColor(.black) }
    for (pixels, ratio, isSame) in [(3, 0.3, true), (2, 1, false), (10, 0.2, false)] {
      let tolerance = ImageTolerance.exact(maxDifferentPixels: pixels, maxDifferentPixelRatio: ratio)
      #expect(Comparison(reference: reference, actual: actual, tolerance: tolerance).isSame == isSame)
    }
  }

  @Test func theEndsOfTheRangesAreValid() throws {
    for threshold in [0.0, 1] { #expect(ImageTolerance.yiq(threshold: threshold).error == nil) }
    for ratio in [0.0, 1] { #expect(ImageTolerance.exact(maxDifferentPixelRatio: ratio).error == nil) }
    #expect(ImageTolerance.exact(maxDifferentPixels: 0).error == nil)
    #expect(throws: ImageToleranceError.thresholdOfExactMetric(0.1)) {
      try ImageTolerance(metric: .exact, threshold: 0.1)
    }
    for ratio in [-0.01, 1.01] {
      #expect(ImageTolerance.exact(maxDifferentPixelRatio: ratio).error == .unusableShare(ratio))
    }
  }
}
