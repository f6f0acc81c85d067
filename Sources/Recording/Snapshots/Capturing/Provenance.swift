package import FirstFrameImaging
package import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import FirstFrameTextEscaping
import FirstFrameTypesetting
package import Foundation

/// The origin of a snapshot, as stored in its file. It contains no time and no machine, so that equal snapshots are
/// equal files.
package struct Provenance: Hashable, Sendable {
  /// The test and the snapshot's name, such as `CatalogTests/PreviewTests/previews.ScoreView.empty.light.png`.
  package let test: String
  /// The renderer, with its version.
  package let renderer: String
  /// The typefaces of the texts, each once, in alphabetical order: a name, and for a font file ` sha256:` and its
  /// digest.
  package let typefaces: [String]
  /// Pixels per point; `nil` without pixels.
  package let scale: CGFloat?
  /// The version of iOS whose look the component has, such as `iOS 26.0`; `nil` if unknown.
  package let system: String?
  /// The component's layout tree, abridged; `nil` if unknown.
  package internal(set) var layoutTree: LayoutNode?

  init(
    test: String, renderer: String, typefaces: [String], scale: CGFloat?, system: String? = nil,
    layoutTree: LayoutNode? = nil
  ) {
    self.test = test
    self.renderer = renderer
    self.typefaces = typefaces
    self.scale = scale
    self.system = system
    self.layoutTree = layoutTree
  }

  init(of name: SnapshotName, evidence: CaptureEvidence) {
    self.init(
      test: name.path, renderer: "FirstFrame \(Rasterizer.version)",
      typefaces: Set(evidence.scene?.typefaces.map(\.label) ?? []).sorted(), scale: evidence.scale,
      system: evidence.systemVersion.map { "iOS \($0.rawValue)" }, layoutTree: evidence.layoutTree?.abridged)
  }

  /// Reads the provenance of a PNG; `nil` if it names no renderer.
  package init?(_ metadata: PNGMetadata) {
    guard let renderer = metadata["Renderer"] else { return nil }
    let typefaces = metadata["Typefaces"]?.split(separator: ", ").map(String.init) ?? []
    self.init(
      test: metadata["Test"] ?? "", renderer: renderer, typefaces: typefaces, scale: metadata.scale,
      system: metadata["System"],
      layoutTree: metadata["Layout Tree"].flatMap { try? LayoutNode(json: Data($0.utf8)).abridged })
  }
}

extension Provenance {
  /// Whether both state a system, and the systems are different.
  fileprivate func isForAnotherSystem(than other: Provenance) -> Bool {
    system != nil && other.system != nil && system != other.system
  }
}

extension PNGMetadata {
  /// The provenance as the texts and the resolution of a PNG.
  init(_ provenance: Provenance) throws(PNGError) {
    self.init(scale: provenance.scale)
    try append(provenance.test, under: "Test")
    try append(provenance.renderer, under: "Renderer")
    if !provenance.typefaces.isEmpty {
      try append(provenance.typefaces.joined(separator: ", "), under: "Typefaces")
    }
    if let system = provenance.system { try append(system, under: "System") }
    if let tree = provenance.layoutTree?.storedText { try append(tree, under: "Layout Tree") }
  }
}

extension Typeface {
  /// The name, and for a font file the digest that distinguishes it from others of the same name.
  fileprivate var label: String {
    digest.map { "\(name) sha256:\($0)" } ?? name
  }
}

extension LayoutNode {
  /// The tree with digests in place of the pixels of its images, which would otherwise be stored twice, and with the
  /// points of its paths in thousandths, which takes half of the bytes.
  var abridged: LayoutNode {
    var node = withImageDigest
    if let path = path?.path {
      node.path?.path = path.mappingPoints { CGPoint(x: $0.x.inThousandths, y: $0.y.inThousandths) }
    }
    node.children = children.map(\.abridged)
    return node
  }

  /// The tree with digests in place of the pixels of its images.
  var withoutPixels: LayoutNode {
    var node = withImageDigest
    node.children = children.map(\.withoutPixels)
    return node
  }

