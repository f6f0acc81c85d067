import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// What a canvas draws besides paths in one color.
@MainActor struct CanvasTests {
  /// The colors of a canvas of 20 x 20 points at scale 1, at its left, its middle and its right.
  private func colors(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [FirstFrameImaging.Color] {
    let view = Canvas(renderer: draw).frame(width: 20, height: 20).hosted()
    let tree = view.layoutTree(in: RenderingEnvironment(scale: 1))
    let picture = try Rasterizer(scale: 1).bitmap(of: tree)
    return [1, 10, 18].map { picture[$0, 10].straight }
  }

  private let whole = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test func aLinearGradientBeginsAndEndsWithItsColors() throws {
    let whole = whole
    let colors = try colors { context, size in
      context.fill(
        whole,
        with: .linearGradient(
          Gradient(colors: [HeadlessSwiftUI.Color.black, HeadlessSwiftUI.Color.white]), startPoint: .zero,
          endPoint: CGPoint(x: size.width, y: 0)))
    }
    #expect(colors[0].red < 40)
    #expect(colors[1].red > 100)
    #expect(colors[1].red < 160)
    #expect(colors[2].red > 215)
  }

  @Test func anInverseClipKeepsTheInsideFree() throws {
    let whole = whole
    let colors = try colors { context, _ in
      context.clip(to: Path(CGRect(x: 5, y: 0, width: 10, height: 20)), options: .inverse)
      context.fill(whole, with: .color(HeadlessSwiftUI.Color.black))
    }
    #expect(colors[0].alpha == 255)
    #expect(colors[1].alpha == 0)
    #expect(colors[2].alpha == 255)
  }

  @Test func aLayerIsTransparentAsAWhole() throws {
    let whole = whole
    let colors = try colors { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(whole, with: .color(HeadlessSwiftUI.Color.black))
        layer.fill(whole, with: .color(HeadlessSwiftUI.Color.black))
      }
    }
    #expect(abs(Int(colors[1].alpha) - 128) <= 1)
  }

  @Test func aViewIsDrawnAsASymbol() throws {
    let view = Canvas { context, size in
      guard let symbol = context.resolveSymbol(id: 1) else { return }
      context.draw(symbol, in: CGRect(origin: .zero, size: size))
    } symbols: {
      HeadlessSwiftUI.Color.black.frame(width: 4, height: 4).tag(1)
    }
    let tree = view.frame(width: 20, height: 20).hosted().layoutTree(in: RenderingEnvironment(scale: 1))
    let picture = try Rasterizer(scale: 1).bitmap(of: tree)
    #expect(picture[10, 10].straight.alpha == 255)
  }
}
