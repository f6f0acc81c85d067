import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// The reference files of the preview tests.
struct References: Sendable {
  private let folders = SnapshotFolders(of: SnapshotLocation.previewTest.filePath, in: .process)

  /// The folder of references, as an absolute path; `nil` if there is none.
  var folder: String? { folders.references }

  /// The reference picture; `nil` if missing or unreadable.
  func picture(of preview: ComponentPreview, in cell: Cell) -> Bitmap? {
    contents(.previewTest, name: Self.name(of: preview, in: cell), "png").flatMap { try? Bitmap(pngData: $0) }
  }

  func layout(of preview: ComponentPreview, in cell: Cell) -> Data? {
    contents(.previewTest, name: Self.name(of: preview, in: cell), "layout.txt")
  }

  func text(of preview: ComponentPreview) -> Data? {
    contents(.textTest, name: preview.name, "text.txt")
  }

  /// The digests of a component's pictures.
  func digests(of component: String) -> Data? {
    contents(.matrixTest, name: component, "txt")
  }

  /// The folder for the pictures of a failed comparison of digests, as an absolute path.
  func artifacts(ofDigests component: String) -> String {
    let name = SnapshotName(location: .matrixTest, name: component, pathExtension: "txt")
    return ArtifactStore(root: folders.artifacts).folder(of: name)
  }

  /// Returns the name of a picture within its test.
  static func name(of preview: ComponentPreview, in cell: Cell) -> String {
    "\(preview.name).\(cell.appearance.rawValue)"
  }

  private func contents(_ location: SnapshotLocation, name: String, _ pathExtension: String) -> Data? {
    guard let root = folders.references else { return nil }
    let name = SnapshotName(location: location, name: name, pathExtension: pathExtension)
    // An unreadable file is treated as missing. The verifier runs next and reports the reason.
    return try? Data(contentsOf: URL(fileURLWithPath: root + "/" + name.path))
  }
}

extension SnapshotLocation {
  /// The test of pictures and layout dumps. It shares its references with the gallery.
  static let previewTest = test("previews", in: "PreviewTests", of: "CatalogTests")
  /// The test of text dumps.
  static let textTest = test("text", in: "PreviewTests", of: "CatalogTests")
  /// The test of digests.
  static let matrixTest = test("digests", in: "MatrixTests", of: "CatalogGalleryTests")

  private static func test(_ name: String, in file: String, of target: String) -> SnapshotLocation {
    SnapshotLocation(
      fileID: "\(target)/\(file).swift", filePath: PackageFolder.path("Tests", target, "\(file).swift"), testName: name,
      line: 1, column: 1)
  }
}

/// The package that the tool was built from.
enum PackageFolder {
  /// The absolute path of the package. This file is `Examples/Gallery/Verifying/References.swift` in the package.
  static let root = NSString.path(withComponents: Array(URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)))

  static func path(_ parts: String...) -> String {
    ([root] + parts).joined(separator: "/")
  }
}
