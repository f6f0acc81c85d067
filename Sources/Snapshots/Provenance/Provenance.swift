public import FirstFrameLayoutTree
public import Foundation

/// Where a snapshot comes from, as its file says it: never a time or a machine, for equal snapshots are equal files.
public struct Provenance: Hashable, Sendable {
  /// The test and the snapshot's name, such as `CatalogTests/PreviewTests/previews.ScoreView.empty.light.png`.
  public let test: String
  /// What drew the picture, with its version.
  public let renderer: String
  /// The typefaces that the texts are drawn in, each once, in alphabetical order: a name, and for a font file
  /// ` sha256:` with its digest.
  public let typefaces: [String]
  /// Pixels per point; nil where there are no pixels.
  public let scale: CGFloat?
  /// What the component said that it draws, without the pixels of its images; nil where that is not known.
  public internal(set) var layoutTree: LayoutNode?
}
