import FirstFrameGeometry
import Foundation

/// A template of a custom symbol, exported from the SF Symbols app.
struct SymbolTemplate {
  struct Glyph {
    /// The weight in lower case, such as `regular`.
    var weight: String
    /// `small`, `medium` or `large`.
    var scale: String
    /// The glyph at a font size of 100 points. Its width is the distance of the margins, and its height the height of a
    /// line.
    var drawing: VectorDrawing
  }

  private(set) var glyphs: [Glyph] = []

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scales = [("S", "small"), ("M", "medium"), ("L", "large")]
  /// The height of a line above the cap height, and also below the baseline, as a fraction of the cap height.
  private static let overhang: CGFloat = 0.3

  init(_ data: Data) throws(VectorProblem) {
    let root = try SVGElement.document(data)
    var document = try SVGDocument(root: root)
    for weight in Self.weights {
      for (letter, scale) in Self.scales {
        let id = "\(weight)-\(letter)"
        guard document.element(id) != nil else { continue }
        let rect = try Self.rect(of: id, letter: letter, in: document)
        guard let drawing = try document.drawing(of: id, in: rect) else { continue }
        glyphs.append(Glyph(weight: weight.lowercased(), scale: scale, drawing: drawing))
      }
    }
    if glyphs.isEmpty { throw VectorProblem(reason: "it has no group such as \"Regular-M\"") }
  }

  private static func rect(
    of id: String, letter: String, in document: SVGDocument
  ) throws(VectorProblem) -> CGRect {
    func guide(_ name: String, _ attribute: String) -> CGFloat? {
      guard let element = document.element(name) else { return nil }
      if let value = element.number(attribute) { return value }
      // Guides may be paths such as "M 10 20 L 10 40".
      guard let path = element.property("d").flatMap({ try? Path(svgPathData: $0) }) else { return nil }
      return attribute == "x1" ? path.controlPointBounds?.minX : path.controlPointBounds?.minY
    }
    guard let baseline = guide("Baseline-\(letter)", "y1"), let capline = guide("Capline-\(letter)", "y1"),
      baseline > capline
    else { throw VectorProblem(reason: "it has no guides Baseline-\(letter) and Capline-\(letter)") }
    // Templates with interpolated weights have margins for only three weights.
    let margins = [id, "Regular-\(letter)", "Regular-S"].lazy.compactMap { name -> (CGFloat, CGFloat)? in
      guard let left = guide("left-margin-\(name)", "x1"), let right = guide("right-margin-\(name)", "x1"), right > left
      else { return nil }
      return (left, right)
    }
    guard let (left, right) = margins.first else { throw VectorProblem(reason: "it has no margins for \(id)") }
    let height = baseline - capline
    return CGRect(
      x: left, y: capline - overhang * height, width: right - left, height: height * (1 + 2 * overhang))
  }
}
