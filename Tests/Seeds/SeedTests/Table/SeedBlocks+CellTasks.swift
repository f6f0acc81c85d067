extension SeedBlock {
  private static func block(_ number: Int, _ firstLine: String, _ code: String, _ test: String) -> SeedBlock {
    SeedBlock(
      seed: .cellTasks, number: number, firstLine: firstLine,
      evidence: .shown(
        code: "SeedTests/CellTasks/" + code, test: test, in: "SeedTests/CellTasks/GalleryTests.swift"))
  }

  static let cellTasks = [
    block(
      1, "override func collectionView(..., willDisplay cell: ...) {", "OuterTaskGalleryController.swift",
      "showsLoadingIndicator"),
    block(
      2, "@Test func showsLoadingIndicator() async {", "GalleryTests.swift",
      "showsLoadingIndicator"),
    block(
      3, "@MainActor public final class GalleryImageCell: UICollectionViewCell {", "GalleryImageCell.swift",
      "galleryImageView_displaysTheImage"),
    block(
      4, "public override func collectionView(_ collectionView: UICollectionView,", "GalleryViewController.swift",
      "galleryImageView_cancelsWhenItsCellIsReused"),
    block(
      5, "@Test func galleryImageView_showsLoadingIndicatorWhileLoadingImage() async {", "GalleryTests.swift",
      "galleryImageView_showsLoadingIndicatorWhileLoadingImage"),
    block(6, "class ImageCell: UICollectionViewCell {", "ImageCell.swift", "aCellCancelsItsTaskInPrepareForReuse"),
  ]
}
