import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit
import Testing

/// Snapshots of each stage of a cell that owns its loading task. The tests await the cell, and need no hooks, sleeps or
/// expectations.
@MainActor struct GalleryCellTests {
  private let loader = GalleryLoader()
  private let row = RenderingEnvironment(size: CGSize(width: 320, height: 56))

  @Test func loading() {
    let cell = loadingCell()
    #expect(cell.activityIndicator.isAnimating)
    assertSnapshot(of: cell, as: .image(in: row))
    loader.complete(with: .success("photo"))
  }

  @Test func loaded() async {
    let cell = loadingCell()
    loader.complete(with: .success("star.fill"))
    await cell.waitForLoadingToComplete()
    #expect(!cell.activityIndicator.isAnimating)
    assertSnapshot(of: cell, as: .image(in: row))
  }

  @Test func failedWithRetry() async {
    let cell = loadingCell()
    loader.complete(with: .failure(.offline))
    await cell.waitForLoadingToComplete()
    #expect(!cell.retryButton.isHidden)
    assertSnapshot(of: cell, as: .image(in: row))
  }

  @Test func cancelledByReuse() async {
    let cell = loadingCell()
    cell.prepareForReuse()
    cell.titleLabel.text = "Another picture"
    loader.complete(with: .success("star.fill"))
    await cell.waitForLoadingToComplete()
    #expect(cell.pictureView.image == nil)
    assertSnapshot(of: cell, as: .image(in: row))
  }

  @Test func thePictureOfOneRowNeverAppearsInAnother() async {
    await assertReuse(
      of: GalleryCell(), states: ["first": GalleryLoader(), "second": GalleryLoader()],
      in: row, mutating: { $0.complete(with: .success("star.fill")) }
    ) { cell, loader in
      cell.load(title: "Picture", from: loader)
    }
  }

  private func loadingCell() -> GalleryCell {
    let cell = GalleryCell()
    cell.load(title: "Mountain at dawn", from: loader)
    return cell
  }
}
