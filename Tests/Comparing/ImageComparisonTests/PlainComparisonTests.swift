import FirstFrameImaging
import Foundation
import Testing

@testable import FirstFrameImageComparison

/// Compares the results with those of a plain second implementation.
@Suite struct PlainComparisonTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func randomPictures(seed: UInt64) throws {
    var random = RandomPictures(seed: seed)
    let isOpaque = seed.isMultiple(of: 2)
    let reference = random.picture(try random.size(), isOpaque: isOpaque)
    let actual =
      seed.isMultiple(of: 5)
      ? random.picture(try random.size(), isOpaque: isOpaque) : random.changed(reference, isOpaque: isOpaque)
    let tolerance = try random.tolerance()
    try check(reference, actual, tolerance, "seed \(seed), \(tolerance)")
  }

  @Test(arguments: [
    PictureVariants.block, PictureVariants.shifted, PictureVariants.lighter, PictureVariants.cutOut,
  ])
  func variants(_ actual: Bitmap) throws {
    for metric in [ImageTolerance.Metric.yiq, .okLab] {
      let tolerance = try ImageTolerance(metric: metric, threshold: 0.05, allowsAntialiasing: true)
      try check(PictureVariants.discs, actual, tolerance, "\(metric)")
    }
  }

  /// Smooth edges that cross the edges of the picture, where pixels have fewer neighbors.
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func smoothEdges(seed: UInt64) throws {
    var random = RandomPictures(seed: seed)
    let size = try PixelSize(width: random.number(2...12), height: random.number(2...12))
    let edge = random.edge()
    let reference = random.picture(size, of: edge)
    let actual = random.picture(size, of: edge.moved(by: Double(random.number(1...10)) / 10))
    let tolerance = try ImageTolerance(metric: .yiq, threshold: 0.02, allowsAntialiasing: true)
    try check(reference, actual, tolerance, "seed \(seed)")
  }

  /// Small pictures of few colors, in which single pixels change.
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func smallPictures(seed: UInt64) throws {
    var random = RandomPictures(seed: seed)
    let size = try PixelSize(width: random.number(2...7), height: random.number(2...7))
    let reference = random.picture(size, isOpaque: true)
    let actual = random.changed(reference, isOpaque: true)
    try check(reference, actual, .yiq(threshold: 0, allowsAntialiasing: true), "seed \(seed)")
  }

  private func check(_ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance, _ comment: Comment) throws {
    let plain = PlainComparison(reference, actual, tolerance)
    let comparison = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    check(comparison.differingPixels, plain, comment)
    // A tolerance that also allows all remaining pixels reports the numbers of all kinds.
    let lenient = try ImageTolerance(
      metric: tolerance.metric, threshold: tolerance.threshold, allowsAntialiasing: tolerance.allowsAntialiasing,
      maxDifferentPixelRatio: 1, mask: tolerance.mask)
    let allowing = Comparison(reference: reference, actual: actual, tolerance: lenient)
    switch allowing {
    case .identical: #expect(reference == actual, comment)
    case .withinTolerance(let pixels):
      check(pixels, plain, comment)
      #expect(pixels.allowed == comparison.differingPixels, comment)
      #expect(allowing.unneededParts(of: lenient) == plain.unneededParts(of: lenient), comment)
    case .differing: Issue.record(comment)
    case .differentSizes: #expect(allowing == comparison, comment)
    }
  }

  private func check(_ pixels: ToleratedPixels, _ plain: PlainComparison, _ comment: Comment) {
    #expect(pixels.belowThreshold == plain.belowThreshold, comment)
    #expect(pixels.antialiased == plain.antialiased.count, comment)
    #expect(pixels.ignored == plain.ignored, comment)
    #expect(pixels.neededRegions == plain.neededRegions, comment)
    #expect(abs(pixels.largestBelowThreshold - plain.largestBelowThreshold) < 1e-5, comment)
    #expect(pixels.belowThreshold > 0 || pixels.largestBelowThreshold == 0, comment)
  }

  private func check(_ pixels: DifferingPixels?, _ plain: PlainComparison, _ comment: Comment) {
    #expect(pixels?.count ?? 0 == plain.differing.count, comment)
    guard let pixels else { return }
    #expect(abs(pixels.largestDifference - plain.largestDifference) < 1e-5, comment)
    let columns = plain.differing.map { $0[0] }
    let rows = plain.differing.map { $0[1] }
    let box = pixels.boundingBox
    #expect([box.x, box.y] == [columns.min(), rows.min()], comment)
    #expect([box.endX - 1, box.endY - 1] == [columns.max(), rows.max()], comment)
    #expect(pixels.clusters == PlainClusters(around: plain.differing).boxes, comment)
  }
}

