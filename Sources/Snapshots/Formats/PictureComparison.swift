import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTreeComparison
import Foundation

/// Compares two pictures of a component as far as its author wants.
struct PictureComparison: Sendable {
  let tolerance: ImageTolerance
  /// The names of nodes in whose boxes everything may differ.
  let ignoredNodes: [String]

  func compare(
    _ reference: Bitmap, _ actual: Bitmap, evidence: CaptureEvidence
  ) throws -> ComparedFormats {
    let tolerance = try tolerance(for: evidence)
    let comparison = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    let warnings = unknownNodes(in: evidence).map { "No node is named `\($0)`, which is to be ignored." }
    guard let pixels = comparison.differingPixels else {
      return ComparedFormats(difference: nil, warnings: warnings + unneededParts(comparison))
    }
    let drawn = try DifferenceImage(reference: reference, actual: actual, tolerance: tolerance).bitmap.pngData()
    let difference = Difference(
      summary: comparison.summary, pixels: pixels,
      files: [.init(name: "difference", pathExtension: "png", data: drawn)])
    return ComparedFormats(difference: difference, warnings: warnings)
  }

  /// The tolerance with the ignored nodes' boxes in pixels, widened to whole ones.
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

  /// A tolerance hides changes, so that one without use is to be taken away; ignored nodes may well be equal by chance.
  private func unneededParts(_ comparison: Comparison) -> [String] {
    let parts = comparison.unneededParts(of: tolerance)
    guard !parts.isEmpty else { return [] }
    let names = parts.map(\.description).joined(separator: " and ")
    return [
      "The tolerance is wider than it needs to be: \(names) let no pixel through; take \(parts.count == 1 ? "it" : "them") away."
    ]
  }
}

extension PixelBox {
  /// The whole pixels that a rectangle touches; nil where it has no area.
  fileprivate init?(covering rect: CGRect, scale: CGFloat) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let (minX, minY) = (Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down)))
    let (maxX, maxY) = (Int((rect.maxX * scale).rounded(.up)), Int((rect.maxY * scale).rounded(.up)))
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
