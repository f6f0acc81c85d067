import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct BlendModeDrawingTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private let environment = RenderingEnvironment()

  /// Draws above a green view, so that blending with what is beneath the view would show.
  private func bitmap(isOpaque: Bool = false, _ drawing: @escaping (CGRect) -> Void) throws -> Bitmap {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    root.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let view = ClosureView(drawing)
    view.isOpaque = isOpaque
    root.addSubview(view)
    return try Rasterizer(scale: 1).bitmap(of: root.layoutTree(in: environment))
  }

  private static let green = Color(red: 0, green: 255, blue: 0)

  @Test func modesHaveTheNamesOfTheLayoutTree() {
    for mode in CGBlendMode.allCases {
      let view = ClosureView { rect in
        let context = UIGraphicsGetCurrentContext()
        context?.setBlendMode(mode)
        context?.fill(rect)
      }
      let drawn = view.layoutTree(in: environment).children.first
      #expect(drawn?.children.first?.blend.rawValue == String(describing: mode))
      #expect(drawn?.isIsolated == (mode != .normal))
    }
  }

  @Test func blendingSeesOnlyTheDrawingOfTheView() throws {
    let bitmap = try bitmap { rect in
      let context = UIGraphicsGetCurrentContext()
      UIColor.red.setFill()
      context?.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.blue.setFill()
      context?.setBlendMode(.multiply)
      context?.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
    }
    #expect(bitmap[5, 5].straight == Self.red)
    #expect(bitmap[15, 5].straight == .black)
    #expect(bitmap[25, 5].straight == Color(red: 0, green: 0, blue: 255), "multiply over nothing draws the source")
    #expect(bitmap[35, 5].straight == Self.green)
  }

  @Test func clearingMakesHoles() throws {
    for clear in [
      { context in context.clear(CGRect(x: 10, y: 0, width: 10, height: 20)) },
      { context in
        context.setBlendMode(.clear)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      },
      { context in
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 10, y: 0, width: 10, height: 20))
      },
      { context in UIRectFillUsingBlendMode(CGRect(x: 10, y: 0, width: 10, height: 20), .destinationOut) },
      { context in UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 20)).fill(with: .clear, alpha: 0.3) },
    ] as [(CGContext) -> Void] {
      func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
        if let context = UIGraphicsGetCurrentContext() { clear(context) }
      }
      #expect(try bitmap(draw)[15, 5].straight == Self.green)
      #expect(try bitmap(draw)[25, 5].straight == Self.red)
      #expect(try bitmap(isOpaque: true, draw)[15, 5].straight == .black, "an opaque view is black in a hole")
    }
  }

  @Test func anImageMasksWithItsWholeRectangle() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.cgContext.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    for image in [dot, dot.cgImage.map { UIImage(cgImage: $0, scale: dot.scale, orientation: .up) } ?? dot] {
      let bitmap = try bitmap { rect in
        UIColor.red.setFill()
        UIRectFill(rect)
        image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20), blendMode: .destinationIn, alpha: 1)
      }
      #expect(bitmap[10, 10].straight == Self.red)
      #expect(bitmap[2, 2].straight == Self.green)
      #expect(bitmap[25, 10].straight == Self.red, "outside of the rectangle nothing changes")
    }
  }

  @Test func aMaskClipsBlendedDrawing() throws {
    guard
      let mask = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image(actions: { context in
        context.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }).cgImage
    else { throw CancellationError() }
    let bitmap = try bitmap { rect in
      UIColor.red.setFill()
      UIRectFill(rect)
      UIGraphicsGetCurrentContext()?.clip(to: rect, mask: mask)
      UIGraphicsGetCurrentContext()?.clear(rect)
    }
    #expect(bitmap[10, 10].straight == Self.green)
    #expect(bitmap[30, 10].straight == Self.red)
  }

  @Test func aTransparencyLayerIsDrawnAsOnePicture() throws {
    let bitmap = try bitmap { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
      context.clear(CGRect(x: 25, y: 0, width: 5, height: 20))
      context.endTransparencyLayer()
    }
    #expect(bitmap[15, 5].straight == Color(red: 0, green: 127, blue: 128), "no red shows through the blue")
    #expect(bitmap[27, 5].straight == Self.green)
    #expect(bitmap[35, 5].straight == Self.green)
  }

  @Test func aLayerIsBlendedWithWhatIsBehindIt() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let view = UIView(frame: root.bounds)
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    root.addSubview(view)
    for name in ["multiplyBlendMode", "CIMultiplyBlendMode", "multiply"] {
      view.layer.compositingFilter = name
      #expect(try Rasterizer(scale: 1).bitmap(of: root.layoutTree(in: environment))[5, 5].straight == Self.green)
      #expect(root.componentWarnings.isEmpty)
    }
    view.layer.compositingFilter = "CIGaussianBlur"
    _ = root.layoutTree(in: environment)
    #expect(
      root.componentWarnings == [
        "`compositingFilter` of the layer of UIView is not drawn: the layer is drawn without the filter CIGaussianBlur"
      ])
  }
}

@MainActor
struct OpaqueDrawingTests {
  private let environment = RenderingEnvironment()

  private final class Dot: UIView {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
    }
  }

  /// A view that overrides the method and draws nothing.
  private final class Empty: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private final class Badge: UILabel {
    override func draw(_ rect: CGRect) {
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
    }
  }

  private func corner(_ view: UIView, _ change: (UIView) -> Void = { _ in }) throws -> PremultipliedColor {
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    change(view)
    return try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: environment))[1, 1]
  }

  @Test func anOpaqueBackingStoreIsBlackWhereNothingIsDrawn() throws {
    let (black, clear) = (PremultipliedColor(.black), PremultipliedColor.clear)
    #expect(try corner(Dot()) == black)
    #expect(try corner(Empty()) == black)
    #expect(try corner(Dot()) { $0.isOpaque = false } == clear)
    #expect(try corner(Dot()) { $0.backgroundColor = .clear } == clear)
    #expect(try corner(Dot()) { $0.backgroundColor = .white } == PremultipliedColor(.white))
    #expect(try corner(UIView()) == clear, "a view without a backing store is clear")
    #expect(try corner(Badge()) == clear, "the text of a label has no black background")
    #expect(Badge().isOpaque)
  }

  @Test func changingOpacityNeedsNoNewDrawing() throws {
    let view = Dot()
    #expect(try corner(view) == PremultipliedColor(.black))
    #expect(try corner(view) { $0.isOpaque = false } == .clear)
  }
}
