import FirstFrameImaging
import Foundation
import Testing

@testable import HeadlessUIKit

/// Contexts of Core Graphics: their pixels, read from bitmaps of one pixel per point with the origin at the bottom left.
@MainActor
struct GraphicsContextTests {
  private func image(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    return try #require(context.makeImage())
  }

  /// The rows of an image from the top, with a letter for each color.
  private func rows(_ image: CGImage) -> [String] {
    let letters: [UInt32: Character] = [
      0: ".", 0xFF00_00FF: "R", 0xFF00_FF00: "G", 0xFFFF_0000: "B", 0xFF00_0000: "K", 0xFFFF_FFFF: "W",
    ]
    return (0..<image.height).map { y in
      String((0..<image.width).map { x in letters[image.bitmap[x, y].packed] ?? "?" })
    }
  }

  private func provider(_ bytes: [UInt8]) throws -> CGDataProvider {
    try #require(CGDataProvider(data: Data(bytes)))
  }

  @Test func componentsAreThoseOfTheSpace() throws {
    let image = try image(3, 1) { context in
      context.setFillColor([0, 1])
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setFillColor([0, 1, 0, 1])
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(rows(image) == ["KGR"])
  }

  /// A cell of two points by one, whose left half is red, is repeated from its phase on.
  @Test func patternsRepeatTheirCell() throws {
    let image = try image(6, 2) { context in
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, cell in
          cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          cell.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }, releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 1), matrix: .identity, xStep: 2, yStep: 1,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks)
      context.setPatternPhase(CGSize(width: 1, height: 0))
      if let pattern { context.setFillPattern(pattern, colorComponents: [1]) }
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 4, y: 0, width: 2, height: 1))
    }
    #expect(rows(image) == [".R.R..", ".R.RBB"])
  }

  @Test func patternsWithTooManyCellsAreNotDrawn() throws {
    let image = try image(2, 1) { context in
      var callbacks = CGPatternCallbacks(
        version: 0, drawPattern: { _, cell in cell.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }, releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: -9, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1e-300, yStep: 1,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks)
      if let pattern { context.setFillPattern(pattern, colorComponents: [1]) }
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(rows(image) == [".."])
  }

  /// A layer is drawn upright in a context with y upwards, at any place and size.
  @Test func layersAreDrawnAgain() throws {
    let image = try image(6, 2) { context in
      guard let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil) else { return }
      layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      layer.context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      layer.context?.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      context.draw(layer, at: .zero)
      context.draw(layer, in: CGRect(x: 2, y: 0, width: 4, height: 2))
    }
    #expect(rows(image) == ["G.GG..", "RRRRRR"])
  }

  @Test func strokesBecomePaths() throws {
    let image = try image(4, 3) { context in
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.move(to: CGPoint(x: 0, y: 1.5))
      context.addLine(to: CGPoint(x: 4, y: 1.5))
      context.replacePathWithStrokedPath()
      context.fillPath()
    }
    #expect(rows(image) == ["....", "BBBB", "...."])
  }

  @Test func pointsAreInFillsAndStrokes() throws {
    _ = try image(4, 4) { context in
      context.setLineWidth(2)
      context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      #expect(context.pathContains(CGPoint(x: 15, y: 15), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 15, y: 15), mode: .stroke))
      #expect(context.pathContains(CGPoint(x: 9.5, y: 15), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 9.5, y: 15), mode: .fill))
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 10, height: 10))
    }
  }

  @Test(arguments: [
    // Layout of the bytes, bytes of two pixels, rows.
    (CGImageAlphaInfo.premultipliedLast, false, [255, 0, 0, 255, 0, 0, 0, 0] as [UInt8], "R."),
    (.premultipliedFirst, false, [255, 0, 255, 0, 255, 0, 0, 255], "GB"),
    (.premultipliedFirst, true, [0, 0, 255, 255, 0, 255, 0, 255], "RG"),
    (.noneSkipLast, false, [0, 0, 255, 0, 255, 255, 255, 7], "BW"),
    (.last, false, [255, 0, 0, 255, 9, 9, 9, 0], "R."),
  ])
  func pixelsOfProviders(_ alpha: CGImageAlphaInfo, _ isLittle: Bool, _ bytes: [UInt8], _ row: String) throws {
    let order: UInt32 = isLittle ? CGBitmapInfo.byteOrder32Little.rawValue : 0
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order),
        provider: provider(bytes), decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(rows(image) == [row])
  }

  @Test func tooFewBytesAreNoImage() throws {
    let image = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: try provider(Array(repeating: 0, count: 15)), decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    #expect(image == nil)
  }

  @Test func masksAndRangesRemovePixels() throws {
    let colors = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
        provider: provider([255, 0, 0, 0, 255, 0]), decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(rows(colors) == ["RG"])
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider([0, 255]), decode: nil, shouldInterpolate: false))
    #expect(rows(try #require(colors.masking(mask))) == ["R."])
    let wideMask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
        provider: provider([0, 255, 255, 255, 0, 0]), decode: nil, shouldInterpolate: false))
    #expect(rows(try #require(colors.masking(wideMask))) == ["R."])
    #expect(rows(try #require(colors.copy(maskingColorComponents: [0, 0, 255, 255, 0, 0]))) == ["R."])
  }

  @Test func imagesAreTiled() throws {
    let tile = try image(2, 1) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = try image(5, 1) { $0.draw(tile, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true) }
    #expect(rows(image) == [".R.R."])
  }

  @Test func pixelsCanStaySquares() throws {
    let pixels = try image(2, 1) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = try image(6, 1) { context in
      context.interpolationQuality = .none
      context.draw(pixels, in: CGRect(x: 0, y: 0, width: 6, height: 1))
    }
    #expect(rows(image) == ["RRR..."])
  }

  @Test func valuesHoldGeometry() {
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgAffineTransform: transform) == NSValue(cgAffineTransform: transform))
    #expect(
      NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2)).caTransform3DValue == CATransform3DMakeScale(2, 2, 2))
    #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.bottom == 3)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
  }

  @Test func textsOfGeometry() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
    #expect(NSCoder.cgPoint(for: "{7, -8}") == CGPoint(x: 7, y: -8))
    #expect(NSCoder.cgSize(for: "nothing") == .zero)
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]").tx == 5)
  }
}
