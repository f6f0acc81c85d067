import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// Drawing emoji with the bitmaps of their font.
@Suite(.needs(.notoColorEmoji)) struct EmojiTests {
  private let library: TypefaceLibrary
  private let typeface: any Typeface

  init() throws {
    let file = try FontFixture.notoColorEmoji.file()
    var library = TypefaceLibrary.builtIn
    library.register(file)
    self.library = library
    typeface = file.faces[0].typeface()
  }

  @Test func aGlyphHasABitmapAndABox() throws {
    let picture = try #require(typeface.colorPicture(of: GlyphID(rawValue: 949), pixelsPerEm: 32))
    let bitmap = try Bitmap(pngData: Data(picture.png))
    #expect(bitmap.width == 136)
    #expect(bitmap.height == 128)
    // CBLC: 136 x 128 pixels at 109 pixels per em, bearings 0 and 101, 2048 units per em; enlarged from the advance of
    // 2550 to 1.25 ems.
    let box = CGRect(x: 0, y: -507, width: 2555, height: 2405)
    let factor = 1.25 * 2048 / 2550
    #expect(abs(picture.box.minY - factor * box.minY) < 1e-9)
    #expect(abs(picture.box.width - factor * box.width) < 1e-9)
    #expect(abs(picture.box.height - factor * box.height) < 1e-9)
  }

  @Test(.needs(.dejaVuSans)) func aTypefaceWithoutEmojiHasNoBitmaps() throws {
    let letters = try FontFixture.dejaVuSans.file().faces[0].typeface()
    #expect(letters.colorPicture(of: GlyphID(rawValue: 36), pixelsPerEm: 32) == nil)
  }

  @Test(arguments: [16.0, 32, 57.3, 100])
  func reducedBitmapsHaveTheSameColorAndInk(size: Double) throws {
    let bitmap = try TextPicture(library: library, size: size).bitmap("🙂", width: 160, height: 160)
    try expectSums(bitmap.channelSums, size: size, tolerance: 0.01)
  }

  @Test func theTextColorHasNoEffectButItsAlphaHas() throws {
    let black = try TextPicture(library: library).bitmap("🙂", width: 48, height: 48)
    let red = try TextPicture(library: library, color: Color(red: 255, green: 0, blue: 0)).bitmap(
      "🙂", width: 48, height: 48)
    #expect(black == red)
    let half = try TextPicture(library: library, color: Color(red: 255, green: 0, blue: 0, alpha: 102)).bitmap(
      "🙂", width: 48, height: 48)
    for (whole, part) in zip(black.channelSums, half.channelSums) { #expect(abs(part / whole - 0.4) < 0.005) }
  }

  @Test func rotatedAndShearedBitmapsHaveTheSameColorAndInk() throws {
    // A rotation by arccos 0.8, and a shear; both preserve areas.
    for transform in [
      Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 60, ty: 10), Affine(a: 1, b: 0, c: 0.5, d: 1, tx: 5, ty: 5),
    ] {
      let bitmap = try TextPicture(library: library, transform: transform).bitmap("🙂", width: 120, height: 120)
      try expectSums(bitmap.channelSums, size: 32, tolerance: 0.02)
      let color = Color(red: 0, green: 0, blue: 0, alpha: 102)
      let faint = try TextPicture(library: library, color: color, transform: transform)
        .bitmap("🙂", width: 120, height: 120)
      for (whole, part) in zip(bitmap.channelSums, faint.channelSums) { #expect(abs(part / whole - 0.4) < 0.01) }
    }
  }

  @Test func largeEmojiWhichAreNotCachedLookTheSame() throws {
    let bitmap = try TextPicture(library: library, size: 300).bitmap("🙂", width: 400, height: 400)
    try expectSums(bitmap.channelSums, size: 300, tolerance: 0.01)
  }

  @Test func drawingOnSeveralThreadsGivesEqualPixels() async throws {
    let picture = TextPicture(library: library, size: 21)
    let expected = try picture.bitmap("🙂👍🏽❤️", width: 96, height: 32)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { try picture.bitmap("🙂👍🏽❤️", width: 96, height: 32) == expected } }
      for try await isSame in group { #expect(isSame) }
    }
  }

  /// Expects channel sums that are proportional to the area of the emoji, for a size in pixels per em.
  private func expectSums(_ sums: [Double], size: Double, tolerance: Double) throws {
    let picture = try #require(typeface.colorPicture(of: GlyphID(rawValue: 949), pixelsPerEm: size))
    let bitmap = try Bitmap(pngData: Data(picture.png))
    let pixels = size / 2048
    let area = picture.box.width * pixels * picture.box.height * pixels / Double(bitmap.width * bitmap.height)
    for (drawn, original) in zip(sums, bitmap.channelSums) {
      #expect(abs(drawn / (original * area) - 1) < tolerance, "\(sums) at \(size)")
    }
  }
}
