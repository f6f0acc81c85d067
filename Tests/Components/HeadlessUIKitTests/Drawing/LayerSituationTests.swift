import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

/// Layers that turn their backs, that transform their sublayers, and that their delegates or views change.
@MainActor struct LayerSituationTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func bitmap(_ view: UIView) throws -> Bitmap {
    try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 1)))
  }

  private func page() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    page.backgroundColor = .white
    return page
  }

  private func box(in parent: CALayer, _ frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20)) -> CALayer {
    let box = CALayer()
    box.frame = frame
    box.backgroundColor = Self.red.cgColor
    parent.addSublayer(box)
    return box
  }

  private static let turned = CATransform3DMakeRotation(.pi, 0, 1, 0)

  /// A card whose back is turned: only one of the sides faces the viewer.
  @Test(arguments: [(false, false, true), (true, false, false), (false, true, false), (true, true, true)])
  func aLayerThatHidesItsBackIsShownIfItFacesTheViewer(outer: Bool, inner: Bool, isShown: Bool) throws {
    let page = page()
    let card = CALayer()
    card.frame = page.bounds
    page.layer.addSublayer(card)
    let side = box(in: card)
    side.isDoubleSided = false
    if outer { card.transform = Self.turned }
    if inner { side.transform = Self.turned }
    #expect(
      try bitmap(page)[20, 20]
        == (isShown ? PremultipliedColor(Color(red: 255, green: 0, blue: 0)) : PremultipliedColor(.white)))
  }

  /// Half of the size, around the middle of the page at (20, 20): (0, 0, 20, 20) becomes (10, 10, 10, 10).
  @Test func sublayersAreTransformedAroundTheAnchorPoint() throws {
    let (page, expected) = (page(), page())
    _ = box(in: page.layer, CGRect(x: 0, y: 0, width: 20, height: 20))
    page.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    _ = box(in: expected.layer, CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(try bitmap(page) == bitmap(expected))
  }

  /// With the viewer at a distance of 100 points, what is 50 points nearer is twice as large.
  @Test func perspectiveOfTheSuperlayerEnlargesWhatIsNear() throws {
    let (page, expected) = (page(), page())
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    page.layer.sublayerTransform = perspective
    box(in: page.layer, CGRect(x: 15, y: 15, width: 10, height: 10)).zPosition = 50
    _ = box(in: expected.layer, CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(try bitmap(page)[12, 12] == bitmap(expected)[12, 12])
    #expect(try bitmap(page)[8, 20] == PremultipliedColor(.white))
  }

  @Test func viewsAreTransformedLikeLayers() throws {
    let (page, expected) = (page(), page())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = Self.red
    page.addSubview(view)
    page.layer.sublayerTransform = CATransform3DMakeTranslation(5, 7, 0)
    _ = box(in: expected.layer, CGRect(x: 5, y: 7, width: 20, height: 20))
    #expect(try bitmap(page) == bitmap(expected))
  }

  private final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(LayerSituationTests.red.cgColor)
      ctx.fill(layer.bounds)
    }

    func layoutSublayers(of layer: CALayer) {
      layer.sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    }
  }

  @Test func delegatesDrawAndLayOutLayers() throws {
    let (page, layer, painter) = (page(), CALayer(), Painter())
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.delegate = painter
    let inner = CALayer()
    inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    layer.addSublayer(inner)
    page.layer.addSublayer(layer)
    let drawn = try withExtendedLifetime(painter) { try bitmap(page) }
    #expect(drawn[20, 20] == PremultipliedColor(Color(red: 255, green: 0, blue: 0)))
    #expect(drawn[12, 12] == PremultipliedColor(Color(red: 0, green: 0, blue: 255)))
    #expect(drawn[5, 5] == PremultipliedColor(.white))
  }

  /// Sets the border of its layer while it draws.
  private final class BorderedDrawing: UIView {
    override func draw(_ rect: CGRect) {
      layer.borderWidth = 3
      layer.borderColor = UIColor.label.cgColor
    }
  }

  @Test func whatADrawingChangesInItsLayerIsInTheSamePicture() {
    let (light, dark) = (RenderingEnvironment(scale: 1), RenderingEnvironment(scale: 1, appearance: .dark))
    let view = BorderedDrawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .clear
    let first = view.layoutTree(in: dark)
    #expect(first.border?.color == .white)
    #expect(view.layoutTree(in: light).border?.color == .black)
    #expect(view.layoutTree(in: dark) == first)
  }
}
