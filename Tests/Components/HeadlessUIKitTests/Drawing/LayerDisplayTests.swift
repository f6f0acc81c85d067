import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import HeadlessUIKit
import Testing

/// Contents that views, layers and delegates set when a layer is displayed.
@Suite @MainActor struct LayerDisplayTests {
  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  /// As views do that show animated images.
  private final class Frames: UIView {
    override func display(_ layer: CALayer) { layer.contents = LayerDisplayTests.image.cgImage }
  }

  private final class Filled: CALayer {
    override func display() { contents = LayerDisplayTests.image.cgImage }
  }

  private final class Backed: UIView {
    override class var layerClass: AnyClass { Filled.self }
  }

  private final class Delegate: CALayerDelegate {
    func display(_ layer: CALayer) { layer.contents = LayerDisplayTests.image.cgImage }
  }

  private func isRed(_ view: UIView) throws -> Bool {
    let bitmap = try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 1)))
    return bitmap[10, 10].straight == Color(red: 255, green: 0, blue: 0, alpha: 255)
  }

  private let frame = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func aViewDisplaysItsLayer() throws { #expect(try isRed(Frames(frame: frame))) }

  @Test func aLayerDisplaysItself() throws { #expect(try isRed(Backed(frame: frame))) }

  @Test func aDelegateDisplaysALayer() throws {
    let (view, layer, delegate) = (UIView(frame: frame), CALayer(), Delegate())
    layer.frame = frame
    layer.delegate = delegate
    view.layer.addSublayer(layer)
    #expect(try isRed(view))
  }
}
