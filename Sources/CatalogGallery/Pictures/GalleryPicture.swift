import Foundation
import HeadlessUIKit
import Imaging
import LayoutTree
import Rasterizer
import Snapshots

/// One picture of a preview, and how it compares with its reference.
struct GalleryPicture {
  let appearance: Appearance
  /// Relative to the page.
  let file: String
  /// In points.
  let size: CGSize
  let verdict: Verdict

  /// What is wrong with the picture, in words; nil where nothing is.
  var problem: String? { verdict.failureMessage }

  @MainActor
  init(of preview: ComponentPreview, appearance: Appearance, in folder: GalleryFolder) throws {
    let environment = preview.environment(appearance: appearance)
    let tree = preview.makeView().layoutTree(in: environment)
    let bitmap = try Rasterizer(scale: environment.scale).bitmap(of: tree)
    file = "pictures/\(preview.name).\(appearance.rawValue).png"
    size = tree.frame.size
    verdict = SnapshotVerifier().verify(
      { preview.makeView() }, as: .image(in: environment), named: "\(preview.name).\(appearance.rawValue)",
      at: .previewTest, isOnMainActor: true)
    self.appearance = appearance
    try folder.write(bitmap.pngData(scale: environment.scale), to: file)
  }
}
