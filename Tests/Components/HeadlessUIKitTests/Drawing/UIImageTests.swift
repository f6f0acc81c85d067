import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIImageTests {
  /// Returns a bitmap of 4 x 2 pixels: red on the left, translucent blue on the right.
  private func bitmap() throws -> Bitmap {
    let red = PremultipliedColor(Color(red: 255, green: 0, blue: 0))
    var bitmap = Bitmap(size: try PixelSize(width: 4, height: 2), color: red)
    for (x, y) in [(2, 0), (3, 0), (2, 1), (3, 1)] {
      bitmap[x, y] = PremultipliedColor(Color(red: 0, green: 0, blue: 255, alpha: 128))
    }
    return bitmap
  }

  private func content(_ view: UIView) -> ImageContent? { view.layoutTree(in: RenderingEnvironment()).image }

  @Test func sizesAreInPoints() throws {
    let data = try bitmap().pngData()
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 4)
    #expect(try image.pngData().map { try Bitmap(pngData: $0) } == bitmap())
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "nothing") == nil)
  }

  @Test func fileNamesSetTheScale() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("icon-\(UUID().uuidString)@2x.png")
    try bitmap().pngData().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIImage(contentsOfFile: url.path)?.size == CGSize(width: 2, height: 1))
  }

  @Test func imageViews() throws {
    let image = UIImage(cgImage: CGImage(try bitmap()))
    let view = UIImageView(image: image)
    #expect(view.frame.size == CGSize(width: 4, height: 2))
    #expect(view.intrinsicContentSize == image.size)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.accessibilityTraits == .image)
    #expect(!view.isAccessibilityElement)
    #expect(content(view) == ImageContent(source: .bitmap(try bitmap())))
    view.contentMode = .scaleAspectFill
    view.tintColor = .red
    #expect(content(view)?.mode == .scaleAspectFill)
    #expect(content(view)?.tint == nil)
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(content(view)?.tint == Color(red: 255, green: 0, blue: 0))
    view.highlightedImage = image.withTintColor(.green)
    view.isHighlighted = true
    #expect(content(view)?.tint == Color(red: 0, green: 255, blue: 0))
    view.image = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 1))
    view.isHighlighted = false
    #expect(content(view)?.capInsets == EdgeInsets(top: 1, left: 2, bottom: 0, right: 1))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(content(view) == nil)
  }

  @Test func imagesAreFlippedRightToLeft() throws {
    let view = UIImageView(image: UIImage(cgImage: CGImage(try bitmap())).imageFlippedForRightToLeftLayoutDirection())
    var environment = RenderingEnvironment()
    environment.layoutDirection = .rightToLeft
    let rendering = try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: environment))
    #expect(rendering[0, 0].blue == 128)
    #expect(rendering[3, 0].straight == Color(red: 255, green: 0, blue: 0))
  }

  @Test func renderedImagesAreDrawings() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.pngData() != nil)
    let view = UIImageView(image: image)
    view.frame.size = CGSize(width: 40, height: 20)
    func rendering() throws -> Bitmap {
      try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment()))
    }
    #expect(try rendering()[19, 19].straight == Color(red: 255, green: 0, blue: 0))
    #expect(try rendering()[20, 10].alpha == 0)
    view.contentMode = .bottomRight
    // The red left half of the image extends from x = 30 to 35 and from y = 10 to 20.
    #expect(try rendering()[29, 15].alpha == 0)
    #expect(try rendering()[30, 15].alpha == 255)
    #expect(try rendering()[34, 9].alpha == 0)
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .blue
    #expect(try rendering()[32, 15].straight == Color(red: 0, green: 0, blue: 255))
  }

  @Test(arguments: [false, true]) func opaqueImagesAreBlackWhereNothingIsDrawn(isOpaque: Bool) throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = isOpaque
    let size = CGSize(width: 4, height: 2)
    let half = CGRect(x: 0, y: 0, width: 2, height: 2)
    let rendered = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(half)
    }
    UIGraphicsBeginImageContextWithOptions(size, isOpaque, 1)
    UIColor.red.setFill()
    UIRectFill(half)
    let begun = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    for image in [rendered, begun] {
      let view = UIImageView(image: image)
      view.frame.size = size
      let picture = try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment()))
      #expect(picture[1, 1].straight == Color(red: 255, green: 0, blue: 0))
      #expect(picture[3, 1].alpha == (isOpaque ? 255 : 0))
      #expect(picture[3, 1].red == 0)
    }
  }

  @Test func attachmentsAreInTheirText() throws {
    let attachment = NSTextAttachment(image: UIImage(cgImage: CGImage(try bitmap())))
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(attachment: attachment)
    let tree = label.layoutTree(in: RenderingEnvironment())
    let node = try #require(tree.children.first)
    #expect(node.frame.size == CGSize(width: 10, height: 10))
    #expect(node.frame.minX == 0)
    #expect(node.image != nil)
    #expect(node.frame.minY > 0)
    #expect(node.frame.maxY < 20)
    attachment.image = UIImage(systemName: "gearshift.layout.sixspeed")
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.componentWarnings.count == 1)
  }
}
