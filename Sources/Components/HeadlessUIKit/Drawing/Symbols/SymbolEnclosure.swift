import FirstFrameGeometry
import Foundation

/// A symbol around another one, such as the circle of `xmark.circle`.
struct SymbolEnclosure {
  /// The name of the design around the sign.
  private let design: Substring
  /// The longer side of the enclosed symbol, without the width of its lines.
  private let side: CGFloat
  private let center: CGPoint

  private init(_ design: Substring, _ side: CGFloat, _ x: CGFloat = 12, _ y: CGFloat = 12) {
    self.design = design
    self.side = side
    center = CGPoint(x: x, y: y)
  }

  /// The enclosing symbols by the last words of a name.
  private static let all: [Substring: SymbolEnclosure] = [
    "circle": .init("circle", 9), "octagon": .init("octagon", 9), "seal": .init("seal", 9),
    "square": .init("square", 9.6), "square.dashed": .init("square.dashed", 9), "app": .init("app", 9.6),
    "app.dashed": .init("app.dashed", 9), "diamond": .init("diamond", 7.6), "rectangle": .init("rectangle", 8.2),
    "rectangle.portrait": .init("rectangle.portrait", 8), "bubble": .init("bubble.left", 8, 12, 11),
    "message": .init("message", 8, 12, 10.9), "icloud": .init("cloud", 7, 12, 13.4), "tv": .init("tv", 7.4, 12, 10.5),
    "display": .init("display", 7.4, 12, 10.2), "desktopcomputer": .init("part.desktopcomputer", 6, 12, 8.6),
    "laptopcomputer": .init("laptopcomputer", 6.6, 12, 10.8), "iphone": .init("part.iphone", 6, 12, 13),
    "ipad": .init("part.ipad", 7.4), "doc": .init("doc", 6.4, 12, 14.6), "heart": .init("heart", 7, 12, 10.8),
    "viewfinder": .init("viewfinder", 9.6), "magnifyingglass": .init("magnifyingglass", 6, 10.2, 10.2),
    "square.on.square": .init("square.on.square", 6.4, 14.6, 14.6),
    "square.stack": .init("square.stack", 6.6, 12, 15.2),
    "rectangle.on.rectangle": .init("rectangle.on.rectangle", 5.8, 14.3, 14),
    "rectangle.stack": .init("rectangle.stack", 6.4, 12, 14.9), "book.closed": .init("book.closed", 6.4, 12.6, 9.8),
    "arrow.triangle.2.circlepath": .init("arrow.triangle.2.circlepath", 6),
    "arrow.circlepath": .init("arrow.circlepath", 7), "batteryblock": .init("batteryblock", 6.4, 12, 13.6),
    "button.roundedtop.horizontal": .init("rectangle.roundedtop", 8),
    "button.roundedbottom.horizontal": .init("rectangle.roundedbottom", 8),
    "rectangle.roundedtop": .init("rectangle.roundedtop", 8),
    "rectangle.roundedbottom": .init("rectangle.roundedbottom", 8), "button.horizontal": .init("capsule", 7),
    "button.angledtop.vertical.left": .init("rectangle", 8), "button.angledtop.vertical.right": .init("rectangle", 8),
    "button.angledbottom.horizontal.left": .init("rectangle", 8),
    "button.angledbottom.horizontal.right": .init("rectangle", 8), "joystick": .init("circle", 9),
  ]

  /// Returns the drawing of a symbol within another one; `nil` for other names.
  static func drawing(of name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    guard let (base, enclosure) = split(name), let around = SymbolLibrary.design(named: enclosure.design),
      let sign = SymbolComposition.sign(named: base)
    else { return nil }
    let ink = sign.fitted(to: enclosure.side, around: enclosure.center)
    switch style {
    case .plain: return SymbolDrawing(steps: around.plain.enclosing + [.add(ink)], hasKnownLevels: true)
    case .filled:
      return around.hasBody ? SymbolDrawing(steps: around.filled.enclosing + [.sign(ink)], hasKnownLevels: true) : nil
    }
  }

  /// Returns the name of the enclosed symbol and its enclosure, the longest that fits; `nil` for other names.
  private static func split(_ name: Substring) -> (base: Substring, enclosure: SymbolEnclosure)? {
    var start = name.startIndex
    while let dot = name[start...].firstIndex(of: ".") {
      start = name.index(after: dot)
      if dot > name.startIndex, let enclosure = all[name[start...]] { return (name[..<dot], enclosure) }
    }
    return nil
  }
}

extension SymbolDrawing {
  /// The steps of an enclosing symbol, which is one layer behind the sign in it.
  fileprivate var enclosing: [Step] {
    [.level(1)]
      + steps.filter { step in
        if case .level = step { return false }
        return true
      } + [.level(0)]
  }
}
