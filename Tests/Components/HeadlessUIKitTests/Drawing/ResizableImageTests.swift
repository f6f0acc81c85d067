import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

/// Images whose parts are enlarged separately. The expected pixels are written as letters, a row after the other.
@MainActor struct ResizableImageTests {
  private static let colors: [Character: Color] = [
    "r": Color(red: 255, green: 0, blue: 0), "g": Color(red: 0, green: 255, blue: 0),
    "b": Color(red: 0, green: 0, blue: 255), "k": .black,
  ]

  private static func bitmap(_ rows: [String]) throws -> Bitmap {
    var bitmap = Bitmap(size: try PixelSize(width: rows[0].count, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() { bitmap[x, y] = PremultipliedColor(colors[letter] ?? .clear) }
    }
    return bitmap
  }

  private static func shown(_ view: UIView, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    view.frame.size = CGSize(width: width, height: height)
    return try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 1)))
  }

  private static func image(_ rows: [String]) throws -> UIImage {
    UIImage(cgImage: CGImage(try bitmap(rows)), scale: 1, orientation: .up)
  }

  @Test(arguments: [
    ("the middle is repeated", UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), ["rgbk"], ["rgbgbgk"]),
    ("the middle is cut at its end", UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), ["rgbk"], ["rgbgbk"]),
    ("without caps, the whole is repeated", .zero, ["rg", "bk"], ["rgrgr", "bkbkb", "rgrgr"]),
    (
      "caps of both axes", UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 0), ["rg", "bk", "gr"],
      ["rggg", "bkkk", "bkkk", "grrr"]
    ),
  ])
  func tiled(name: String, caps: UIEdgeInsets, rows: [String], expected: [String]) throws {
    let view = UIImageView(image: try Self.image(rows).resizableImage(withCapInsets: caps, resizingMode: .tile))
    let drawn = try Self.shown(view, CGFloat(expected[0].count), CGFloat(expected.count))
    #expect(try drawn == Self.bitmap(expected), "\(name)")
  }

  @Test func imagesThatAreNotResizableAreStretched() throws {
    let drawn = try Self.shown(UIImageView(image: try Self.image(["r"])), 3, 2)
    #expect(try drawn == Self.bitmap(["rrr", "rrr"]))
  }

  /// A recorded drawing keeps its caps: the red left half is 2 points wide, and one of them is stretched.
  @Test(arguments: [false, true])
  func drawingsHaveCaps(inAnAsset: Bool) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    if inAnAsset { #expect(drawing.imageAsset != nil) }
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let view = UIImageView(image: drawing.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    let red = UIColor.red.cgColor.components ?? []
    let drawn = try Self.shown(view, 9, 1)
    #expect(red.count == 4)
    #expect((0..<8).allSatisfy { drawn[$0, 0] == drawn[0, 0] })
    #expect(drawn[8, 0] == PremultipliedColor(Color(red: 0, green: 0, blue: 255)))
  }

  @Test func nearestPixelsAreEnlargedWithoutBlending() throws {
    let view = UIImageView(image: try Self.image(["rb"]))
    view.layer.magnificationFilter = .nearest
    let drawn = try Self.shown(view, 6, 1)
    #expect(try drawn == Self.bitmap(["rrrbbb"]))
  }

  @Test func aPartOfTheContentsIsShown() throws {
    let view = UIImageView(image: try Self.image(["rb"]))
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let drawn = try Self.shown(view, 2, 1)
    #expect(try drawn == Self.bitmap(["bb"]))
  }

  @Test func aPartWithoutPixelsIsEmpty() throws {
    let view = UIImageView(image: try Self.image(["rb"]))
    view.layer.contentsRect = CGRect(x: 2, y: 0, width: 1, height: 1)
    #expect(try Self.shown(view, 2, 1) == Self.bitmap(["  "]))
  }

  @Test func aPartOfATemplateHasItsTint() throws {
    let view = UIImageView(image: try Self.image(["rr"]).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    #expect(try Self.shown(view, 2, 1) == Self.bitmap(["bb"]))
  }

  @Test func sizesBetweenPixelsAreRounded() throws {
    let image = try Self.image(["rb"]).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: .infinity, bottom: 0, right: .nan), resizingMode: .tile)
    let drawn = try Self.shown(UIImageView(image: image), 2.9999999999, 1)
    #expect(drawn.width == 3)
  }

  @Test func aPatternFillsTheClipOnly() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = try Self.image(["rb"])
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1), format: format).image { _ in
      tile.drawAsPattern(in: .infinite)
    }
    #expect(try Self.shown(UIImageView(image: drawing), 5, 1) == Self.bitmap(["rbrbr"]))
  }

  /// 45,000 tiles at one pixel per point, and 90,000 of a template in the fill color.
  @Test(arguments: [false, true]) func aSmallPatternFillsALargeArea(isTemplate: Bool) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = try isTemplate ? Self.image(["r "]).withRenderingMode(.alwaysTemplate) : Self.image(["rb"])
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 301, height: 300), format: format).image { _ in
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      tile.drawAsPattern(in: CGRect(x: 1, y: 2, width: 1_000, height: 1_000))
    }
    let view = UIImageView(image: drawing)
    let drawn = try Self.shown(view, 301, 300)
    let row = String(repeating: isTemplate ? " g" : "br", count: 150)
    let empty = [String](repeating: String(repeating: " ", count: 301), count: 2)
    #expect(try drawn == Self.bitmap(empty + [String](repeating: " " + row, count: 298)))
    #expect(view.layoutWarnings == [])
  }

  @Test func aPatternOutsideOfTheClipDrawsNothing() throws {
    let tile = try Self.image(["rb"])
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      tile.drawAsPattern(in: CGRect(x: 5, y: 0, width: 2, height: 1))
      context.cgContext.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try Self.shown(UIImageView(image: drawing), 2, 1) == Self.bitmap(["b "]))
  }

  /// The image is 8 points high, and its alignment rectangle begins 3 points below its top.
  @Test func alignmentInsetsMoveTheImage() throws {
    let image = try Self.image(Array(repeating: "rrrr", count: 8))
      .withAlignmentRectInsets(UIEdgeInsets(top: 3, left: 1, bottom: 2, right: 0))
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 3))
    let stack = UIStackView(arrangedSubviews: [view])
    stack.alignment = .top
    stack.frame = CGRect(x: 0, y: 0, width: 3, height: 20)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -1, y: -3, width: 4, height: 8))
  }
}
