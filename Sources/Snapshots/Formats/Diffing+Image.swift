public import Imaging
import ImageComparison

extension Diffing where Format == Bitmap {
  /// Pictures kept as PNG and compared pixel by pixel, without tolerance. What a file says besides is not compared.
  public static var image: Diffing {
    Diffing(
      toData: { try $0.pngData() },
      toFile: { try PNGFile(bitmap: $0, metadata: PNGMetadata($1)).data() },
      fromData: { try Bitmap(pngData: $0) },
      // Texts beyond the limits are no provenance of ours, and the pixels can be compared without.
      provenance: { (try? PNGFile(data: $0)).flatMap { Provenance($0.metadata) } },
      difference: { reference, actual in try Difference(reference: reference, actual: actual) })
  }
}

extension Difference {
  fileprivate init?(reference: Bitmap, actual: Bitmap) throws {
    let comparison = Comparison(reference: reference, actual: actual)
    guard let pixels = comparison.differingPixels else { return nil }
    let drawn = try DifferenceImage(reference: reference, actual: actual).bitmap.pngData()
    self.init(
      summary: comparison.summary, pixels: pixels,
      files: [File(name: "difference", pathExtension: "png", data: drawn)])
  }
}
