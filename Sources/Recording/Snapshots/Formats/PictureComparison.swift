import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTreeComparison
import Foundation

/// A comparison of two pictures of a component within a tolerance.
struct PictureComparison: Sendable {
  let tolerance: ImageTolerance
  /// The names of nodes whose boxes are not compared.
  let ignoredNodes: [String]

  func compare(
    _ reference: Bitmap, _ actual: Bitmap, evidence: CaptureEvidence
  ) throws -> ComparisonResult {
    let tolerance = try tolerance(for: evidence)
    let comparison = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    let warnings = unknownNodes(in: evidence).map { "No node is named `\($0)`, which the tolerance ignores." }
    guard let pixels = comparison.differingPixels else {
      return ComparisonResult(difference: nil, warnings: warnings + unneededParts(comparison))
    }
    let image = try DifferenceImage(reference: reference, actual: actual, tolerance: tolerance).bitmap
    let data = try PNGFile(bitmap: image).data(compression: .temporary)
    let difference = Difference(
      summary: comparison.summary, pixels: pixels,
      files: [.init(name: "difference", pathExtension: "png", data: data)])
    return ComparisonResult(difference: difference, warnings: warnings)
  }

  /// The tolerance with the boxes of the ignored nodes, enlarged to whole pixels.
  private func tolerance(for evidence: CaptureEvidence) throws -> ImageTolerance {
    guard let tree = evidence.layoutTree, !ignoredNodes.isEmpty else { return try tolerance.validated() }
    let scale = evidence.scale ?? 1
    let boxes = ignoredNodes.flatMap(tree.frames(ofNodesNamed:)).compactMap { PixelBox(covering: $0, scale: scale) }
    return try tolerance.masking(boxes).validated()
  }

  private func unknownNodes(in evidence: CaptureEvidence) -> [String] {
    guard let tree = evidence.layoutTree else { return ignoredNodes }
    return ignoredNodes.filter { tree.frames(ofNodesNamed: $0).isEmpty }
  }

  /// Warns about parts of the tolerance that no pixel needs, because a tolerance hides changes. There is no warning
  /// about ignored nodes, which may be equal by chance.
  private func unneededParts(_ comparison: Comparison) -> [String] {
    let parts = comparison.unneededParts(of: tolerance)
    guard !parts.isEmpty else { return [] }
    let names = parts.map(\.description).joined(separator: " and ")
    return [
      "The tolerance is larger than necessary: \(names) had no effect; remove \(parts.count == 1 ? "it" : "them")."
    ]
  }
}

extension Comparison {
  /// A description of the comparison, in pixels.
  fileprivate var summary: String {
    switch self {
    case .identical:
      "no pixel differs"
    case .withinTolerance:
      "no pixel differs by more than the tolerance"
    case .differing(let pixels):
      pixels.summary
    case .differentSizes(let reference, let actual, let pixels):
      "the reference is \(reference.width) x \(reference.height) pixels, the actual picture "
        + "\(actual.width) x \(actual.height); \(pixels.summary)"
    }
  }
}

extension DifferingPixels {
  /// A description of the count and the box, in pixels.
  fileprivate var summary: String {
    let box = boundingBox
    return "\(count) of \(total) pixels differ, inside the box of \(box.width) x \(box.height) pixels "
      + "at (\(box.x), \(box.y))"
  }
}

extension PixelBox {
  /// The whole pixels that a rectangle touches; `nil` if it has no area.
  fileprivate init?(covering rect: CGRect, scale: CGFloat) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let (minX, minY) = (Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down)))
    let (maxX, maxY) = (Int((rect.maxX * scale).rounded(.up)), Int((rect.maxY * scale).rounded(.up)))
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
