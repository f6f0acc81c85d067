import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameRasterizer

/// The formulas of W3C Compositing and Blending Level 1, written with floating-point numbers and straight colors.
private struct ReferenceBlending {
  let mode: BlendMode

  /// Returns the four premultiplied channels of the result, from 0 to 1.
  ///
  /// - Parameter coverage: The part of the pixel that the shape covers. The source is multiplied by it.
  func blended(_ source: PremultipliedColor, _ destination: PremultipliedColor, coverage: Double) -> [Double] {
    let (s, d) = (Self.channels(source), Self.channels(destination))
    let (a, b) = (s[3], d[3])
    let rest = 1 - coverage
    func sum(_ f: Double, _ g: Double) -> [Double] { (0..<4).map { s[$0] * f + d[$0] * g } }
    switch mode {
    case .normal: return sum(1, 1 - a)
    case .clear: return sum(0, rest)
    case .copy: return sum(1, rest)
    case .sourceIn: return sum(b, rest)
    case .sourceOut: return sum(1 - b, rest)
    case .sourceAtop: return sum(b, 1 - a)
    case .destinationOver: return sum(1 - b, 1)
    case .destinationIn: return sum(0, rest + a)
    case .destinationOut: return sum(0, 1 - a)
    case .destinationAtop: return sum(1 - b, rest + a)
    case .xor: return sum(1 - b, 1 - a)
    case .plusLighter: return (0..<4).map { min(1, s[$0] + d[$0]) }
    case .plusDarker:
      let alpha = min(1, a + b)
      let colors: [Double] = (0..<3).map { index in
        let missing = (a - s[index]) + (b - d[index])
        return max(0, alpha - missing)
      }
      return colors + [alpha]
    default:
      let (cs, cb) = (Self.straight(s), Self.straight(d))
      let mixed: [Double] = isSeparable ? (0..<3).map { separable(cb[$0], cs[$0]) } : nonseparable(cb, cs)
      let colors: [Double] = (0..<3).map { index in
        let (source, destination) = (s[index] * (1 - b), d[index] * (1 - a))
        return source + destination + a * b * mixed[index]
      }
      return colors + [a + b - a * b]
    }
  }

  static func channels(_ color: PremultipliedColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
  }

  private static func straight(_ channels: [Double]) -> [Double] {
    channels[3] == 0 ? [0, 0, 0] : channels.prefix(3).map { $0 / channels[3] }
  }

  private var isSeparable: Bool { ![.hue, .saturation, .color, .luminosity].contains(mode) }

  private func separable(_ cb: Double, _ cs: Double) -> Double {
    func hardLight(_ cb: Double, _ cs: Double) -> Double {
      cs <= 0.5 ? cb * 2 * cs : cb + (2 * cs - 1) - cb * (2 * cs - 1)
    }
    switch mode {
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return hardLight(cs, cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: return hardLight(cb, cs)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let light = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (light - cb)
    case .difference: return abs(cb - cs)
    default: return cb + cs - 2 * cb * cs
    }
  }

  private func nonseparable(_ cb: [Double], _ cs: [Double]) -> [Double] {
    switch mode {
    case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: setLum(cs, lum(cb))
    default: setLum(cb, lum(cs))
    }
  }

  private func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }

  private func setLum(_ c: [Double], _ l: Double) -> [Double] {
    var c = c.map { $0 + l - lum(c) }
    let (l, n, x) = (lum(c), c.min()!, c.max()!)
    if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return c
  }

  private func setSat(_ c: [Double], _ s: Double) -> [Double] {
    sat(c) > 0 ? c.map { ($0 - c.min()!) * s / sat(c) } : [0, 0, 0]
  }
}

struct BlendModeTests {
  private static let side = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// Random premultiplied colors, with many of the extremes at which formulas change.
  private static func color(_ random: inout SeededGenerator) -> PremultipliedColor {
    func byte(_ random: inout SeededGenerator) -> UInt8 {
      switch Int.random(in: 0...5, using: &random) {
      case 0: 0
      case 1: 255
      default: .random(in: 0...255, using: &random)
      }
    }
    return PremultipliedColor(
      Color(red: byte(&random), green: byte(&random), blue: byte(&random), alpha: byte(&random)))
  }

  private static func isNear(_ pixel: PremultipliedColor, _ exact: [Double]) -> Bool {
    zip(ReferenceBlending.channels(pixel), exact).allSatisfy { abs($0 - $1) * 255 <= 1 }
  }

