public import FirstFrameImageComparison
import FirstFrameTextEscaping
package import FirstFrameTreeComparison
public import Foundation

/// The difference between two values of a format, as text and as files.
public struct Difference: Sendable {
  /// A file that shows a difference.
  public struct File: Sendable {
    /// The name without extension, such as `difference`.
    public let name: String
    public let pathExtension: String
    public let data: Data

    public init(name: String, pathExtension: String, data: Data) {
      self.name = name
      self.pathExtension = pathExtension
      self.data = data
    }
  }

  /// A phrase that completes a sentence such as "it differs from its reference: ...".
  public let summary: String
  /// The start of a readable difference, such as the first lines of a diff; `nil` if there is none.
  public let excerpt: String?
  /// The pixels that differ; `nil` for a format without pixels.
  public let pixels: DifferingPixels?
  /// Files that show the difference, such as a picture or a list of lines.
  public let files: [File]
  /// The difference in how the two were drawn; `nil` if there is none, or if it is unknown.
  private(set) var provenance: ProvenanceDifference?
  /// The difference of the components' layout trees; `nil` unless both are known.
  package private(set) var tree: TreeDifference?
  /// The boxes, in pixels, in which pixels changed although no node near them did.
  private(set) var unexplainedPlaces: [PixelBox] = []

  public init(
    summary: String, excerpt: String? = nil, pixels: DifferingPixels? = nil, files: [File] = []
  ) {
    self.summary = summary
    self.excerpt = excerpt
    self.pixels = pixels
    self.files = files
  }

  /// Adds the explanations that follow from the provenance of the two values.
  mutating func explain(from reference: Provenance, to actual: Provenance) {
    provenance = ProvenanceDifference(reference: reference, actual: actual)
    guard let old = reference.layoutTree, let new = actual.layoutTree else { return }
    let tree = TreeDifference(from: old, to: new)
    self.tree = tree
    let scale = actual.scale ?? 1
    unexplainedPlaces = tree.isEmpty ? [] : (pixels?.clusters ?? []).filter { !tree.explains($0.rect(scale: scale)) }
  }

  /// A description of the changed nodes; `nil` if no node changed, or if the trees are unknown.
  package var changedNodes: String? { tree?.summary() }

  /// The nodes that changed, then the pixels.
  var explanation: String {
    guard let tree else { return summary }
    guard let nodes = tree.summary() else {
      return "no node of its layout tree changed, but pixels did: \(summary)"
    }
    return "\(nodes). \(summary.prefix(1).uppercased() + summary.dropFirst())\(unexplained)"
  }

  /// A description of the change, the same for all snapshots with the same change.
  var change: String {
    if let nodes = changedNodes { return nodes }
    // The headings of a diff are line numbers, which differ from snapshot to snapshot.
    let lines = excerpt?.split(separator: "\n").filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }
    return lines?.joined(separator: "\n") ?? summary
  }

  /// A clause about pixels that changed where no node did.
  private var unexplained: String {
    guard let first = unexplainedPlaces.first else { return "" }
    let others = unexplainedPlaces.count - 1
    let rest = others == 0 ? "" : " and in \(others.counted("other place"))"
    return "; no node that changed explains those at (\(first.x), \(first.y))\(rest)"
  }
}

extension PixelBox {
  /// The box in points.
  fileprivate func rect(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
