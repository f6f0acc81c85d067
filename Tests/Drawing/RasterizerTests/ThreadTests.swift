import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

/// Drawing on several threads.
struct ThreadTests {
  /// Glyphs and a shadow in sizes that no other test draws, so that the first threads find no cached masks.
  private func card(_ number: Int) -> LayoutNode {
    let size = CGFloat(number) / 8 + 9.0625
    let label = LayoutNode(
      frame: CGRect(x: 8, y: 8, width: 180, height: 40),
      text: TextContent(string: "AV Tolls \(number) ÀÉ", font: Font(size: size)))
    return LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 200, height: 60), background: .color(.white),
      cornerRadii: CornerRadii(size), shadow: Shadow(color: .black, offset: .zero, blur: size), children: [label])
  }

  @Test func threadsThatDrawTheSameGlyphsForTheFirstTimeDrawTheSamePixels() async throws {
    let pictures = try await withThrowingTaskGroup(of: [Bitmap].self) { group in
      for _ in 0..<8 {
        group.addTask { try (0..<6).map { try Rasterizer(scale: 2).bitmap(of: card($0)) } }
      }
      return try await group.reduce(into: [[Bitmap]]()) { $0.append($1) }
    }
    let again = try (0..<6).map { try Rasterizer(scale: 2).bitmap(of: card($0)) }
    #expect(pictures.count == 8)
    for drawn in pictures { #expect(drawn == again) }
    #expect(Set(again).count == 6)
  }
}