/// A second implementation of the comparison, pixel by pixel in double precision: slow, but easy to review.
struct PlainComparison {
  let reference: Bitmap
  let actual: Bitmap
  let tolerance: ImageTolerance
  private(set) var differing: Set<[Int]> = []
  private(set) var belowThreshold = 0
  private(set) var antialiased: Set<[Int]> = []
  private(set) var ignored = 0
  private(set) var largestDifference = 0.0
  private(set) var largestBelowThreshold = 0.0
  private var neededIndices: Set<Int> = []

  private var width: Int { min(reference.width, actual.width) }
  private var height: Int { min(reference.height, actual.height) }

  /// The masked rectangles with unequal pixels.
  var neededRegions: [PixelBox] { neededIndices.sorted().map { tolerance.mask[$0] } }

  func unneededParts(of tolerance: ImageTolerance) -> [ImageTolerance.Part] {
    tolerance.parts.filter { part in
      switch part {
      case .threshold: belowThreshold == 0
      case .antialiasing: antialiased.isEmpty
      case .allowance: differing.isEmpty
      case .ignoredRegion(let region): !neededRegions.contains(region)
      }
    }
  }

  init(_ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance) {
    (self.reference, self.actual, self.tolerance) = (reference, actual, tolerance)
    for y in 0..<max(reference.height, actual.height) {
      for x in 0..<max(reference.width, actual.width) { visit(x, y) }
    }
  }

  private mutating func visit(_ x: Int, _ y: Int) {
    let isShared = x < width && y < height
    guard isShared else {
      if x < reference.width && y < reference.height || x < actual.width && y < actual.height {
        differing.insert([x, y])
        largestDifference = 1
      }
      return
    }
    guard reference[x, y] != actual[x, y] else { return }
    let regions = tolerance.mask.indices.filter { tolerance.mask[$0].contains(x, y) }
    neededIndices.formUnion(regions)
    if !regions.isEmpty {
      ignored += 1
      return
    }
    let difference = difference(x, y)
    if difference <= tolerance.threshold {
      belowThreshold += 1
      largestBelowThreshold = max(largestBelowThreshold, difference)
    } else if tolerance.allowsAntialiasing
      && (isAntialiased(x, y, reference, actual) || isAntialiased(x, y, actual, reference))
    {
      antialiased.insert([x, y])
    } else {
      differing.insert([x, y])
      largestDifference = max(largestDifference, min(difference, 1))
    }
  }

  private func difference(_ x: Int, _ y: Int) -> Double {
    let (left, right) = (reference[x, y], actual[x, y])
    switch tolerance.metric {
    case .exact:
      return zip(channels(left), channels(right)).map { abs($0 - $1) }.reduce(0, max) / 255
    case .yiq:
      let (first, second) = (yiq(left, x, y), yiq(right, x, y))
      let steps = zip(first, second).map { $0 - $1 }
      let squared = 0.5053 * steps[0] * steps[0] + 0.299 * steps[1] * steps[1] + 0.1957 * steps[2] * steps[2]
      return (squared / 35_215).squareRoot()
    case .okLab:
      let backgrounds: [Double] = left.alpha == 255 && right.alpha == 255 ? [0] : [0, 255]
      return backgrounds.map { background in
        let steps = zip(okLab(over(left, background)), okLab(over(right, background))).map { $0 - $1 }
        return steps.map { $0 * $0 }.reduce(0, +).squareRoot()
      }.reduce(0, max)
    }
  }

  private func channels(_ color: PremultipliedColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map(Double.init)
  }

