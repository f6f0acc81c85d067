import FirstFrameGeometry
import Foundation

/// The rules that compose the variants of symbols from designs.
enum SymbolComposition {
  /// Returns the drawing of a symbol that is designed, or that is a variant of one; otherwise `nil`.
  static func drawing(named name: Substring) -> SymbolDrawing? {
    if let design = SymbolLibrary.design(named: name) { return design.plain }
    if let base = name.withoutSuffix(".slash.fill") { return filled(base)?.slashed }
    if let base = name.withoutSuffix(".slash") { return drawing(named: base)?.slashed }
    return halfFilled(name) ?? badged(name) ?? filledVariant(name) ?? enclosed(name) ?? SymbolLetters.drawing(
      named: name) ?? redirected(name)
  }

  // MARK: Fills

  private static func filledVariant(_ name: Substring) -> SymbolDrawing? {
    name.withoutSuffix(".fill").flatMap { filled($0) }
  }

  /// Returns the filled drawing of a symbol; `nil` if it has no filled variant.
  private static func filled(_ name: Substring) -> SymbolDrawing? {
    if let design = SymbolLibrary.design(named: name) { return design.hasBody ? design.filled : nil }
    if let badge = badge(name) { return filled(badge.base).map { badged($0, with: badge) } }
    if let (base, enclosure) = SymbolEnclosure.split(name), let sign = inner(base) {
      return enclosure.filled(around: sign)
    }
    return plainDirection(of: name).flatMap { filled($0) }
  }

  private static func halfFilled(_ name: Substring) -> SymbolDrawing? {
    for (side, isLeft) in [("left", true), ("leading", true), ("right", false), ("trailing", false)] {
      for fill in ["filled", "fill"] {
        if let base = name.withoutSuffix(".\(side)half.\(fill)") { return half(base, isLeft: isLeft) }
      }
    }
    return nil
  }

  private static func half(_ name: Substring, isLeft: Bool) -> SymbolDrawing? {
    guard let design = SymbolLibrary.design(named: name), design.hasBody else { return nil }
    let other = Path { $0.addRect(CGRect(x: isLeft ? 12 : -12, y: -12, width: 24, height: 48)) }
    return SymbolDrawing(steps: design.filled.steps + [.cut(.exactArea(other))] + design.plain.steps)
  }

  // MARK: Enclosing shapes

  private static func enclosed(_ name: Substring) -> SymbolDrawing? {
    guard let (base, enclosure) = SymbolEnclosure.split(name), let sign = inner(base) else { return nil }
    return enclosure.stroked(around: sign)
  }

  /// Returns the drawing of a symbol within a shape, which is filled if possible.
  private static func inner(_ name: Substring) -> SymbolDrawing? {
    filled(name) ?? drawing(named: name)
  }

  // MARK: Badges

  private struct Badge {
    let base: Substring
    let sign: SymbolDrawing?
  }

  private static func badge(_ name: Substring) -> Badge? {
    if let base = name.withoutSuffix(".badge") { return Badge(base: base, sign: nil) }
    guard let range = name.range(of: ".badge.") else { return nil }
    return inner(name[range.upperBound...]).map { Badge(base: name[..<range.lowerBound], sign: $0) }
  }

  private static func badged(_ name: Substring) -> SymbolDrawing? {
    guard let badge = badge(name) else { return nil }
    return drawing(named: badge.base).map { badged($0, with: badge) }
  }

  /// Returns a drawing with a disc at the bottom right, or at the top right if the disc is empty.
  private static func badged(_ base: SymbolDrawing, with badge: Badge) -> SymbolDrawing {
    let box = base.skeletonBounds ?? CGRect(x: 2, y: 2, width: 20, height: 20)
    let center =
      badge.sign == nil
      ? CGPoint(x: box.maxX - 1.8, y: box.minY + 1.8) : CGPoint(x: box.maxX - 1.4, y: box.maxY - 1.8)
    let radius: CGFloat = badge.sign == nil ? 3.1 : 4.5
    func disc(_ radius: CGFloat) -> SymbolDrawing.Ink {
      .exactArea(
        Path {
          $0.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        })
    }
    let steps = base.steps + [.cut(disc(radius + 1.4)), .add(disc(radius))]
    guard let sign = badge.sign else { return SymbolDrawing(steps: steps) }
    return SymbolDrawing(steps: steps + [.cut(sign.fitted(to: 4.4, around: center, strokeFactor: 0.75))])
  }

  // MARK: Other names

  /// Returns the drawing of a symbol for a direction of reading: forward is right.
  private static func redirected(_ name: Substring) -> SymbolDrawing? {
    plainDirection(of: name).flatMap { drawing(named: $0) }
  }

  private static func plainDirection(of name: Substring) -> Substring? {
    var plain = String(name)
    for (word, direction) in [("forward", "right"), ("backward", "left"), ("leading", "left"), ("trailing", "right")] {
      plain = plain.replacingOccurrences(of: ".\(word)", with: ".\(direction)")
    }
    return plain == name ? nil : Substring(plain)
  }
}

extension Substring {
  fileprivate func withoutSuffix(_ suffix: String) -> Substring? {
    hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) : nil
  }
}
