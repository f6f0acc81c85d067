import FirstFramePreviewGallery
import FirstFrameProgramTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameComponentAssertions

/// The pictures of a preview in a gallery.
@Suite @MainActor struct PreviewDrawingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("pictures"), withIntermediateDirectories: true)
  }

  private func draw(_ preview: ComponentPreview) throws -> (cells: [String], drawn: [String], warnings: [String]) {
    let drawn = try PreviewDrawing.draw(preview, name: preview.name, number: 7, folder: folder.path)
    return (drawn.pictures.map(\.cell.name), drawn.pictures.map(\.file), drawn.warnings)
  }

  @Test func aPreviewIsDrawnInEightCells() throws {
    let (cells, files, warnings) = try draw(GalleryFixtures.preview("Label", "Text"))
    #expect(
      cells == [
        "light.ltr.L", "light.ltr.XXXL", "light.rtl.L", "light.rtl.XXXL", "dark.ltr.L", "dark.ltr.XXXL", "dark.rtl.L",
        "dark.rtl.XXXL",
      ])
    #expect(try folder.files(in: "pictures") == Set(files).map { String($0.dropFirst("pictures/".count)) }.sorted())
    #expect(warnings == [])
  }

  @Test func equalPicturesShareAFile() throws {
    // It has the same color in every cell.
    let (_, files, _) = try draw(
      ComponentPreview(component: "Box", state: "a/b c") { () -> UIView in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.layer.borderWidth = 2
        return view
      })
    #expect(Set(files) == ["pictures/7.Box.a-b-c.light.ltr.L.png"])
  }

  @Test func screensAreDrawnOnDevicesToo() throws {
    let preview = ComponentPreview(component: "Screen", state: "one", size: CGSize(width: 390, height: 844)) {
      () -> UIView in UILabel()
    }
    let (cells, _, _) = try draw(preview)
    #expect(cells.count == 16)
    #expect(cells.contains("dark.rtl.L.iPad-mini"))
  }

  @Test func aBlankFrameIsAWarning() throws {
    let (cells, files, warnings) = try draw(
      ComponentPreview(component: "Nothing", state: "none") { () -> UIView in UIView() })
    #expect(cells == [])
    #expect(files == [])
    #expect(warnings.count == 1)
  }
}
