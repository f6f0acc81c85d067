import Imaging

extension PNGMetadata {
  /// The provenance as the texts and the resolution of a PNG.
  init(_ provenance: Provenance) throws(PNGError) {
    self.init(scale: provenance.scale)
    try append(provenance.test, under: "Test")
    try append(provenance.renderer, under: "Renderer")
    if !provenance.typefaces.isEmpty {
      try append(provenance.typefaces.joined(separator: ", "), under: "Typefaces")
    }
  }
}
