import FirstFrameGeometry
import Foundation

/// Two symbols that make up a new one, such as `person.fill.checkmark`.
enum SymbolGroup {
  /// Symbols that a sign can follow.
  private static let bases: [Substring] = ["person", "person.2"]

  /// Returns the drawing of a pair of symbols; `nil` for other names.
  static func drawing(of name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    counted(name, style) ?? beside(name, style) ?? stacked(name, style)
  }

  /// Returns a symbol with a number in it: `goforward.30`.
  private static func counted(_ name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    guard style == .plain, name.hasPrefix("goforward.") || name.hasPrefix("gobackward."),
      let dot = name.lastIndex(of: "."), let base = SymbolComposition.drawing(named: name[..<dot]),
      let number = SymbolLetters.drawing(of: name[name.index(after: dot)...], .plain)
    else { return nil }
    let sign = number.fitted(to: 8, around: CGPoint(x: 12, y: 12.8), strokeFactor: 1)
    return SymbolDrawing(steps: base.steps + [.add(sign)])
  }

  /// Returns a symbol with a sign at its right: `person.checkmark`.
  private static func beside(_ name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    for base in bases {
      guard let word = name.withoutPrefix("\(base)."), !word.hasPrefix("badge"),
        let first = SymbolComposition.drawing(of: base, style), let second = SymbolComposition.drawing(named: word)
      else { continue }
      let steps: [SymbolDrawing.Step] = [
        .level(1), .add(first.fitted(to: 16, around: CGPoint(x: 8.4, y: 12.6), strokeFactor: 1)),
        .level(0), .add(second.fitted(to: 6.4, around: CGPoint(x: 20, y: 8.6), strokeFactor: 1)),
      ]
      return SymbolDrawing(steps: steps, hasKnownLevels: true)
    }
    return nil
  }

  /// Returns a symbol in front of another one: `photo.on.rectangle`, `sensor.and.clock`.
  private static func stacked(_ name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    if let range = name.range(of: ".on.") {
      return stacked(back: name[range.upperBound...], front: name[..<range.lowerBound], style)
    }
    guard let range = name.range(of: ".and.") else { return nil }
    return stacked(back: name[..<range.lowerBound], front: name[range.upperBound...], style)
  }

  private static func stacked(back: Substring, front: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    guard let first = SymbolComposition.drawing(of: back, style) ?? SymbolComposition.drawing(named: back),
      let second = SymbolComposition.drawing(of: front, style) ?? SymbolComposition.drawing(named: front),
      let solid = style == .filled ? second : SymbolComposition.sign(named: front)
    else { return nil }
    let center = CGPoint(x: 16, y: 16)
    let steps: [SymbolDrawing.Step] = [
      .level(1), .add(first.fitted(to: 15, around: CGPoint(x: 9, y: 8.8), strokeFactor: 1)),
      .cut(solid.fitted(to: 11.4, around: center, strokeFactor: 2.5)),
      .level(0), .add(second.fitted(to: 11.4, around: center, strokeFactor: 1)),
    ]
    return SymbolDrawing(steps: steps, hasKnownLevels: true)
  }
}
