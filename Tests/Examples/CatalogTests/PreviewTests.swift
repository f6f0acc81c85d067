import FirstFrame
import FirstFrameCatalog
import Foundation
import Testing

/// The catalog's previews as snapshots; `make demo` compares its pictures with the same references.
@MainActor struct PreviewTests {
  @Test(arguments: ComponentCatalog.previews, Appearance.allCases)
  func previews(preview: ComponentPreview, appearance: Appearance) {
    let environment = RenderingEnvironment(size: preview.size, scale: 2, appearance: appearance)
    let name = "\(preview.name).\(appearance.rawValue)"
    assertSnapshot(of: preview.makeView(), as: .image(in: environment), named: name)
    assertSnapshot(of: preview.makeView(), as: .layoutTree(in: environment), named: name)
  }

  @Test(arguments: ComponentCatalog.previews)
  func text(preview: ComponentPreview) {
    let environment = RenderingEnvironment(size: preview.size)
    assertSnapshot(of: preview.makeView(), as: .text(in: environment), named: preview.name)
  }
}
