import FirstFrameGeometry
import Foundation

extension Affine {
  /// Creates a transform from a list of transforms.
  init(svgTransform text: String) {
    self = .identity
    for part in text.components(separatedBy: ")") {
      let pieces = part.components(separatedBy: "(")
      guard pieces.count == 2 else { continue }
      let n = SVGElement.numbers(pieces[1])
      let name = pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t\r"))
      let step: Affine
      switch (name, n.count) {
      case ("matrix", 6): step = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1...): step = .translation(x: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...): step = .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
      case ("rotate", 3...):
        step = Affine.translation(x: -n[1], y: -n[2]).followed(by: .rotation(degrees: n[0]))
          .followed(by: .translation(x: n[1], y: n[2]))
      case ("rotate", 1...): step = .rotation(degrees: n[0])
      case ("skewX", 1...): step = Affine(a: 1, b: 0, c: Self.tangent(n[0]), d: 1, tx: 0, ty: 0)
      case ("skewY", 1...): step = Affine(a: 1, b: Self.tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
      default: continue
      }
      self = step.followed(by: self)
    }
  }

  private static func tangent(_ degrees: CGFloat) -> CGFloat {
    let turn = Affine.rotation(degrees: degrees)
    return turn.a == 0 ? 0 : turn.b / turn.a
  }
}
