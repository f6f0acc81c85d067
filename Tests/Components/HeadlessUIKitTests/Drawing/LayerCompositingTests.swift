import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import HeadlessUIKit

/// Masks, shadows, gradients and groups as Core Animation draws them.
@MainActor
struct LayerCompositingTests {
  private func bitmap(_ view: UIView) throws -> Bitmap {
    try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment()))
  }

  private func view(_ frame: CGRect, _ color: UIColor?) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func gradient(_ colors: [UIColor], from start: CGPoint, to end: CGPoint, size: CGSize) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.colors = colors.map(\.cgColor)
    (layer.startPoint, layer.endPoint) = (start, end)
    return layer
  }

  // MARK: Gradients

  /// On a device, both other corners of a diagonal gradient have exactly the middle color, also in an oblong box.
  @Test func gradientsAreComputedInTheUnitSquare() throws {
    let root = view(CGRect(x: 0, y: 0, width: 200, height: 40), nil)
    let colors: [UIColor] = [.black, .white]
    root.layer.addSublayer(
      gradient(colors, from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 0), size: root.bounds.size))
    let bitmap = try bitmap(root)
    // The center of a corner pixel differs from the corner by (1 / 400 + 1 / 80) / 2 of the gradient.
    for (x, y) in [(0, 0), (199, 39)] { #expect(abs(Int(bitmap[x, y].red) - 127) <= 4, "\(x), \(y)") }
    #expect(bitmap[0, 39].red < 4)
    #expect(bitmap[199, 0].red > 251)
    #expect(abs(Int(bitmap[100, 20].red) - 127) <= 4)
  }

  @Test func coreGraphicsGradientsArePerpendicular() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      let colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
      context.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 20, y: 20),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    let bitmap = try bitmap(UIImageView(image: image))
    // Points with the same x + y have the same color.
    for x in 0..<20 { #expect(abs(Int(bitmap[x, 19 - x].red) - 127) <= 1, "\(x)") }
    #expect(bitmap[39, 19].red == 255)
  }

  /// Core Animation draws nothing for fewer than two colors, or if the numbers of colors and locations differ.
  @Test func invalidGradientsDrawNothing() throws {
    let size = CGSize(width: 10, height: 10)
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    let single = gradient([.red], from: start, to: end, size: size)
    let uneven = gradient([.red, .blue], from: start, to: end, size: size)
    uneven.locations = [0, 0.5, 1]
    let flat = gradient([.red, .blue], from: start, to: CGPoint(x: 1, y: 0), size: size)
    flat.type = .radial
    for layer in [single, uneven, flat] {
      let root = view(CGRect(origin: .zero, size: size), nil)
      root.layer.addSublayer(layer)
      #expect(try bitmap(root)[5, 5].alpha == 0)
    }
  }

  /// `UIColor.clear` is a clear black, so a gradient from white to it is gray in the middle.
  @Test func colorsAreMixedStraight() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 1), nil)
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
    root.layer.addSublayer(gradient([.white, .clear], from: start, to: end, size: root.bounds.size))
    let pixel = try bitmap(root)[50, 0]
    // At 0.505: alpha 126, and 126 of white times that alpha.
    #expect(abs(Int(pixel.alpha) - 126) <= 1)
    #expect(abs(Int(pixel.red) - 62) <= 2)
  }

  // MARK: Masks

  @Test func masksMultiplyByTheirAlpha() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 10), .red)
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
    root.layer.mask = gradient([.clear, .black], from: start, to: end, size: root.bounds.size)
    let faded = try bitmap(root)
    for x in [10, 50, 90] { #expect(abs(Int(faded[x, 5].alpha) - (x * 2 + 1) * 255 / 200) <= 1, "\(x)") }
    #expect(faded[50, 5].straight.red == 255)
    #expect(root.componentWarnings.isEmpty)

    let stamp = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.cgContext.setFillColor(UIColor.black.withAlphaComponent(0.5).cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let picture = CALayer()
    picture.frame = CGRect(x: 20, y: 0, width: 4, height: 4)
    picture.contents = stamp.cgImage
    root.layer.mask = picture
    let stamped = try bitmap(root)
    #expect([19, 20, 23, 24].map { stamped[$0, 1].alpha } == [0, 128, 128, 0])
    #expect(stamped[21, 3].alpha == 0)

    root.layer.mask = nil
    let label = UILabel(frame: root.bounds)
    label.text = "mask"
    root.mask = label
    let written = try bitmap(root)
    #expect((0..<100).contains { written[$0, 5].alpha > 200 })
    #expect(written[99, 5].alpha == 0)
  }

  /// The view's mask is in the view's space, and also clips the shadow.
  @Test func masksClipTheShadow() throws {
    let root = view(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
    let card = view(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    card.layer.shadowOpacity = 1
    card.layer.shadowOffset = .zero
    root.addSubview(card)
    #expect(try bitmap(root)[8, 20].alpha > 0)
    card.mask = view(CGRect(x: 5, y: 0, width: 15, height: 20), UIColor.black.withAlphaComponent(0.5))
    let masked = try bitmap(root)
    #expect([8, 14, 15, 29, 30].map { masked[$0, 20].alpha } == [0, 0, 128, 128, 0])
  }

  // MARK: Shadows

  /// Shadows without blur, moved right by 20 points: the alpha at points of the shadow's area.
  @Test func contentsCastShadows() throws {
    func shadowed(_ color: UIColor?, _ configure: (UIView) -> Void = { _ in }) throws -> (Bitmap, UIView) {
      let root = view(CGRect(x: 0, y: 0, width: 60, height: 20), nil)
      let card = view(CGRect(x: 0, y: 0, width: 16, height: 16), color)
      card.layer.shadowOpacity = 1
      card.layer.shadowRadius = 0
      card.layer.shadowOffset = CGSize(width: 20, height: 0)
      configure(card)
      root.addSubview(card)
      return (try bitmap(root), card)
    }
    let nothing = try shadowed(nil)
    #expect(nothing.0[28, 8].alpha == 0, "nothing casts no shadow")
    #expect(nothing.1.layoutWarnings.isEmpty, "nothing casts no shadow")
    #expect(try shadowed(.white).0[28, 8].alpha == 255)
    // Translucent content casts a weaker shadow.
    #expect(try shadowed(UIColor.white.withAlphaComponent(0.5)).0[28, 8].alpha == 128)
    // A lone border casts a ring.
    let ring = try shadowed(nil) { $0.layer.borderWidth = 2 }.0
    #expect(ring[21, 8].alpha == 255)
    #expect(ring[28, 8].alpha == 0)
    // A sublayer outside of the bounds widens the shadow.
    let wide = try shadowed(.white) { card in
      card.addSubview(UIView(frame: CGRect(x: 16, y: 0, width: 3, height: 16)))
      card.subviews[0].backgroundColor = .red
    }.0
    #expect(wide[38, 8].alpha == 255)
    #expect(wide[40, 8].alpha == 0)
    // A child that covers the rounded corner of its parent casts a square corner.
    let corner = try shadowed(.white) { card in
      card.layer.cornerRadius = 8
      card.addSubview(UIView(frame: card.bounds))
      card.subviews[0].backgroundColor = .red
    }.0
    #expect(corner[20, 0].alpha == 255)
    // The shadow path replaces the contents.
    let path = try shadowed(nil) { card in
      card.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).cgPath
    }.0
    #expect(path[20, 0].alpha == 0)
    #expect(path[28, 8].alpha == 255)
    // The path does not apply to a layer that clips.
    #expect(try shadowed(.white) { $0.clipsToBounds = true }.0[28, 8].alpha == 0)
  }

  /// A view's alpha multiplies its shadow, which shows through the translucent view.
  @Test func shadowsFadeSeparately() throws {
    let root = view(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    let card = view(root.bounds, .white)
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 0
    card.layer.shadowOffset = .zero
    card.alpha = 0.5
    root.addSubview(card)
    // A black shadow of alpha 128 beneath white of alpha 128.
    let pixel = try bitmap(root)[10, 10]
    #expect(abs(Int(pixel.alpha) - 192) <= 1)
    #expect(abs(Int(pixel.red) - 128) <= 1)
  }

  // MARK: Contexts

  /// Libraries tint icons this way: with a flipped context, the picture is upright.
  @Test func contextsClipToTheAlphaOfImages() throws {
    let size = CGSize(width: 8, height: 8)
    let icon = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    func tinted(isFlipped: Bool) throws -> Bitmap {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        guard let mask = icon.cgImage else { return }
        if isFlipped {
          context.cgContext.translateBy(x: 0, y: size.height)
          context.cgContext.scaleBy(x: 1, y: -1)
        }
        context.cgContext.clip(to: CGRect(origin: .zero, size: size), mask: mask)
        context.cgContext.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
      }
      return try bitmap(UIImageView(image: image))
    }
    let (upright, flipped) = (try tinted(isFlipped: true), try tinted(isFlipped: false))
    #expect(upright[1, 1].straight == Color(red: 255, green: 0, blue: 0))
    #expect(upright[1, 6].alpha == 0)
    #expect(upright[6, 1].alpha == 0)
    #expect(flipped[1, 1].alpha == 0)
    #expect(flipped[1, 6].alpha == 255)
  }

  @Test func symbolsHavePixels() throws {
    let symbol = try #require(
      UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    let image = try #require(symbol.cgImage)
    #expect(CGFloat(image.width) == symbol.size.width * symbol.scale)
    #expect(image.bitmap[image.width / 2, image.height / 2].alpha == 255)
    #expect(image.bitmap[0, 0].alpha == 0)
  }
}
