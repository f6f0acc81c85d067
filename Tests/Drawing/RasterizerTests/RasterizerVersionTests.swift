import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameProgramTesting
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameRasterizer

/// The version of the renderer is increased whenever pixels change: pictures with the same tree and the same version are
/// not drawn again.
@Suite struct RasterizerVersionTests {
  /// The version and the digest of what it draws.
  private static let recorded = (version: 4, digest: "ef93f5cf1a4387c53fd8861d5587937137d17ba4c7e286a20af3b5bc791c3972")

  @Test func aChangeOfPixelsHasANewVersion() throws {
    let digest = try Self.digest()
    #expect(
      digest == Self.recorded.digest,
      """
      The renderer draws other pixels than version \(Self.recorded.version). Increase Rasterizer.version, and set the \
      version and the digest of this test to the new ones.
      """)
    #expect(Rasterizer.version == Self.recorded.version)
  }

  /// The digest of all pictures, at three scales.
  private static func digest() throws -> String {
    var pixels = Data()
    for scene in try scenes() {
      for scale in [1.0, 2, 3] {
        let bitmap = try Rasterizer(scale: scale).bitmap(of: scene)
        bitmap.withPixels { pixels.append(Data(bytes: $0, count: bitmap.width * bitmap.height * 4)) }
      }
    }
    return pixels.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }

  /// The scenes of the documentation, which have all characters of the typeface, and one with each kind of content.
  private static func scenes() throws -> [LayoutNode] {
    let documented = try ["match-card", "specimen"].map { name in
      try LayoutNode(json: Data(contentsOf: Repository.file("Documentation/Scenes/\(name).json")))
    }
    return documented + [sheet(boxes), sheet(try paths()), sheet(texts), sheet(try pictures())]
  }

  /// Nodes in rows of eight, half a pixel beside the grid.
  private static func sheet(_ nodes: [LayoutNode]) -> LayoutNode {
    let placed = nodes.enumerated().map { index, node in
      var node = node
      node.frame.origin = CGPoint(x: Double(index % 8) * 60 + 10.25, y: Double(index / 8) * 50 + 10.5)
      return node
    }
    let height = Double((nodes.count + 7) / 8) * 50 + 20
    return LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 500, height: height), background: .color(Color(red: 240, green: 236, blue: 230)),
      children: placed)
  }

  private static let box = CGRect(x: 0, y: 0, width: 44.5, height: 30.25)
  private static let red = Color(red: 200, green: 40, blue: 30, alpha: 200)
  private static let blue = Color(red: 20, green: 60, blue: 220)

  private static var gradients: [Paint] {
    let stops = [
      GradientStop(position: 0, color: red), GradientStop(position: 0.4, color: blue),
      GradientStop(position: 1, color: .white),
    ]
    return [
      .linear(LinearGradient(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0.7), stops: stops)),
      .radial(RadialGradient(center: CGPoint(x: 0.4, y: 0.5), radius: 0.6, stops: stops)),
    ]
  }

  private static var boxes: [LayoutNode] {
    let plain = LayoutNode(frame: box, background: .color(red))
    func changed(_ change: (inout LayoutNode) -> Void) -> LayoutNode {
      var node = plain
      change(&node)
      return node
    }
    return [plain] + gradients.map { LayoutNode(frame: box, background: $0) }
      + [3, 9.5, 40].map { radius in changed { $0.cornerRadii = CornerRadii(radius) } }
      + [0.5, 1, 4].map { width in changed { $0.border = Border(width: width, color: blue) } }
      + [0, 2, 12].map { blur in
        changed { $0.shadow = Shadow(color: blue, offset: CGSize(width: 1, height: 3), blur: blur) }
      }
      + [0.13, 0.5].map { opacity in changed { $0.opacity = opacity } }
      + [Affine.rotation(degrees: 17), Affine(a: 1.2, b: 0.1, c: -0.2, d: 0.7, tx: 1, ty: 2)].map { transform in
        changed { $0.transform = transform }
      }
      + BlendMode.allCases.map { blend in changed { $0.blend = blend } }
      + [
        changed { node in
          node.clips = true
          node.cornerRadii = CornerRadii(12)
          node.cornerCurve = .continuous
          node.children = [LayoutNode(frame: box.offsetBy(dx: 10, dy: 8), background: .color(blue))]
        }
      ]
  }

  private static func paths() throws -> [LayoutNode] {
    let curve = "M3 20 C10 -10 30 50 41 4 L22 27 Z M5 5 A8 6 20 1 0 20 12"
    func node(_ content: PathContent) -> LayoutNode { LayoutNode(frame: box, path: content) }
    let path = try Path(svgPathData: curve)
    return [
      node(PathContent(path: path, fill: .init(paint: .color(red)))),
      node(PathContent(path: path, fill: .init(paint: .color(red), rule: .evenodd))),
    ]
      + LineCap.allCases.flatMap { cap in
        LineJoin.allCases.map { join in
          node(
            PathContent(path: path, stroke: .init(color: blue, style: StrokeStyle(width: 3.3, cap: cap, join: join))))
        }
      }
      + [node(PathContent(path: path, stroke: .init(color: blue, style: StrokeStyle(width: 1.5, dash: [4, 2.5]))))]
  }

  private static var texts: [LayoutNode] {
    let weights: [FontWeight] = [.ultraLight, .regular, .semibold, .black]
    return weights.flatMap { weight in
      [7.5, 11, 17].map { size in
        LayoutNode(
          frame: box,
          text: TextContent(string: "Ág 1&@", font: Font(size: size, weight: weight), color: blue))
      }
    }
  }

  private static func pictures() throws -> [LayoutNode] {
    var bitmap = Bitmap(size: try PixelSize(width: 9, height: 7))
    bitmap.withMutablePixels { pixels in
      for index in 0..<63 { pixels[index] = 0xFF00_0000 | UInt32(index &* 2_654_435 & 0xFF_FFFF) }
    }
    return ImageContent.Mode.allCases.flatMap { mode in
      [ImageContent.Sampling.smooth, .nearest].map { sampling in
        LayoutNode(
          frame: box, clips: true,
          image: ImageContent(source: .bitmap(bitmap), mode: mode, scale: 2, sampling: sampling))
      }
    }
  }
}
