import Dispatch
import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The message about a blank frame names its cause.
@Suite @MainActor struct BlankCauseTests {
  private struct Scene: LayoutTreeProviding {
    let root: LayoutNode
    var frameOmissions: [FrameOmission] = []
    var layoutWarnings: [String] = []

    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { root }
  }

  private nonisolated static let late = "Most likely, its state arrived after the first frame"

  private static func card(_ child: LayoutNode, size: CGSize = CGSize(width: 40, height: 20)) -> LayoutNode {
    LayoutNode(frame: CGRect(origin: .zero, size: size), background: .color(.white), children: [child])
  }

  private static func title(
    _ text: String = "Goal", frame: CGRect = CGRect(x: 0, y: 0, width: 30, height: 10), color: Color = .black,
    opacity: Double = 1
  ) -> LayoutNode {
    LayoutNode(
      name: "title", frame: frame, opacity: opacity,
      text: TextContent(runs: [.init(string: text, font: Font(size: 8), color: color)]))
  }

  private func message(of scene: Scene) throws -> String {
    let package = try TemporaryPackage()
    let verdict = package.verifier().verify(
      { scene }, as: .image, named: "card", at: package.location(), isOnMainActor: true)
    #expect(verdict.kind == .blank)
    return verdict.failureMessage ?? ""
  }

