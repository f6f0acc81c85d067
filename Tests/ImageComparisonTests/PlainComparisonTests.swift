import FirstFrameImageComparison
import FirstFrameImaging
import Testing

/// The comparison against the plain one.
@Suite struct PlainComparisonTests {
  @Test(arguments: 1...300 as ClosedRange<UInt64>) func randomPictures(seed: UInt64) throws {
    var random = RandomPictures(seed: seed)
    let isOpaque = seed.isMultiple(of: 2)
    let reference = random.picture(try random.size(), isOpaque: isOpaque)
    let actual =
      seed.isMultiple(of: 5)
      ? random.picture(try random.size(), isOpaque: isOpaque) : random.changed(reference, isOpaque: isOpaque)
    let tolerance = try random.tolerance()
    check(reference, actual, tolerance, "seed \(seed), \(tolerance)")
  }

  @Test(arguments: [
    PictureVariants.block, PictureVariants.shifted, PictureVariants.lighter, PictureVariants.cutOut,
  ])
  func variants(_ actual: Bitmap) throws {
    for metric in [ImageTolerance.Metric.yiq, .okLab] {
      let tolerance = try ImageTolerance(metric: metric, threshold: 0.05, allowsAntialiasing: true)
      check(PictureVariants.discs, actual, tolerance, "\(metric)")
    }
  }

  private func check(_ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance, _ comment: Comment) {
    let plain = PlainComparison(reference, actual, tolerance)
    let comparison = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(comparison.differingPixels?.count ?? 0 == plain.differing.count, comment)
    switch comparison {
    case .identical:
      #expect(reference == actual, comment)
    case .withinTolerance(let pixels):
      #expect(pixels.belowThreshold == plain.belowThreshold, comment)
      #expect(pixels.antialiased == plain.antialiased, comment)
      #expect(pixels.ignored == plain.ignored, comment)
    case .differing(let pixels), .differentSizes(_, _, let pixels):
      #expect(abs(pixels.largestDifference - plain.largestDifference) < 1e-5, comment)
      check(pixels, plain.differing, comment)
    }
  }

  private func check(_ pixels: DifferingPixels, _ differing: Set<[Int]>, _ comment: Comment) {
    let columns = differing.map { $0[0] }
    let rows = differing.map { $0[1] }
    let box = pixels.boundingBox
    #expect([box.x, box.y] == [columns.min(), rows.min()], comment)
    #expect([box.endX - 1, box.endY - 1] == [columns.max(), rows.max()], comment)
    #expect(pixels.clusters.count <= 32, comment)
    for place in differing {
      let holders = pixels.clusters.filter {
        place[0] >= $0.x && place[0] < $0.endX && place[1] >= $0.y && place[1] < $0.endY
      }
      #expect(holders.count == 1, comment)
    }
  }
}
