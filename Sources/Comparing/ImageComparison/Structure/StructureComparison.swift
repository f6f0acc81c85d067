package import FirstFrameImaging

/// How alike two pictures are if their typefaces or renderers differ.
///
/// Edges and fills match if the other picture has the same within a distance. Texts match as boxes: letters are not
/// compared, but the colors of texts are.
package struct StructureComparison: Sendable {
  /// A part of a picture that the other one lacks.
  package struct Difference: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      /// A box of text, or of a small drawing, that the other picture has not there.
      case text
      /// A text in another color.
      case textColor
      /// An area in another color.
      case fill
      /// The outline of an area.
      case edge
      /// An area that only one picture has, because their sizes differ.
      case size
    }

    package let kind: Kind
    /// The box around the difference, in points.
    package let box: PixelBox
  }

  /// The shares of texts, fills and edges that match, 0...1; `nil` if neither picture has any.
  package let texts: Double?
  package let fills: Double?
  package let edges: Double?
  /// The share of the area that both pictures have, 0...1.
  package let commonArea: Double
  /// The differences, by kind and from the top down.
  package let differences: [Difference]

  /// 1 if the structures are equal, 0 if they have nothing in common: the mean of the shares, in which fills weigh 4,
  /// edges 3 and texts 3, times the common area.
  package var score: Double {
    let parts = [(fills, 4.0), (edges, 3.0), (texts, 3.0)].compactMap { share, weight in share.map { ($0, weight) } }
    guard !parts.isEmpty else { return commonArea }
    return parts.reduce(0) { $0 + $1.0 * $1.1 } / parts.reduce(0) { $0 + $1.1 } * commonArea
  }

  /// - Parameters:
  ///   - scale: The number of pixels per point of both pictures.
  ///   - tolerance: The distance within which edges and fills match, in points.
  package init(reference: Bitmap, actual: Bitmap, scale: Int, tolerance: Int) {
    let common = PixelSize(clipping: reference.size, to: actual.size)
    let pair = StructurePair(
      reference: PictureStructure(reference, size: common, scale: scale),
      actual: PictureStructure(actual, size: common, scale: scale), tolerance: tolerance)
    let (texts, textBoxes) = pair.matchTexts()
    let (colored, colorBoxes) = pair.matchTextColors()
    let (fills, fillBoxes) = pair.matchFills()
    let (edges, edgeBoxes) = pair.matchEdges()
    self.texts = texts.map { $0 * (colored ?? 1) }
    self.fills = fills
    self.edges = edges
    let missing = MissingArea(reference: reference.size, actual: actual.size)
    // A size that differs by less than the tolerance is the rounding of another renderer.
    let strips = missing.boxes.map { pair.points($0) }.filter { min($0.width, $0.height) > tolerance }
    commonArea =
      strips.isEmpty ? 1 : Double(common.area) / Double(common.area + missing.pixelCount)
    differences =
      [
        (Difference.Kind.text, textBoxes), (.textColor, colorBoxes), (.fill, fillBoxes), (.edge, edgeBoxes),
        (.size, strips),
      ]
      .flatMap { kind, boxes in Clusters(joining: boxes).boxes.map { Difference(kind: kind, box: $0) } }
  }
}

extension PixelSize {
  /// The smaller width and the smaller height of two sizes.
  fileprivate init(clipping one: PixelSize, to other: PixelSize) {
    self = one
    if let smaller = try? PixelSize(width: min(one.width, other.width), height: min(one.height, other.height)) {
      self = smaller
    }
  }
}
