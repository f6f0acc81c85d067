import FirstFrameGeometry
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

  @Test func anAnchorPointBehindALayerMovesItNearer() throws {
    let (page, expected) = (page(), page())
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    for (page, change) in [(page, { $0.anchorPointZ = -50 }), (expected, { $0.zPosition = 50 })]
      as [(UIView, (CALayer) -> Void)]
    {
      page.layer.sublayerTransform = perspective
      change(box(in: page.layer, CGRect(x: 15, y: 15, width: 10, height: 10)))
    }
    #expect(try bitmap(page) == bitmap(expected))
    #expect(try bitmap(page)[12, 12] == PremultipliedColor(Color(red: 255, green: 0, blue: 0)))
  }

  /// Turned by 90 degrees around an axis 10 points behind it, the layer stands 10 points to the right of the axis.
  @Test func anAnchorPointBehindALayerMovesItAsideWithoutPerspective() {
    let page = page()
    let side = box(in: page.layer)
    side.anchorPointZ = -10
    side.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let transform = page.layoutTree(in: RenderingEnvironment()).children.first?.transform
    #expect(transform.map { abs($0.tx - 10) < 1e-9 } == true)
  }

  /// The viewer is 100 points in front of the middle of the page, at 100. A layer that is turned by 80 degrees shows its
  /// back from 100 / tan 80° = 17.6 points beside it.
  @Test(arguments: [(110.0, true), (115, true), (120, false), (150, false)])
  func perspectiveShowsTheBackOfALayerBesideTheViewer(x: CGFloat, isShown: Bool) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    page.layer.sublayerTransform = perspective
    let side = box(in: page.layer)
    side.position.x = x
    side.isDoubleSided = false
    side.transform = CATransform3DMakeRotation(80 * .pi / 180, 0, 1, 0)
    #expect(page.layoutTree(in: RenderingEnvironment()).children.isEmpty == !isShown)
  }

  @Test func layersThatAreTurnedTogetherHideTheirBacks() {
    let page = page()
    box(in: page.layer).isDoubleSided = false
    #expect(page.layoutTree(in: RenderingEnvironment()).children.count == 1)
    page.layer.sublayerTransform = Self.turned
    #expect(page.layoutTree(in: RenderingEnvironment()).children.isEmpty)
  }

  @Test func theTransformOfTheRootTurnsNothing() {
    let page = page()
    box(in: page.layer).isDoubleSided = false
    page.layer.transform = Self.turned
    #expect(page.layoutTree(in: RenderingEnvironment()).children.count == 1)
  }

  private static var turnedInSpace: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    return CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
  }

  @Test func transformLayersTurnTheirSublayersInSpace() throws {
    let pictures = try [CALayer(), CATransformLayer()].map { holder in
      let page = page()
      holder.frame = page.bounds
      holder.transform = Self.turnedInSpace
      page.layer.addSublayer(holder)
      _ = box(in: holder)
      return try bitmap(page)
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func renderingALayerLeavesOutItsPerspective() throws {
    let pictures = try [CATransform3DIdentity, Self.turnedInSpace].map { transform in
      let layer = box(in: CALayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
      layer.transform = transform
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { layer.render(in: $0.cgContext) }
      return try bitmap(UIImageView(image: image))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func aCopyOfALayerHasItsTransform() {
    let layer = CALayer()
    layer.transform = Self.turnedInSpace
    #expect(CALayer(layer: layer).transform == Self.turnedInSpace)
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

  /// Draws a page with a layer that has a delegate and a blue sublayer.
  private func drawing(delegate: any CALayerDelegate) throws -> Bitmap {
    let (page, layer) = (page(), CALayer())
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.delegate = delegate
    let inner = CALayer()
    inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    layer.addSublayer(inner)
    page.layer.addSublayer(layer)
    return try withExtendedLifetime(delegate) { try bitmap(page) }
  }

  @Test func delegatesDrawAndLayOutLayers() throws {
    let drawn = try drawing(delegate: Painter())
    #expect(drawn[20, 20] == PremultipliedColor(Color(red: 255, green: 0, blue: 0)))
    #expect(drawn[12, 12] == PremultipliedColor(Color(red: 0, green: 0, blue: 255)))
    #expect(drawn[5, 5] == PremultipliedColor(.white))
  }

  /// A view that is the delegate of another layer.
  private final class PaintingView: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(LayerSituationTests.red.cgColor)
      ctx.fill(layer.bounds)
    }

    override func layoutSublayers(of layer: CALayer) {
      layer.sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    }
  }

  @Test func viewsDrawAndLayOutOtherLayers() throws {
    let drawn = try drawing(delegate: PaintingView())
    #expect(drawn[20, 20] == PremultipliedColor(Color(red: 255, green: 0, blue: 0)))
    #expect(drawn[12, 12] == PremultipliedColor(Color(red: 0, green: 0, blue: 255)))
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
