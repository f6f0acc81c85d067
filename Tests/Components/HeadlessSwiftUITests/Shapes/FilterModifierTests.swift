import FirstFrameLayoutTree
import FirstFrameRasterizer
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Modifiers that change the picture of a view.
@MainActor struct FilterModifierTests {
  /// The filters of all nodes of a view, from the outside to the inside.
  private func filters(of view: some View) -> [PictureFilter] {
    func filters(_ node: LayoutNode) -> [PictureFilter] { node.filters + node.children.flatMap(filters) }
    return filters(HostingView(view).layoutTree(in: RenderingEnvironment(size: CGSize(width: 40, height: 40))))
  }

  private var square: some View { HeadlessSwiftUI.Color.red.frame(width: 20, height: 20) }

  @Test func eachModifierIsAFilterOfTheView() {
    #expect(filters(of: square.blur(radius: 3)) == [.blur(deviation: 3)])
    #expect(filters(of: square.blur(radius: 3, opaque: true)) == [.blur(deviation: 3, isOpaque: true)])
    #expect(filters(of: square.brightness(0.2)) == [.colors(.brightness(0.2))])
    #expect(filters(of: square.contrast(2)) == [.colors(.contrast(2))])
    #expect(filters(of: square.grayscale(1)) == [.colors(.saturation(0))])
    #expect(filters(of: square.colorInvert()) == [.colors(.inversion)])
    #expect(filters(of: square.luminanceToAlpha()) == [.colors(.luminanceToAlpha)])
  }

  @Test func aModifierThatChangesNothingIsNoFilter() {
    #expect(filters(of: square.blur(radius: 0)) == [])
    #expect(filters(of: square.brightness(0)) == [])
    #expect(filters(of: square.contrast(1)) == [])
    #expect(filters(of: square.saturation(1)) == [])
    #expect(filters(of: square.hueRotation(.zero)) == [])
  }

  @Test func theInnerModifierAppliesFirst() {
    #expect(
      filters(of: square.brightness(0.2).colorInvert()) == [.colors(.inversion), .colors(.brightness(0.2))])
  }

  @Test func aColorMultipliesEachChannel() {
    let color = HeadlessSwiftUI.Color(red: 1, green: 0.5, blue: 0)
    #expect(
      filters(of: square.colorMultiply(color))
        == [.colors(.multiplication(red: 1, green: 0.5, blue: 0, alpha: 1))])
  }

  @Test func aTurnInSpaceHasAPerspective() {
    let turned = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    #expect(filters(of: turned).count == 1)
    let flat = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 1))
    #expect(filters(of: flat) == [])
  }
}
