import FirstFrameGeometry
import Foundation

/// A shape around a symbol, such as the circle of `xmark.circle`.
enum SymbolEnclosure: String, CaseIterable {
  case circle, square, triangle, diamond, octagon, hexagon, seal, shield, app, bubble, rectangle, icloud

  /// Returns the name of the enclosed symbol and the shape; `nil` for other names.
  static func split(_ name: Substring) -> (base: Substring, enclosure: SymbolEnclosure)? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      let enclosure = SymbolEnclosure(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    return (name[..<dot], enclosure)
  }

  private var outline: Path {
    let name = self == .bubble ? "bubble.left" : self == .icloud ? "cloud" : Substring(rawValue)
    return Path(symbol: SymbolLibrary.design(named: name)?.body ?? "")
  }

  /// The longer side of the enclosed symbol, without the width of its lines.
  private var side: CGFloat {
    switch self {
    case .circle, .octagon, .hexagon, .seal: 9
    case .square, .app: 9.6
    case .triangle: 7.4
    case .diamond: 7.6
    case .shield, .bubble: 8
    case .rectangle: 8.2
    case .icloud: 7
    }
  }

  private var center: CGPoint {
    switch self {
    case .triangle: CGPoint(x: 12, y: 14.1)
    case .shield: CGPoint(x: 12, y: 11.4)
    case .bubble: CGPoint(x: 12, y: 11)
    case .icloud: CGPoint(x: 12, y: 13)
    default: CGPoint(x: 12, y: 12)
    }
  }

  func stroked(around sign: SymbolDrawing) -> SymbolDrawing {
    SymbolDrawing(steps: [.add(.lines(outline)), .add(sign.fitted(to: side, around: center))])
  }

  func filled(around sign: SymbolDrawing) -> SymbolDrawing {
    SymbolDrawing(steps: [.add(.area(outline)), .cut(sign.fitted(to: side, around: center))])
  }
}
