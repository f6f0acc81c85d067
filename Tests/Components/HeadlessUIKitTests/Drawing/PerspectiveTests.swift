import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Testing

@testable import HeadlessUIKit

/// Layers that are turned in space.
@MainActor struct PerspectiveTests {
  /// A red square in the middle of a clear page, with a transform.
  private func picture(_ transform: CATransform3D) throws -> Bitmap {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    square.backgroundColor = .red
    square.layer.transform = transform
    page.addSubview(square)
    return try Rasterizer(scale: 1).bitmap(of: page.layoutTree(in: RenderingEnvironment(scale: 1)))
  }

  /// The number of pixels of a column that are at least half opaque.
  private func height(_ bitmap: Bitmap, column: Int) -> Int { (0..<80).filter { bitmap[column, $0].alpha > 127 }.count }

  @Test func theEdgeThatTurnsAwayIsShorter() throws {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    let bitmap = try picture(transform)
    // The edges are 20 points from the axis, and 14.14 points nearer or farther away: the left one is 40 / 0.8586 points
    // high at 23.53, and the right one 40 / 1.1414 points at 52.39.
    #expect(abs(height(bitmap, column: 24) - 46) <= 1)
    #expect(abs(height(bitmap, column: 51) - 35) <= 1)
    #expect(abs(height(bitmap, column: 40) - 40) <= 1)
    #expect(height(bitmap, column: 22) == 0)
    #expect(height(bitmap, column: 53) == 0)
  }

  @Test func aTurnWithoutPerspectiveIsNarrower() throws {
    let bitmap = try picture(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(height(bitmap, column: 28) == 0)
    #expect(height(bitmap, column: 31) == 40)
    #expect(height(bitmap, column: 48) == 40)
    #expect(height(bitmap, column: 52) == 0)
  }

  @Test func theFrameOfARootIsNotProjected() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    view.layer.transform.m14 = 0.01
    #expect(view.layoutTree(in: RenderingEnvironment(scale: 1)).filters == [])
  }
}