  @Test(arguments: BlendMode.allCases)
  func premultipliedPixelsAreBlendedAsTheStandardsSay(mode: BlendMode) {
    guard let blending = PixelBlending(mode) else { return #expect(mode == .normal) }
    let reference = ReferenceBlending(mode: mode)
    for seed in 0..<4000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (color, destination) = (Self.color(&random), Self.color(&random))
      let coverage = mode.appliesToClearParts ? UInt32.random(in: 0...255, using: &random) : 255
      var source = Blending.scaled(color.packed, by: coverage)
      var shape = coverage << 24
      var pixel = destination.packed
      if mode.appliesToClearParts {
        blending.blend(&source, shape: &shape, opacity: 255, with: &pixel, count: 1)
      } else {
        blending.blend(&source, shape: nil, opacity: 255, with: &pixel, count: 1)
      }
      let covered = PremultipliedColor(packed: source)
      let exact = reference.blended(covered, destination, coverage: Double(coverage) / 255)
      let result = PremultipliedColor(packed: pixel)
      #expect(Self.isNear(result, exact), "seed \(seed): \(covered) and \(destination) give \(result), not \(exact)")
      #expect(max(result.red, result.green, result.blue) <= result.alpha, "seed \(seed): \(result)")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func aNodeIsBlendedWithItsOpacityAndClearColorsHaveTheirEffect(mode: BlendMode) throws {
    let reference = ReferenceBlending(mode: mode)
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (color, backdrop) = (Self.color(&random).straight, Self.color(&random).straight)
      let node = LayoutNode(
        frame: CGRect(x: 2, y: 2, width: 10, height: 10), background: .color(color), opacity: 0.6, blend: mode)
      let root = LayoutNode(frame: Self.side, background: .color(backdrop), children: [node])
      let drawn = try Rasterizer(scale: 1).bitmap(of: root)
      let source = PremultipliedColor(packed: Blending.scaled(PremultipliedColor(color).packed, by: 153))
      let destination = PremultipliedColor(backdrop)
      #expect(drawn[15, 15] == destination)
      let exact = reference.blended(source, destination, coverage: 1)
      let difference = zip(ReferenceBlending.channels(drawn[5, 5]), exact).map { abs($0 - $1) * 255 }
      #expect(difference.allSatisfy { $0 <= 2 }, "seed \(seed): \(color) on \(backdrop)")
    }
  }

  private func draw(_ children: [LayoutNode], on background: Color) throws -> Bitmap {
    try Rasterizer(scale: 1).bitmap(
      of: LayoutNode(frame: Self.side, background: .color(background), children: children))
  }

  @Test func clearAndCopyAreMixedByTheCoverageOfAnEdgeForBoxesPathsImagesAndText() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let half = CGRect(x: 4.5, y: 4, width: 8, height: 8)
    var cleared = LayoutNode(frame: half, background: .color(.clear), blend: .clear)
    for opacity in [1, 0.5, 0] {
      cleared.opacity = opacity
      let bitmap = try draw([cleared], on: red)
      #expect(bitmap[8, 8].alpha == 0)
      #expect(bitmap[2, 8].alpha == 255)
      #expect((127...128).contains(bitmap[4, 8].alpha))
      #expect((127...128).contains(bitmap[12, 8].alpha))
    }
    let circle = Path { $0.addEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16)) }
    for color in [Color.clear, red] {
      let path = LayoutNode(
        frame: Self.side, blend: .clear, path: PathContent(path: circle, fill: .init(paint: .color(color))))
      let bitmap = try draw([path], on: .black)
      #expect(bitmap[10, 10].alpha == 0)
      #expect(bitmap[0, 0].alpha == 255)
      #expect((1...254).contains(bitmap[4, 4].alpha), "\(bitmap[4, 4])")
    }
    var picture = Bitmap(size: try PixelSize(width: 2, height: 1))
    picture[0, 0] = PremultipliedColor(.white)
    let image = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 8, height: 4), blend: .copy,
      image: ImageContent(source: .bitmap(picture), sampling: .nearest))
    let copied = try draw([image], on: red)
    #expect(copied[1, 1].straight == .white)
    #expect(copied[6, 1].alpha == 0)
    #expect(copied[10, 1].straight == red)
  }

  @Test func anIsolatedNodeAndAMaskedNodeDoNotSeeWhatIsBeneathThem() throws {
    let blended = LayoutNode(frame: Self.side, background: .color(.white), blend: .destinationOut)
    let group = LayoutNode(frame: Self.side, children: [blended])
    #expect(try draw([group], on: .black)[5, 5].alpha == 0)
    for change in [{ $0.isIsolated = true }, { $0.mask = [LayoutNode(frame: Self.side, background: .color(.black))] }]
      as [(inout LayoutNode) -> Void]
    {
      var isolated = group
      change(&isolated)
      #expect(try draw([isolated], on: .black)[5, 5].straight == .black)
    }
  }

  @Test func isolationChangesNoPixelOfATreeWithoutBlendModes() throws {
    var card = LayoutNode(
      frame: CGRect(x: 3, y: 3, width: 12, height: 12), background: .color(Color(red: 9, green: 200, blue: 80)),
      cornerRadii: CornerRadii(4), border: Border(width: 1, color: .black))
    let plain = try draw([card], on: .white)
    card.isIsolated = true
    let isolated = try draw([card], on: .white)
    for y in 0..<20 {
      for x in 0..<20 {
        let (first, second) = (plain[x, y], isolated[x, y])
        #expect(abs(Int(first.red) - Int(second.red)) <= 1)
        #expect(abs(Int(first.blue) - Int(second.blue)) <= 1)
      }
    }
  }
}
