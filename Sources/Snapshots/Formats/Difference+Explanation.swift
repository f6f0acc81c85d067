import FirstFrameImageComparison
import FirstFrameTreeComparison
import Foundation

extension Difference {
  /// Adds what the origins of the two values tell.
  mutating func explain(from reference: Provenance, to actual: Provenance) {
    origin = reference
    provenance = ProvenanceDifference(reference: reference, actual: actual)
    guard let old = reference.layoutTree, let new = actual.layoutTree else { return }
    let tree = TreeDifference(from: old, to: new)
    self.tree = tree
    let scale = actual.scale ?? 1
    unexplainedPlaces = tree.isEmpty ? [] : (pixels?.clusters ?? []).filter { !tree.explains($0.rect(scale: scale)) }
  }

  /// The nodes that changed before the pixels that did.
  var explanation: String {
    guard let tree else { return summary }
    guard let nodes = tree.summary() else {
      return "no node of its layout tree changed, but pixels did: \(summary)"
    }
    return "\(nodes). \(summary.capitalizedAtStart)\(unexplained)"
  }

  /// What changed, in words that are the same for all snapshots in which the same changed.
  var change: String {
    if let nodes = tree?.summary() { return nodes }
    // Headings of a diff say where, which differs from snapshot to snapshot.
    let lines = excerpt?.split(separator: "\n").filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }.joined(
      separator: "\n")
    return lines ?? summary
  }

  /// That pixels changed where no node did.
  private var unexplained: String {
    guard let first = unexplainedPlaces.first else { return "" }
    let others = unexplainedPlaces.count - 1
    let rest = others == 0 ? "" : " and in \(others) other \(others == 1 ? "place" : "places")"
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

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
