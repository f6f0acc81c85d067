import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ImageOrientationTests {
  /// The colors of a stored picture of 3 x 2 pixels, row by row, as letters.
  private static let stored = ["abc", "def"]

  /// The displayed rows, by the definition of EXIF: the side of the upright picture where the first stored row and column
  /// are.
  private static let displayed: [UIImage.Orientation: [String]] = [
    .up: ["abc", "def"], .down: ["fed", "cba"],
    // The first row is at the right side, and the first column at the top.
    .right: ["da", "eb", "fc"],
    // The first row is at the left side, and the first column at the bottom.
    .left: ["cf", "be", "ad"],
    .upMirrored: ["cba", "fed"], .downMirrored: ["def", "abc"],
    // The first row is at the left side, and the first column at the top.
    .leftMirrored: ["ad", "be", "cf"],
    // The first row is at the right side, and the first column at the bottom.
    .rightMirrored: ["fc", "eb", "da"],
  ]

  private static func color(_ letter: Character) -> Color {
    Color(red: UInt8(letter.asciiValue ?? 0) &* 2, green: UInt8(letter.asciiValue ?? 0), blue: 7)
  }

  private func bitmap(_ rows: [String]) throws -> Bitmap {
    var bitmap = Bitmap(size: try PixelSize(width: rows[0].count, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() { bitmap[x, y] = PremultipliedColor(Self.color(letter)) }
    }
    return bitmap
  }

  private func drawn(_ view: UIView) throws -> Bitmap {
    try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment()))
  }

  @Test(arguments: UIImage.Orientation.allCases) func pixelsAreTurned(orientation: UIImage.Orientation) throws {
    let expected = try bitmap(try #require(Self.displayed[orientation]))
    let pixels = CGImage(try bitmap(Self.stored))
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: expected.width, height: expected.height))
    #expect(image.imageOrientation == orientation)
    #expect(try drawn(UIImageView(image: image)) == expected)
    let copy = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
    #expect(try drawn(UIImageView(image: copy)) == expected)
    #expect(image.cgImage?.width == 3, "the pixels stay as they are stored")
    #expect(image.cgImage?.height == 2, "the pixels stay as they are stored")
    let again = image.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: orientation) }
    #expect(try again.map { try drawn(UIImageView(image: $0)) } == expected)
  }

  @Test(arguments: UIImage.Orientation.allCases) func flippingExchangesTheSides(orientation: UIImage.Orientation) throws
  {
    let rows = try #require(Self.displayed[orientation])
    let image = UIImage(cgImage: CGImage(try bitmap(Self.stored)), scale: 1, orientation: orientation)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(try drawn(UIImageView(image: flipped)) == bitmap(rows.map { String($0.reversed()) }))
    #expect(flipped.withHorizontallyFlippedOrientation() == image)
    let mirrored = image.imageFlippedForRightToLeftLayoutDirection()
    let view = UIImageView(image: mirrored)
    #expect(try drawn(view) == bitmap(rows))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try drawn(view) == bitmap(rows.map { String($0.reversed()) }))
  }

  @Test func drawingsAndSymbolsAreFlipped() throws {
    let size = CGSize(width: 4, height: 2)
    let drawing = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2)) }
    let view = UIImageView(image: drawing.withHorizontallyFlippedOrientation())
    #expect(try drawn(view)[3, 0].alpha == 255)
    #expect(try drawn(view)[0, 0].alpha == 0)
    let symbol = try #require(UIImage(systemName: "chevron.right"))
    let (plain, flipped) = (UIImageView(image: symbol), UIImageView(image: symbol.withHorizontallyFlippedOrientation()))
    let (first, second) = (try drawn(plain), try drawn(flipped))
    #expect(first.width == second.width)
    #expect(first != second)
    #expect(try drawn(UIImageView(image: flipped.image?.withHorizontallyFlippedOrientation())) == first)
  }
}

@MainActor
struct SnapshotViewTests {
  @Test func aSnapshotViewShowsTheViewAsItWas() throws {
    let view = UIView(frame: CGRect(x: 5, y: 7, width: 20, height: 10))
    view.backgroundColor = .red
    let dot = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    dot.backgroundColor = .blue
    view.addSubview(dot)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(view)
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 5, y: 0, width: 10, height: 10), afterScreenUpdates: false, withCapInsets: .zero))
    dot.removeFromSuperview()
    view.backgroundColor = .green
    #expect(copy.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(part.bounds.width == 10)
    func color(_ view: UIView, _ x: Int) throws -> Color {
      try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment()))[x, 5].straight
    }
    let (red, blue) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255))
    #expect(try color(copy, 2) == red)
    #expect(try color(copy, 15) == blue)
    #expect(try color(part, 2) == red)
    #expect(try color(part, 8) == blue)
    copy.frame.size.width = 40
    #expect(try color(copy, 15) == red, "a resized snapshot is stretched")
    #expect(try color(copy, 35) == blue, "a resized snapshot is stretched")
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}
