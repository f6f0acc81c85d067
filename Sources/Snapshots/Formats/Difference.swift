public import FirstFrameImageComparison
public import FirstFrameTreeComparison

/// How two values of a format differ, in words and in files.
public struct Difference: Sendable {
  /// A phrase that ends a sentence begun with "it differs from its reference:".
  public let summary: String
  /// The start of a difference that can be read, such as that of texts; nil where there is none.
  public let excerpt: String?
  /// The pixels that differ, where the format has pixels.
  public let pixels: DifferingPixels?
  /// What shows the difference, such as a picture or a list of lines.
  public let files: [File]
  /// How the two were drawn differently, where their files say so.
  var provenance: ProvenanceDifference?
  /// Where the reference comes from, where its file says so.
  var origin: Provenance?
  /// How the components' layout trees differ, where both are known.
  public internal(set) var tree: TreeDifference?
  /// Where pixels changed though no node near them did, in pixels.
  public internal(set) var unexplainedPlaces: [PixelBox] = []

  public init(
    summary: String, excerpt: String? = nil, pixels: DifferingPixels? = nil, files: [File] = []
  ) {
    self.summary = summary
    self.excerpt = excerpt
    self.pixels = pixels
    self.files = files
  }
}
