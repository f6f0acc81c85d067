import LayoutTree
import Rasterizer
import Typesetting

extension Provenance {
  init(of place: SnapshotPlace, evidence: CaptureEvidence) {
    self.init(
      test: place.name.path, renderer: "FirstFrame \(Rasterizer.version)",
      typefaces: Set(evidence.layoutTree?.typefaceNames ?? []).sorted(), scale: evidence.scale)
  }
}

extension LayoutNode {
  fileprivate var typefaceNames: [String] {
    let own = text?.runs.map { TypefaceLibrary.builtIn.typeface(for: $0.font).name } ?? []
    return children.reduce(into: own) { $0 += $1.typefaceNames }
  }
}
