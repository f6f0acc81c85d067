import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// The references of the previews' tests, as files.
struct References: Sendable {
  private let folders = SnapshotFolders(of: SnapshotLocation.previewTest.filePath, in: .process)

  /// The picture that a test compares with; nil where there is none that can be read.
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

  /// Where a failed comparison of digests leaves what was drawn, as an absolute path.
  func artifacts(ofDigests component: String) -> String {
    let name = SnapshotName(location: .matrixTest, name: component, pathExtension: "txt")
    return ArtifactStore(root: folders.artifacts).folder(of: name)
  }

  /// What tells a picture from others of the same test.
  static func name(of preview: ComponentPreview, in cell: Cell) -> String {
    "\(preview.name).\(cell.appearance.rawValue)"
  }

  private func contents(_ location: SnapshotLocation, name: String, _ pathExtension: String) -> Data? {
    guard let root = folders.references else { return nil }
    let name = SnapshotName(location: location, name: name, pathExtension: pathExtension)
    // What cannot be read counts as missing: the verifier, which is asked next, says why.
    return try? Data(contentsOf: URL(fileURLWithPath: root + "/" + name.path))
  }
}