  private var withImageDigest: LayoutNode {
    guard case .bitmap(let bitmap) = image?.source else { return self }
    var node = self
    node.image?.source = .file("\(bitmap.width)x\(bitmap.height) pixels \(bitmap.digest)")
    return node
  }

  /// The tree as one line of JSON for a PNG; `nil` if it is too long, or contains a number that is not finite.
  var storedText: String? {
    guard !hasMoreNodes(than: Self.maximumStoredTextLength / Self.shortestNodeLength) else { return nil }
    // Without the tree, messages contain less detail; nothing else changes.
    guard let json = try? JSONEncoder.sorted.encode(self), json.count <= Self.maximumStoredTextLength else {
      return nil
    }
    return String(decoding: json, as: UTF8.self)
  }

  /// The maximum length, in bytes: much more than a screen needs, and half of the limit for a text in a PNG.
  private static let maximumStoredTextLength = 1 << 19
  /// The length of `{"frame":[0,0,0,0]},`, in bytes: no node is shorter.
  private static let shortestNodeLength = 20

  private func hasMoreNodes(than limit: Int) -> Bool {
    var count = 1
    return addNodes(to: &count, limit: limit)
  }

  private func addNodes(to count: inout Int, limit: Int) -> Bool {
    count += children.count
    for index in children.indices {
      if count > limit { return true }
      if !children[index].children.isEmpty, children[index].addNodes(to: &count, limit: limit) { return true }
    }
    return count > limit
  }
}

extension CGFloat {
  /// The nearest thousandth. Rounding a second time does not change it.
  fileprivate var inThousandths: CGFloat { (self * 1000).rounded() / 1000 }
}

extension Bitmap {
  /// A digest of the pixels, the same in every process.
  fileprivate var digest: String {
    withPixels { StableHash(of: UnsafeRawBufferPointer(UnsafeBufferPointer(start: $0, count: width * height))).text }
  }
}

/// The difference between the origins of a reference and a picture: another renderer, other typefaces, or the look
/// of another version of iOS.
struct ProvenanceDifference: Hashable, Sendable {
  private let reference: Provenance
  private let actual: Provenance

  /// Returns `nil` if the renderer, all typefaces and the system are the same. A system that one side does not state is
  /// not compared, and neither are the test's name and the scale.
  init?(reference: Provenance, actual: Provenance) {
    guard
      reference.renderer != actual.renderer || reference.typefaces != actual.typefaces
        || reference.isForAnotherSystem(than: actual)
    else { return nil }
    self.reference = reference
    self.actual = actual
  }

  /// One sentence. It omits the renderer, the typefaces and the system that both have in common.
  var sentence: String {
    let sides = (drawing(of: reference, unlike: actual), drawing(of: actual, unlike: reference))
    return "The reference was drawn \(sides.0), this picture \(sides.1): the pixels may differ for this reason alone."
  }

  private func drawing(of side: Provenance, unlike other: Provenance) -> String {
    var parts: [String] = []
    if side.renderer != other.renderer { parts.append("by \(side.renderer)") }
    if side.typefaces != other.typefaces {
      let own = side.typefaces.filter { !other.typefaces.contains($0) }.map(Self.shortened)
      let shared = side.typefaces.isEmpty ? "no typeface" : "no other typeface"
      parts.append("with \(own.isEmpty ? shared : own.joined(separator: ", "))")
    }
    if let system = side.system, side.isForAnotherSystem(than: other) { parts.append("for \(system)") }
    return parts.joined(separator: " ")
  }

  /// The start of a digest is enough to distinguish it from another.
  private static func shortened(_ typeface: String) -> String {
    guard let mark = typeface.firstRange(of: "sha256:") else { return typeface }
    let digest = typeface[mark.upperBound...]
    return digest.count > 16 ? typeface[..<mark.upperBound] + digest.prefix(16) + "…" : typeface
  }
}
