import FirstFrame
import FirstFrameCatalog
import FirstFrameRasterizer
import Foundation
import Testing

@MainActor struct GalleryViewControllerTests {
  private func makeShownGallery(
    loader: MockGalleryLoader? = nil
  ) async -> (sut: GalleryViewController, imageLoader: MockGalleryImageDataLoader) {
    let imageLoader = MockGalleryImageDataLoader()
    let sut = GalleryViewController(loader: loader ?? MockGalleryLoader(), imageLoader: imageLoader)
    _ = sut.view
    await sut.waitForRefreshToEnd()
    _ = frame(of: sut)
    return (sut, imageLoader)
  }

  private func frame(of controller: GalleryViewController) -> String {
    controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 375, height: 600))).textDump()
  }

  private func cell(_ sut: GalleryViewController, at item: Int) throws -> GalleryImageCell {
    try #require(sut.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? GalleryImageCell)
  }

  @Test func aCellShowsAnIndicatorWhileItsPictureLoadsAndThenThePicture() async throws {
    let (sut, imageLoader) = await makeShownGallery()
    #expect(imageLoader.tasks.map(\.url.lastPathComponent) == ["coast.png", "hills.png", "city.png", "dunes.png"])
    let first = try cell(sut, at: 0)
    #expect(first.isLoading)
    #expect(first.titleLabel.text == "Coast")
    imageLoader.completeImageLoading(with: MockGalleryPictures.data(at: 0), at: 0)
    await first.waitForLoadingToComplete()
    #expect(!first.isLoading)
    #expect(!first.isShowingRetry)
    #expect(first.imageView.image?.size == CGSize(width: 48, height: 36))
    #expect(try cell(sut, at: 1).isLoading)
  }

  @Test(arguments: [true, false])
  func aPictureThatFailedToLoadOrToDecodeCanBeLoadedAgain(isError: Bool) async throws {
    let (sut, imageLoader) = await makeShownGallery()
    let second = try cell(sut, at: 1)
    if isError {
      imageLoader.completeImageLoadingWithError(at: 1)
    } else {
      imageLoader.completeImageLoading(with: Data("no picture".utf8), at: 1)
    }
    await second.waitForLoadingToComplete()
    #expect(second.isShowingRetry)
    #expect(!second.isLoading)
    second.retryButton.sendActions(for: .touchUpInside)
    #expect(second.isLoading)
    #expect(!second.isShowingRetry)
    #expect(imageLoader.tasks.count == 5)
    imageLoader.completeImageLoading(with: MockGalleryPictures.data(at: 1), at: 4)
    await second.waitForLoadingToComplete()
    #expect(second.imageView.image != nil)
  }

  @Test func aReusedCellRemovesItsPictureAndIgnoresALateOne() async throws {
    let (sut, imageLoader) = await makeShownGallery()
    let first = try cell(sut, at: 0)
    first.prepareForReuse()
    imageLoader.completeImageLoading(with: MockGalleryPictures.data(at: 0), at: 0)
    await first.waitForLoadingToComplete()
    #expect(first.imageView.image == nil)
    #expect(first.titleLabel.text == nil)
    #expect(!first.isLoading)
  }

  @Test func aGalleryThatFailedToLoadCanBeLoadedAgain() async throws {
    let loader = MockGalleryLoader()
    loader.stubError()
    let (sut, _) = await makeShownGallery(loader: loader)
    #expect(frame(of: sut).contains("The pictures could not be loaded"))
    loader.stub(gallery: Array(MockGalleryPictures.gallery.prefix(1)))
    sut.refresh()
    await sut.waitForRefreshToEnd()
    #expect(frame(of: sut).contains("Coast"))
    #expect(loader.loads == 2)
  }

  @Test func pictures() async throws {
    let (sut, imageLoader) = await makeShownGallery()
    for index in [0, 1, 3] {
      imageLoader.completeImageLoading(with: MockGalleryPictures.data(at: index), at: index)
      await (try cell(sut, at: index)).waitForLoadingToComplete()
    }
    imageLoader.completeImageLoadingWithError(at: 2)
    await (try cell(sut, at: 2)).waitForLoadingToComplete()
    assertSnapshot(of: sut, as: .image(on: .iPhoneSe))
  }
}
