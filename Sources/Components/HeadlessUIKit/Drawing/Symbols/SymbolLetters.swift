import FirstFrameGeometry
import FirstFrameTypesetting
import Foundation

/// Symbols that are characters. They are glyphs of the built-in typeface.
enum SymbolLetters {
  /// The height of capitals, in units.
  private static let capHeight: CGFloat = 15.4

  /// The characters of symbols that have names.
  private static let characters: [Substring: String] = [
    "dollarsign": "$", "eurosign": "€", "eurozonesign": "€", "sterlingsign": "£", "yensign": "¥", "centsign": "¢",
    "at": "@", "textformat.abc": "Abc", "textformat.123": "123", "textformat.12": "12", "paragraphsign": "¶",
    "abc": "Abc", "123": "123", "abs": "ABS", "sum": "∑", "brazilianrealsign": "R$", "danishkronesign": "kr",
    "norwegiankronesign": "kr", "polishzlotysign": "zł", "swedishkronasign": "kr", "australiandollarsign": "A$",
    "fn": "fn", "fx": "fx",
  ]

  /// Returns the drawing of a symbol; `nil` if it is not a character of the typeface.
  static func drawing(of name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    guard style == .plain else { return nil }
    if let text = characters[name] { return drawing(of: text) }
    // Letters, numbers and both, as in `a.circle`, `12.square` and `l1.button.horizontal`.
    guard name.utf8.count <= 2,
      name.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      })
    else { return nil }
    return drawing(of: name.uppercased())
  }

  private static func drawing(of text: String) -> SymbolDrawing? {
    var path = Path()
    var x = 0.0
    let typeface = BuiltInTypeface.instance(weight: text.count > 1 ? .medium : .regular)
    for character in text.unicodeScalars {
      guard let glyph = typeface.glyph(for: character) else { return nil }
      path.addPath(typeface.outline(of: glyph).transformed(by: .translation(x: CGFloat(x), y: 0)))
      x += typeface.advance(of: glyph)
    }
    let factor = capHeight / CGFloat(typeface.metrics.capHeight)
    let placed = Affine.translation(x: CGFloat(-x / 2), y: CGFloat(-typeface.metrics.capHeight / 2))
      .followed(by: Affine(a: factor, b: 0, c: 0, d: -factor, tx: 12, ty: 12))
    // The flip reverses the contours, which must be clockwise.
    return SymbolDrawing(steps: [.add(.glyphs(path.transformed(by: placed).reversed))], hasKnownLevels: true)
  }
}
