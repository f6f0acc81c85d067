import FirstFrameGeometry
import FirstFrameImaging
import Foundation
import Testing

@testable import FirstFrameLayoutTree
@testable import FirstFrameRasterizer

/// Filters of the pictures of nodes.
struct FilterTests {
  private static let red = Color(red: 255, green: 0, blue: 0)

  private func draw(_ node: LayoutNode, on background: Color? = nil, scale: CGFloat = 1) throws -> Bitmap {
    try Rasterizer(scale: scale).bitmap(
      of: LayoutNode(
        frame: CGRect(x: 0, y: 0, width: 60, height: 40), background: background.map { .color($0) }, children: [node]))
  }

  private func box(_ color: Color, _ filters: [PictureFilter]) -> LayoutNode {
    var node = LayoutNode(frame: CGRect(x: 20, y: 10, width: 20, height: 20), background: .color(color))
    node.filters = filters
    return node
  }

  private func pixel(_ color: Color, _ filter: ColorFilter) throws -> [UInt8] {
    let pixel = try draw(box(color, [.colors(filter)]))[30, 20]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func colorsAreChangedAsTheirDefinitionsSay() throws {
    let color = Color(red: 200, green: 100, blue: 50)
    #expect(try pixel(color, .inversion) == [55, 155, 205, 255])
    // A tenth of 255 is 25.5.
    #expect(try pixel(color, .brightness(0.1)) == [226, 126, 76, 255])
    // Half of the distance from 127.5.
    #expect(try pixel(color, .contrast(0.5)) == [164, 114, 89, 255])
    // 0.213 · 200 + 0.715 · 100 + 0.072 · 50 is 117.7.
    #expect(try pixel(color, .saturation(0)) == [118, 118, 118, 255])
    #expect(try pixel(color, .luminanceToAlpha) == [0, 0, 0, 118])
    #expect(try pixel(color, .saturation(1)) == [200, 100, 50, 255])
    #expect(try pixel(color, .hueRotation(cosine: 1, sine: 0)) == [200, 100, 50, 255])
    #expect(try pixel(color, .multiplication(red: 1, green: 0.5, blue: 0, alpha: 1)) == [200, 50, 0, 255])
  }

  @Test func translucentColorsChangeLikeOpaqueOnes() throws {
    // White and black of half the opacity are exchanged, and stay half as opaque.
    #expect(try pixel(Color(red: 255, green: 255, blue: 255, alpha: 128), .inversion) == [0, 0, 0, 128])
    #expect(try pixel(Color(red: 0, green: 0, blue: 0, alpha: 128), .inversion) == [128, 128, 128, 128])
    let halved = ColorFilter.multiplication(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(try pixel(Self.red, halved) == [128, 0, 0, 128])
  }

  @Test func clearPixelsStayClear() throws {
    #expect(try draw(box(Self.red, [.colors(.inversion)]))[5, 5].alpha == 0)
    #expect(try draw(box(Self.red, [.colors(.brightness(1))]))[5, 5].alpha == 0)
  }

  @Test func aBlurReachesBeyondTheNodeAndKeepsItsSum() throws {
    let plain = try draw(box(Self.red, []))
    let blurred = try draw(box(Self.red, [.blur(deviation: 2)]))
    #expect(plain[18, 20].alpha == 0)
    #expect(blurred[18, 20].alpha > 0)
    #expect(blurred[30, 20].alpha == 255)
    // At the edge, half of the color is inside.
    #expect(abs(Int(blurred[19, 20].alpha) + Int(blurred[20, 20].alpha) - 255) <= 3)
    let sums = [plain, blurred].map { bitmap in
      (0..<40).reduce(0) { sum, y in (0..<60).reduce(sum) { $0 + Int(bitmap[$1, y].alpha) } }
    }
    #expect(abs(sums[0] - sums[1]) <= sums[0] / 100)
  }

  @Test func anOpaqueBlurEndsAtTheFrame() throws {
    let bitmap = try draw(box(Self.red, [.blur(deviation: 4, isOpaque: true)]))
    #expect(bitmap[20, 10].alpha == 255)
    #expect(bitmap[19, 20].alpha == 0)
    #expect(bitmap[39, 29].alpha == 255)
  }

  @Test func filtersApplyInTheirOrderAndBeforeTheOpacity() throws {
    let brightInverse = try draw(box(.black, [.colors(.brightness(0.2)), .colors(.inversion)]))[30, 20].red
    #expect(brightInverse == 204)
    let inverseBright = try draw(box(.black, [.colors(.inversion), .colors(.brightness(0.2))]))[30, 20].red
    #expect(inverseBright == 255)
    var faded = box(.black, [.colors(.inversion)])
    faded.opacity = 0.5
    #expect(try draw(faded, on: .black)[30, 20].red == 128)
  }

  @Test func childrenAreFilteredWithTheNode() throws {
    var node = box(.white, [.colors(.inversion)])
    node.children = [LayoutNode(frame: CGRect(x: 0, y: 0, width: 10, height: 20), background: .color(Self.red))]
    let bitmap = try draw(node)
    #expect(bitmap[25, 20].green == 255)
    #expect(bitmap[35, 20].green == 0)
  }

  @Test func aProjectionIsATransformIfItHasNoDepth() throws {
    // The box moves by 5 points.
    let moved = try draw(box(Self.red, [.projection(Projection(numbers: [1, 0, 5, 0, 1, 0, 0, 0, 1]))]))
    #expect(moved[24, 20].alpha == 0)
    #expect(moved[25, 20].alpha == 255)
    #expect(moved[44, 20].alpha == 255)
    #expect(moved[45, 20].alpha == 0)
  }

  @Test func whatIsFartherAwayIsSmaller() throws {
    // At the right edge, everything is half as large: the corners (20, 0) and (20, 20) are at (10, 0) and (10, 10).
    let bitmap = try draw(box(Self.red, [.projection(Projection(numbers: [1, 0, 0, 0, 1, 0, 0.05, 0, 1]))]))
    #expect(bitmap[20, 28].alpha > 0)
    #expect(bitmap[29, 12].alpha > 0)
    #expect(bitmap[29, 24].alpha == 0)
    #expect(bitmap[32, 12].alpha == 0)
  }

  @Test func bandsDrawFiltersLikeOnePicture() throws {
    var node = LayoutNode(frame: CGRect(x: 20, y: 20, width: 160, height: 160), background: .color(Self.red))
    node.filters = [.blur(deviation: 9), .colors(.hueRotation(cosine: 0, sine: 1))]
    let root = LayoutNode(frame: CGRect(x: 0, y: 0, width: 200, height: 200), children: [node])
    let prepared = try Rasterizer(scale: 1).prepare(root)
    func draw(bands: Int) -> Bitmap {
      var bitmap = Bitmap(size: prepared.size, color: prepared.backgroundColor)
      bitmap.withMutablePixels { SceneBands(prepared, count: bands).draw(on: $0) }
      return bitmap
    }
    #expect(draw(bands: 3) == draw(bands: 1))
  }

  @Test func filtersAreReadFromJSON() throws {
    let json = #"{"frame": [0, 0, 9, 9], "filters": [{"blur": 2, "opaque": true}, {"blur": 3}]}"#
    let node = try LayoutNode(json: Data(json.utf8))
    #expect(node.filters == [.blur(deviation: 2, isOpaque: true), .blur(deviation: 3)])
    let wrong = #"{"frame": [0, 0, 9, 9], "filters": [{"colors": [1, 2]}]}"#
    #expect(throws: SceneError.self) { try LayoutNode(json: Data(wrong.utf8)) }
  }
}
