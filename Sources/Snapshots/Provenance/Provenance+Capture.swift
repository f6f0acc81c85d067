import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting

extension Provenance {
  init(of place: SnapshotPlace, evidence: CaptureEvidence) {
    self.init(
      test: place.name.path, renderer: "FirstFrame \(Rasterizer.version)",
      typefaces: Set(evidence.scene?.typefaces.map(\.label) ?? []).sorted(), scale: evidence.scale,
      layoutTree: evidence.layoutTree?.withoutPixels)
  }
}

extension Typeface {
  /// The name, and what tells a font file from others that call themselves the same.
  fileprivate var label: String {
    digest.map { "\(name) sha256:\($0)" } ?? name
  }
}
