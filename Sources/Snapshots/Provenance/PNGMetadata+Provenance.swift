import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension PNGMetadata {
  /// The provenance as the texts and the resolution of a PNG.
  init(_ provenance: Provenance) throws(PNGError) {
    self.init(scale: provenance.scale)
    try append(provenance.test, under: "Test")
    try append(provenance.renderer, under: "Renderer")
    if !provenance.typefaces.isEmpty {
      try append(provenance.typefaces.joined(separator: ", "), under: "Typefaces")
    }
    if let tree = provenance.layoutTree?.keptText { try append(tree, under: "Layout Tree") }
  }
}

extension Provenance {
  /// The provenance that a PNG tells of; nil where it does not say what drew it.
  init?(_ metadata: PNGMetadata) {
    guard let renderer = metadata["Renderer"] else { return nil }
    let typefaces = metadata["Typefaces"]?.split(separator: ", ").map(String.init) ?? []
    self.init(
      test: metadata["Test"] ?? "", renderer: renderer, typefaces: typefaces, scale: metadata.scale,
      layoutTree: metadata["Layout Tree"].flatMap { try? LayoutNode(json: Data($0.utf8)) })
  }
}
