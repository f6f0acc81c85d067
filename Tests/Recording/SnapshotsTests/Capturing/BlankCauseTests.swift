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
      default:
        LayoutNode(
          name: "box", frame: CGRect(x: 0, y: 0, width: 5, height: 5), clips: true,
          children: [Self.title(frame: CGRect(x: 8, y: 0, width: 30, height: 10))])
      }
    let message = try message(of: Scene(root: Self.card(node)))
    #expect(message.contains("Why nothing can be seen:\n  - \(sentence)"))
    #expect(message.contains(Self.late) == mayBeLate)
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
