import FirstFrameImaging
import Foundation
import HeadlessUIKit
import Testing

/// Tests of the guide about cells that load their own pictures.
@MainActor struct GalleryTests {
  private func makeGalleryImageFixture(urlString: String) -> GalleryImage {
    GalleryImage(title: urlString, url: URL(string: urlString)!)
  }

  private func makeSUT() -> (GalleryViewController, GalleryLoaderStub, ImageLoaderSpy) {
    let (loader, imageLoader) = (GalleryLoaderStub(), ImageLoaderSpy())
    return (GalleryViewController(loader: loader, imageLoader: imageLoader), loader, imageLoader)
  }

  private func makeImageData() throws -> Data {
    try Bitmap(size: PixelSize(width: 2, height: 2)).pngData()
  }

  @Test func showsLoadingIndicator() async {
    let imageLoader = ImageLoaderSpy()
    let sut = OuterTaskGalleryController(imageLoader: imageLoader)
    let cell = sut.simulateGalleryImageViewVisible()
    #expect(cell?.isLoading == true)

    // Must use hook to wait for ViewController's Task to finish
    await withCheckedContinuation { continuation in
      cell?.onStopLoading = { continuation.resume() }
      imageLoader.completeImageLoading(with: Data(), at: 0)
    }

    #expect(cell?.isLoading == false)
  }

  @Test func galleryImageView_showsLoadingIndicatorWhileLoadingImage() async {
    let fixture0 = makeGalleryImageFixture(urlString: "https://url-0.com")
    let (sut, loader, imageLoader) = makeSUT()
    loader.stub(gallery: [fixture0])

    sut.simulateAppearance()
    await sut.waitForRefreshToEnd()

    let cell = sut.simulateGalleryImageViewVisible(at: 0)

    // DURING loading
    #expect(cell?.isLoading == true)

    // Complete the loading
    imageLoader.completeImageLoading(with: Data(), at: 0)

    // NO HOOKS! Just await the cell's public API
    await cell?.waitForLoadingToComplete()

    // AFTER loading
    #expect(cell?.isLoading == false)
  }

  @Test func galleryImageView_displaysRetryOnImageLoadError() async {
    let fixture0 = makeGalleryImageFixture(urlString: "https://url-0.com")
    let (sut, loader, imageLoader) = makeSUT()
    loader.stub(gallery: [fixture0])

    sut.simulateAppearance()
    await sut.waitForRefreshToEnd()

    let cell = sut.simulateGalleryImageViewVisible(at: 0)
    #expect(cell?.isShowingRetry == false)

    // Complete with error
    imageLoader.completeImageLoadingWithError(at: 0)

    // NO HOOKS! Just await the cell
    await cell?.waitForLoadingToComplete()

    // Verify retry button is shown
    #expect(cell?.isShowingRetry == true)
  }

  @Test func galleryImageView_displaysTheImage() async throws {
    let fixture0 = makeGalleryImageFixture(urlString: "https://url-0.com")
    let (sut, loader, imageLoader) = makeSUT()
    loader.stub(gallery: [fixture0])
    sut.simulateAppearance()
    await sut.waitForRefreshToEnd()
    let cell = sut.simulateGalleryImageViewVisible(at: 0)
    imageLoader.completeImageLoading(with: try makeImageData(), at: 0)
    await cell?.waitForLoadingToComplete()
    #expect(cell?.imageView.image?.cgImage?.width == 2)
    #expect(cell?.titleLabel.text == "https://url-0.com")
  }

  @Test func galleryImageView_cancelsWhenItsCellIsReused() async throws {
    let (sut, loader, imageLoader) = makeSUT()
    loader.stub(gallery: (0..<6).map { makeGalleryImageFixture(urlString: "https://url-\($0).com") })
    sut.simulateAppearance()
    await sut.waitForRefreshToEnd()
    let first = try #require(sut.simulateGalleryImageViewVisible(at: 0))
    #expect(sut.imageLoadingTasks.keys.contains(IndexPath(item: 0, section: 0)))

    // Scrolls until another row reuses the cell.
    var index = 0
    while index < 5 {
      index += 1
      if sut.simulateGalleryImageViewVisible(at: index) === first { break }
    }
    #expect(first.titleLabel.text == "https://url-\(index).com")
    #expect(!sut.imageLoadingTasks.keys.contains(IndexPath(item: 0, section: 0)))
    let request = try #require(imageLoader.urls.firstIndex { $0.absoluteString == "https://url-0.com" })
    imageLoader.completeImageLoading(with: try makeImageData(), at: request)
    for _ in 0..<10 { await Task.yield() }
    #expect(first.imageView.image == nil)
  }

  @Test func aCellCancelsItsTaskInPrepareForReuse() async throws {
    let image = UIImage(cgImage: CGImage(Bitmap(size: try PixelSize(width: 2, height: 2))))
    let (reused, other) = (ImageCell(frame: .zero), ImageCell(frame: .zero))
    for cell in [reused, other] {
      cell.loadImage = { _ in
        await Task.yield()
        return image
      }
      cell.configure(with: try #require(URL(string: "https://url-0.com")))
    }
    reused.prepareForReuse()
    await reused.waitForLoadingToComplete()
    await other.waitForLoadingToComplete()
    #expect(reused.imageView.image == nil)
    #expect(other.imageView.image === image)
  }
}
