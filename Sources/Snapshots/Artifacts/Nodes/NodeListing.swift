import FirstFrameLayoutTree
import FirstFrameTreeComparison
import Foundation

/// What a report shows of the layout trees of a picture and of its reference: `nodes.json` in a set of files.
///
/// `Documentation/Report.md` describes the format.
struct NodeListing: Encodable {
  /// Pixels per point.
  let scale: CGFloat
  /// What differs, causes before consequences.
  let changes: [Change]
  let reference: Side?
  let actual: Side

  static let fileName = "nodes.json"

  /// Nil where the picture is none of a component's.
  init?(reference: Provenance?, actual: Provenance, difference: TreeDifference?) {
    guard let scale = actual.scale, let tree = actual.layoutTree else { return nil }
    self.scale = scale
    let new = Rows(tree)
    let old = reference?.layoutTree.map { Rows($0) }
    changes = (difference?.changesByCause ?? []).map { change in
      Change(
        words: change.words, reference: old?.index(of: change.reference), actual: new.index(of: change.actual))
    }
    self.reference = reference.map { Side($0, rows: old) }
    self.actual = Side(actual, rows: new)
  }

  /// The file.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
