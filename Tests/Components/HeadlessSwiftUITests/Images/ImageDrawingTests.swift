import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Modifiers that decide how images and private content are drawn.
@MainActor struct ImageDrawingTests {
  private static let picture: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    return drawn.pngData().flatMap { UIImage(data: $0) } ?? drawn
  }()

  private func nodes(of view: some View) -> [LayoutNode] {
    let tree = UIHostingController(rootView: view).layoutTree(
      in: RenderingEnvironment(size: CGSize(width: 80, height: 40)))
    var (found, pending) = ([LayoutNode](), [tree])
    while let node = pending.popLast() {
      found.append(node)
      pending += node.children
    }
    return found
  }

  @Test(arguments: [
    (Image.Interpolation.none, ImageContent.Sampling.nearest), (.low, .smooth), (.medium, .smooth), (.high, .smooth),
  ])
  func interpolation(_ interpolation: Image.Interpolation, sampling: ImageContent.Sampling) {
    let image = Image(uiImage: Self.picture).resizable().interpolation(interpolation)
    #expect(nodes(of: image).compactMap(\.image).map(\.sampling) == [sampling])
  }

  /// Whether a picture is seen for the reason of its redaction, if it is private or not.
  @Test(arguments: [
    (RedactionReasons.privacy, true, false), (.privacy, false, true), (.placeholder, false, false),
    (RedactionReasons(), true, true),
  ])
  func privateContentIsRedacted(reason: RedactionReasons, isPrivate: Bool, isSeen: Bool) {
    let image = Image(uiImage: Self.picture).privacySensitive(isPrivate).redacted(reason: reason)
    #expect(nodes(of: image).contains { $0.image != nil } == isSeen)
  }

  @Test func opaqueDrawingGroupsAreBlack() {
    let view = Text("Home")
    #expect(nodes(of: view.drawingGroup(opaque: true)).contains { $0.background == .color(.black) })
    #expect(!nodes(of: view.drawingGroup()).contains { $0.background == .color(.black) })
  }
}