  @Test(arguments: [
    ("empty", "`title` has no text.", true), ("white space", "`title` has only white space.", true),
    ("no width", "`title` has no width.", false), ("transparent", "`title` has an opacity of 0.", false),
    ("clear", "`title` has a clear text color.", false), ("outside", "`title` is outside of the picture.", false),
    ("white", "`title` has text in the color of its background, #FFFFFF.", false),
    ("clipped", "`title` is clipped away by a view that contains it.", false),
    // Nothing but a background, such as a table without rows.
    ("same color", "`line` has the color of its background, #FFFFFF.", true),
  ])
  func aNodeThatCannotBeSeenIsNamed(kind: String, sentence: String, mayBeLate: Bool) throws {
    let node =
      switch kind {
      case "empty": Self.title("")
      case "white space": Self.title(" \n")
      case "no width": Self.title(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
      case "transparent": Self.title(opacity: 0)
      case "clear": Self.title(color: .clear)
      case "outside": Self.title(frame: CGRect(x: 60, y: 0, width: 30, height: 10))
      case "white": Self.title(color: .white)
      case "same color": LayoutNode(name: "line", frame: Self.box, background: .color(.white))
      default:
        LayoutNode(
          name: "box", frame: CGRect(x: 0, y: 0, width: 5, height: 5), clips: true,
          children: [Self.title(frame: CGRect(x: 8, y: 0, width: 30, height: 10))])
      }
    let message = try message(of: Scene(root: Self.card(node)))
    #expect(message.contains("Why nothing can be seen:\n  - \(sentence)"))
    #expect(message.contains(Self.late) == mayBeLate)
  }

  private static let box = CGRect(x: 0, y: 0, width: 30, height: 10)

  private static func picture(_ color: PremultipliedColor, tint: Color? = nil) throws -> LayoutNode {
    let bitmap = Bitmap(size: try PixelSize(width: 2, height: 2), color: color)
    return LayoutNode(name: "logo", frame: box, image: ImageContent(source: .bitmap(bitmap), tint: tint))
  }

  /// Nodes that cannot be seen, with a title in them or below them.
  private static func hidden(_ kind: String) throws -> [LayoutNode] {
    switch kind {
    case "covered":
      return [title(), LayoutNode(name: "cover", frame: box, background: .color(.white))]
    case "scaled": return [LayoutNode(name: "card", frame: box, transform: .scale(x: 0, y: 1), children: [title()])]
    case "masked": return [LayoutNode(name: "card", frame: box, mask: [LayoutNode(frame: box)], children: [title()])]
    case "cut": return [LayoutNode(name: "card", frame: box, clipPath: ClipPath(path: Path()), children: [title()])]
    case "no size":
      let frame = CGRect(x: 0, y: 0, width: 30, height: 0)
      return [LayoutNode(name: "card", frame: frame, clips: true, children: [title()])]
    case "below a filter":
      var filtered = LayoutNode(frame: box, background: .color(.white))
      filtered.filters = [.colors(.brightness(1))]
      return [title(color: .white), filtered]
    case "outside of a box":
      let group = LayoutNode(frame: .zero, children: [title(color: .white)])
      return [group, LayoutNode(frame: box, background: .color(.white))]
    case "shape":
      let path = Path { $0.addRect(box) }
      return [LayoutNode(name: "mark", frame: box, path: PathContent(path: path, fill: .init(paint: .color(.white))))]
    case "clear picture": return [try picture(.clear)]
    case "white picture": return [try picture(PremultipliedColor(.white))]
    case "white tint": return [try picture(PremultipliedColor(.black), tint: .white)]
    case "tiny font":
      let text = TextContent(runs: [.init(string: "Goal", font: Font(size: 0.1), color: .black)])
      return [LayoutNode(name: "title", frame: box, text: text)]
    default: return [title(frame: CGRect(x: 40, y: 0, width: 30, height: 10))]
    }
  }

  @Test(arguments: [
    ("covered", "`title` is covered by `cover`."), ("scaled", "`card` is scaled to nothing by its transform."),
    ("masked", "`card` has a mask that shows nothing."), ("cut", "`card` has a mask that shows nothing."),
    ("no size", "`card` clips its contents, and has no height."),
    ("below a filter", "`title` has text in the color of its background, #FFFFFF."),
    ("outside of a box", "`title` has text in the color of its background, #FFFFFF."),
    ("shape", "`mark` has a shape in the color of its background, #FFFFFF."),
    ("clear picture", "`logo` has an image without visible pixels."),
    ("white picture", "`logo` has an image in the color of its background, #FFFFFF."),
    ("white tint", "`logo` has an image in the color of its background, #FFFFFF."),
    ("tiny font", "`title` has a font of 0.1 points."), ("beside", "`title` is outside of the picture."),
  ])
  func whatHidesANodeIsNamed(kind: String, sentence: String) throws {
    let root = LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 40, height: 20), background: .color(.white), children: try Self.hidden(kind))
    let message = try message(of: Scene(root: root))
    #expect(message.contains("Why nothing can be seen:\n  - \(sentence)"))
    #expect(!message.contains(Self.late))
  }

  @Test func aFrameWithoutContentsMayBeLate() throws {
    let root = LayoutNode(frame: CGRect(x: 0, y: 0, width: 40, height: 20), background: .color(.white))
    let message = try message(of: Scene(root: root))
    #expect(message.contains(Self.late))
    #expect(!message.contains("Why nothing"))
  }

  @Test func omissionsAndWarningsAreCauses() throws {
    let root = LayoutNode(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let hidden = Scene(root: root, frameOmissions: [FrameOmission("logo", "(UIImageView) is hidden")])
    #expect(try message(of: hidden).contains("  - `logo` (UIImageView) is hidden.\n"))
    let noImage = Scene(root: root, frameOmissions: [FrameOmission("logo", "has no image", isEmpty: true)])
    #expect(try message(of: noImage).contains(Self.late))
    let unsupported = Scene(root: root, layoutWarnings: ["effect of GlassView is not drawn: it is clear"])
    let message = try message(of: unsupported)
    #expect(message.contains("  - effect of GlassView is not drawn: it is clear."))
    #expect(!message.contains(Self.late))
  }

  @Test func manyCausesAreCounted() throws {
    let nodes = (1...9).map {
      LayoutNode(name: "part\($0)", frame: CGRect(x: 0, y: 0, width: 1, height: 1), opacity: 0)
    }
    let message = try message(
      of: Scene(root: LayoutNode(frame: CGRect(x: 0, y: 0, width: 9, height: 9), children: nodes)))
    #expect(message.contains("`part5` has an opacity of 0.\n  - 4 more are like these."))
    #expect(!message.contains("part6"))
  }

  #if os(Linux)
  @Test func workThatHasNotRunIsTheCause() throws {
    let package = try TemporaryPackage()
    let root = LayoutNode(frame: CGRect(x: 0, y: 0, width: 40, height: 20), background: .color(.white))
    let verdict = package.verifier().verify(
      {
        DispatchQueue.main.async {}
        return Scene(root: root)
      }, as: .image, named: "card", at: package.location(), isOnMainActor: true)
    let message = verdict.failureMessage ?? ""
    #expect(
      message.contains(
        "  - The state arrives late: when the frame was taken, a block or task that the component scheduled had not run."
      ))
  }
  #endif
}
