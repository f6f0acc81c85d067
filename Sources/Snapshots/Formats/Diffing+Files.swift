import FirstFrameTreeComparison
package import Foundation

extension Diffing {
  /// The difference between the files of two references, with what they say about where they come from.
  package func difference(ofFiles reference: Data, _ actual: Data) throws -> Difference? {
    guard var difference = try difference(fromData(reference), fromData(actual)) else { return nil }
    if let old = provenance(reference), let new = provenance(actual) { difference.explain(from: old, to: new) }
    return difference
  }
}

extension Difference {
  /// The nodes that changed, in words; nil where none did, or where that is not known.
  package var changedNodes: String? { tree?.summary() }
}