  private func over(_ color: PremultipliedColor, _ background: Double) -> [Double] {
    [color.red, color.green, color.blue].map { Double($0) + background * (255 - Double(color.alpha)) / 255 }
  }

  private func yiq(_ color: PremultipliedColor, _ x: Int, _ y: Int) -> [Double] {
    let background = Self.background(x, y, width: width)
    let samples = [color.red, color.green, color.blue].map(Double.init)
    let (red, green, blue) = {
      let mixed = zip(samples, background).map { $0 + $1 * (255 - Double(color.alpha)) / 255 }
      return (mixed[0], mixed[1], mixed[2])
    }()
    return [
      red * 0.29889531 + green * 0.58662247 + blue * 0.11448223,
      red * 0.59597799 - green * 0.27417610 - blue * 0.32180189,
      red * 0.21147017 - green * 0.52261711 + blue * 0.31114694,
    ]
  }

  /// The background of a translucent pixel in YIQ: red, green and blue, each 48 or 207.
  static func background(_ x: Int, _ y: Int, width: Int) -> [Double] {
    let byte = Double((y * width + x) * 4)
    return [
      48 + 159 * byte.truncatingRemainder(dividingBy: 2),
      48 + 159 * (byte / 1.618033988749895).rounded(.down).truncatingRemainder(dividingBy: 2),
      48 + 159 * (byte / 2.618033988749895).rounded(.down).truncatingRemainder(dividingBy: 2),
    ]
  }

  private func okLab(_ samples: [Double]) -> [Double] {
    let linear = samples.map { $0 / 255 <= 0.04045 ? $0 / 255 / 12.92 : pow(($0 / 255 + 0.055) / 1.055, 2.4) }
    func cone(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      cbrt(red * linear[0] + green * linear[1] + blue * linear[2])
    }
    let long = cone(0.4122214708, 0.5363325363, 0.0514459929)
    let medium = cone(0.2119034982, 0.6806995451, 0.1073969566)
    let short = cone(0.0883024619, 0.2817188376, 0.6299787005)
    return [
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    ]
  }

  private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    (x - 1...x + 1).flatMap { column in (y - 1...y + 1).map { (column, $0) } }.filter {
      $0 >= 0 && $0 < width && $1 >= 0 && $1 < height && ($0, $1) != (x, y)
    }
  }

  private func isAntialiased(_ x: Int, _ y: Int, _ picture: Bitmap, _ other: Bitmap) -> Bool {
    let luma = yiq(picture[x, y], x, y)[0]
    var steps: [(x: Int, y: Int, step: Double)] = []
    for neighbor in neighbors(x, y) {
      // Use the background at the pixel's own position, not at the neighbor's.
      let step = yiqOfNeighbor(picture[neighbor.x, neighbor.y], at: x, y) - luma
      steps.append((neighbor.x, neighbor.y, abs(step) < 1e-9 ? 0 : step))
    }
    let equal = steps.filter { $0.step == 0 }.count + (steps.count < 8 ? 1 : 0)
    guard equal <= 2 else { return false }
    var (darkest, brightest): ((x: Int, y: Int, step: Double)?, (x: Int, y: Int, step: Double)?)
    for step in steps {
      if step.step < (darkest?.step ?? 0) - 1e-9 { darkest = step }
      if step.step > (brightest?.step ?? 0) + 1e-9 { brightest = step }
    }
    guard let darkest, let brightest else { return false }
    return [darkest, brightest].contains { hasManySiblings($0.x, $0.y, picture) && hasManySiblings($0.x, $0.y, other) }
  }

  private func yiqOfNeighbor(_ color: PremultipliedColor, at x: Int, _ y: Int) -> Double { yiq(color, x, y)[0] }

  private func hasManySiblings(_ x: Int, _ y: Int, _ picture: Bitmap) -> Bool {
    let around = neighbors(x, y)
    return around.filter { picture[$0.x, $0.y] == picture[x, y] }.count + (around.count < 8 ? 1 : 0) > 2
  }
}

extension PixelBox {
  func contains(_ x: Int, _ y: Int) -> Bool { x >= self.x && x < endX && y >= self.y && y < endY }
}
