import FirstFrameGeometry
import Foundation

/// A part of a symbol that is filled, such as the left half of `circle.lefthalf.filled`.
enum SymbolRegion {
  /// The parts by their word from left to right, as a rectangle in the unit square.
  private static let rects: [String: CGRect] = [
    "lefthalf": CGRect(x: 0, y: 0, width: 0.5, height: 1), "righthalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
    "tophalf": CGRect(x: 0, y: 0, width: 1, height: 0.5), "bottomhalf": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
    "leftthird": CGRect(x: 0, y: 0, width: 0.36, height: 1),
    "rightthird": CGRect(x: 0.64, y: 0, width: 0.36, height: 1),
    "topthird": CGRect(x: 0, y: 0, width: 1, height: 0.36),
    "bottomthird": CGRect(x: 0, y: 0.64, width: 1, height: 0.36),
    "center": CGRect(x: 0.24, y: 0.24, width: 0.52, height: 0.52),
    "topleft": CGRect(x: 0, y: 0, width: 0.48, height: 0.48),
    "topright": CGRect(x: 0.52, y: 0, width: 0.48, height: 0.48),
    "bottomleft": CGRect(x: 0, y: 0.52, width: 0.48, height: 0.48),
    "bottomright": CGRect(x: 0.52, y: 0.52, width: 0.48, height: 0.48),
  ]

  /// Returns the part that a word names. A design points from left to right, so that leading is left.
  private static func part(named word: Substring) -> CGRect? {
    rects[String(word).replacing("leading", with: "left").replacing("trailing", with: "right")]
  }

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The distance of an inset area from the outline, in units.
  private static let inset: CGFloat = 3.1

  /// Returns the drawing of an outlined symbol with a filled part; `nil` for other names.
  static func drawing(of name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    // The name of a filled style has lost its last word: `rectangle.bottomthird.inset.fill`.
    guard style == .plain || !name.hasSuffix("filled"), let (base, rect, isInset) = split(name),
      let design = SymbolLibrary.design(named: base), let box = design.body.extent
    else { return nil }
    let part = CGRect(
      x: box.minX + rect.minX * box.width, y: box.minY + rect.minY * box.height, width: rect.width * box.width,
      height: rect.height * box.height)
    if isInset { return insetPart(design, box, part) }
    let outside = outside(of: part)
    return SymbolDrawing(steps: design.filled.steps + [.cut(.exactArea(outside))] + design.plain.steps)
  }

  private static func split(_ name: Substring) -> (base: Substring, rect: CGRect, isInset: Bool)? {
    var words = name.split(separator: ".")[...]
    guard words.count >= 2 else { return nil }
    if words.last == "filled" { words.removeLast() }
    let isInset = words.contains("inset")
    words.removeAll { $0 == "inset" }
    var rect = whole
    if let word = words.last, let part = part(named: word) {
      rect = part
      words.removeLast()
    }
    guard rect != whole || isInset, !words.isEmpty else { return nil }
    return (Substring(words.joined(separator: ".")), rect, isInset)
  }

  private static func insetPart(_ design: SymbolDesign, _ box: CGRect, _ part: CGRect) -> SymbolDrawing {
    let scale = Affine.scale(x: 1 - 2 * inset / box.width, y: 1 - 2 * inset / box.height)
    let inner = design.body.transformed(
      by: Affine.translation(x: -box.midX, y: -box.midY).followed(by: scale)
        .followed(by: .translation(x: box.midX, y: box.midY)))
    let outside = outside(of: part)
    return SymbolDrawing(
      steps: [.add(.exactArea(inner)), .cut(.exactArea(outside))] + design.plain.steps)
  }

  /// Returns everything around a rectangle.
  private static func outside(of rect: CGRect) -> Path {
    let reach: CGFloat = 40
    return Path {
      $0.addRect(CGRect(x: rect.minX - reach, y: rect.minY - reach, width: reach, height: rect.height + 2 * reach))
      $0.addRect(CGRect(x: rect.maxX, y: rect.minY - reach, width: reach, height: rect.height + 2 * reach))
      $0.addRect(CGRect(x: rect.minX, y: rect.minY - reach, width: rect.width, height: reach))
      $0.addRect(CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: reach))
    }
  }
}
