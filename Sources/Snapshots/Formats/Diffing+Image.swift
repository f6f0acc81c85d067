import FirstFrameImageComparison
public import FirstFrameImaging

extension Diffing where Format == Bitmap {
  /// Pictures kept as PNG and compared pixel by pixel, without tolerance. What a file says besides is not compared.
  public static var image: Diffing {
    .image(PictureComparison(tolerance: .exact, ignoredNodes: []))
  }

  static func image(_ comparison: PictureComparison) -> Diffing {
    Diffing(
      toData: { try $0.pngData() },
      toFile: { try PNGFile(bitmap: $0, metadata: PNGMetadata($1)).data() },
      fromData: { try Bitmap(pngData: $0) },
      // Texts beyond the limits are no provenance of ours, and the pixels can be compared without.
      provenance: { (try? PNGFile(data: $0)).flatMap { Provenance($0.metadata) } },
      compare: { try comparison.compare($0, $1, evidence: $2) })
  }
}
