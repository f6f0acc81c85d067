import FirstFrameGeometry
import Foundation

/// The rules that compose the variants of symbols from designs.
///
/// The rules follow the order of the words in a name: `person.crop.circle.badge.plus` is a badge on another symbol, whose
/// name is read by the same rules.
enum SymbolComposition {
  /// Whether the bodies of a symbol are stroked or filled.
  enum Style {
    case plain, filled
  }

  /// Returns the drawing of a symbol that is designed, or that is a variant of one; otherwise `nil`.
  static func drawing(named name: Substring) -> SymbolDrawing? { drawing(of: name, .plain) }

  /// Returns the drawing of a symbol in a style; `nil` if it has no such variant.
  static func drawing(of name: Substring, _ style: Style) -> SymbolDrawing? {
    if let design = SymbolLibrary.design(named: name) {
      return style == .plain ? design.plain : design.hasBody ? design.filled : nil
    }
    if style == .plain, let base = name.withoutSuffix(".fill") { return drawing(of: base, .filled) }
    if let base = name.withoutSuffix(".slash") { return drawing(of: base, style)?.slashed }
    return SymbolRegion.drawing(of: name, style) ?? SymbolBadge.drawing(of: name, style)
      ?? SymbolEnclosure.drawing(of: name, style) ?? SymbolLetters.drawing(of: name, style)
      ?? redirected(name, style) ?? filledWithin(name, style) ?? inverse(name, style)
      ?? SymbolGroup.drawing(of: name, style)
  }

  /// Returns the drawing of a symbol within another one, which is filled if possible.
  static func sign(named name: Substring) -> SymbolDrawing? { drawing(of: name, .filled) ?? drawing(of: name, .plain) }

  // MARK: Other names

  /// Returns the drawing of a symbol for a direction of reading: forward is right.
  private static func redirected(_ name: Substring, _ style: Style) -> SymbolDrawing? {
    var words = name.split(separator: ".")
    for (index, word) in words.enumerated() where index > 0 {
      switch word {
      case "forward", "trailing": words[index] = "right"
      case "backward", "leading": words[index] = "left"
      default: break
      }
    }
    let plain = words.joined(separator: ".")
    return plain == name ? nil : drawing(of: Substring(plain), style)
  }

  /// Returns the drawing of a symbol that is filled although the word is not the last one: `person.fill.checkmark`.
  private static func filledWithin(_ name: Substring, _ style: Style) -> SymbolDrawing? {
    guard style == .plain, let range = name.range(of: ".fill.") else { return nil }
    return drawing(of: Substring(name.replacingCharacters(in: range, with: ".")), .filled)
  }

  /// Returns the drawing of a symbol for dark backgrounds, which is filled.
  private static func inverse(_ name: Substring, _ style: Style) -> SymbolDrawing? {
    style == .plain ? name.withoutSuffix(".inverse").flatMap { sign(named: $0) } : nil
  }
}

extension Substring {
  func withoutSuffix(_ suffix: String) -> Substring? {
    hasSuffix(suffix) && utf8.count > suffix.utf8.count ? dropLast(suffix.count) : nil
  }

  func withoutPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) && utf8.count > prefix.utf8.count ? dropFirst(prefix.count) : nil
  }
}
