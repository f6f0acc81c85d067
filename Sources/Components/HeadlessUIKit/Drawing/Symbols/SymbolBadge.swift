import FirstFrameGeometry
import Foundation

/// A sign at the corner of a symbol, such as the plus of `folder.badge.plus`.
enum SymbolBadge {
  /// A small disc without a sign, at the top right.
  case dot
  /// A sign cut out of a plate, at the bottom right.
  case plate(Plate, sign: SymbolDrawing)
  /// A sign without a plate, at the bottom right, or at the top right.
  case sign(SymbolDrawing, isAtTop: Bool)

  enum Plate {
    case disc, triangle
  }

  /// Symbols whose badges are signs without a plate, at the top right.
  private static let plainAtTop: Set<Substring> = ["phone", "phone.fill", "cart", "cart.fill", "airplayvideo"]
  /// Symbols whose badges are signs without a plate, at the bottom right.
  private static let plainAtBottom: Set<Substring> = ["text", "list", "waveform"]
  /// Badges that are pictures: cut out of a disc, they would be too small.
  private static let pictures: Set<Substring> = ["clock", "gearshape", "key", "wifi", "lock", "magnifyingglass"]

  /// Returns the drawing of a symbol with a badge; `nil` for other names.
  static func drawing(of name: Substring, _ style: SymbolComposition.Style) -> SymbolDrawing? {
    guard let (base, badge) = split(name) else { return nil }
    return SymbolComposition.drawing(of: base, style).map(badge.added(to:))
  }

  private static func split(_ name: Substring) -> (base: Substring, badge: SymbolBadge)? {
    if let base = name.withoutSuffix(".badge") { return (base, .dot) }
    if let base = name.withoutSuffix(".trianglebadge.exclamationmark") {
      return SymbolComposition.sign(named: "exclamationmark").map { (base, .plate(.triangle, sign: $0)) }
    }
    guard let range = name.range(of: ".badge.") else { return nil }
    let (base, word) = (name[..<range.lowerBound], name[range.upperBound...])
    if pictures.contains(word) {
      return SymbolComposition.drawing(named: word).map { (base, .sign($0, isAtTop: false)) }
    }
    guard let sign = SymbolComposition.sign(named: word) else { return nil }
    let isAtTop = plainAtTop.contains(base)
    if isAtTop || plainAtBottom.contains(base) { return (base, .sign(sign, isAtTop: isAtTop)) }
    return (base, .plate(.disc, sign: sign))
  }

  private func added(to base: SymbolDrawing) -> SymbolDrawing {
    let box = base.skeletonBounds ?? CGRect(x: 2, y: 2, width: 20, height: 20)
    let bottomRight = CGPoint(x: box.maxX - 1.4, y: box.maxY - 1.8)
    switch self {
    case .dot:
      let center = CGPoint(x: box.maxX - 1.8, y: box.minY + 1.8)
      return base.adding([.cut(.disc(4.5, center)), .add(.disc(3.1, center))])
    case .plate(.disc, let sign):
      return base.adding([
        .cut(.disc(5.9, bottomRight)), .add(.disc(4.5, bottomRight)),
        .cut(sign.fitted(to: 4.4, around: bottomRight, strokeFactor: 0.75)),
      ])
    case .plate(.triangle, let sign):
      let plate = Path(symbol: "M0 -3.6 L3.9 3.2 H-3.9 Z")
        .transformed(by: .translation(x: bottomRight.x, y: bottomRight.y))
      let center = CGPoint(x: bottomRight.x, y: bottomRight.y + 0.6)
      return base.adding([
        .cut(.area(plate, excess: 2.8)), .add(.area(plate)),
        .cut(sign.fitted(to: 3.6, around: center, strokeFactor: 0.75)),
      ])
    case .sign(let sign, let isAtTop):
      let center = CGPoint(x: box.maxX - 2.2, y: isAtTop ? box.minY + 3 : box.maxY - 3.2)
      return base.adding([.cut(.disc(5.6, center)), .add(sign.fitted(to: 7.4, around: center))])
    }
  }
}

extension SymbolDrawing {
  /// Returns the drawing with a badge in front, which is the primary layer.
  fileprivate func adding(_ badge: [Step]) -> SymbolDrawing {
    SymbolDrawing(steps: loweredSteps + [.level(0)] + badge, hasKnownLevels: true)
  }
}

extension SymbolDrawing.Ink {
  fileprivate static func disc(_ radius: CGFloat, _ center: CGPoint) -> SymbolDrawing.Ink {
    .exactArea(.circle(around: center, radius: radius))
  }
}
