import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Testing

@testable import HeadlessUIKit

/// Images that are drawn at a smaller scale than that of the screen.
@MainActor
struct CoarseImageTests {
  /// The left half of an image of 1 by 1 point, drawn at a scale and shown at two pixels per point.
  private func pixels(scale: CGFloat) throws -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    }
    return try alphas(of: image)
  }

  private func alphas(of image: UIImage) throws -> [UInt8] {
    let view = UIImageView(image: image)
    let bitmap = try Rasterizer(scale: 2).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 2)))
    return (0..<2).map { bitmap[$0, 0].alpha }
  }

  @Test func anImageOfTheScreensScaleIsSharp() throws {
    #expect(try pixels(scale: 2) == [255, 0])
  }

  @Test func anImageOfASmallerScaleHasItsOwnPixels() throws {
    let found = try pixels(scale: 1)
    // Half of the one pixel is covered.
    #expect(found.allSatisfy { (126...129).contains($0) }, "\(found)")
  }

  @Test func theContextOfUIGraphicsBeginImageContextHasOnePixelForAPoint() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(try alphas(of: image).allSatisfy { (126...129).contains($0) })
  }

  @Test func anImageThatIsAsFineAsTheScreenOfItsTimeStaysSharpOnAFinerOne() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    }
    let view = UIImageView(image: image)
    let bitmap = try Rasterizer(scale: 4).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 4)))
    #expect((0..<4).map { bitmap[$0, 0].alpha } == [255, 255, 0, 0])
  }
}
