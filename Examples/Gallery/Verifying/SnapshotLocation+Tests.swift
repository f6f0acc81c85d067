import FirstFrameSnapshots
import Foundation

extension SnapshotLocation {
  /// The test of pictures and layout dumps, so that it and the gallery share their references.
  static let previewTest = test("previews", in: "PreviewTests", of: "CatalogTests")
  /// The test of the texts.
  static let textTest = test("text", in: "PreviewTests", of: "CatalogTests")
  /// The test of the pictures that are kept as digests.
  static let matrixTest = test("digests", in: "MatrixTests", of: "CatalogGalleryTests")

  private static func test(_ name: String, in file: String, of target: String) -> SnapshotLocation {
    SnapshotLocation(
      fileID: "\(target)/\(file).swift", filePath: PackageFolder.path("Tests", target, "\(file).swift"), testName: name,
      line: 1, column: 1)
  }
}
