import FirstFrameImaging
import Testing

@testable import FirstFrameRasterizer

@Suite("Blending rounds exactly") struct BlendingTests {
  @Test("every product of two bytes is the nearest one") func products() {
    for value in 0...255 {
      for factor in 0...255 {
        let nearest = UInt8((Double(value * factor) / 255).rounded())
        #expect(Blending.scaled(UInt8(value), by: UInt8(factor)) == nearest)
        let pixel = UInt32(value) * 0x0101_0101
        #expect(Blending.scaled(pixel, by: UInt32(factor)) == UInt32(nearest) * 0x0101_0101)
      }
    }
  }

  @Test("over a clear pixel a colour stays itself; an opaque one hides what is under it") func over() {
    let half = PremultipliedColor(Color(red: 200, green: 100, blue: 50, alpha: 128)).packed
    let opaque = PremultipliedColor(Color(red: 1, green: 2, blue: 3)).packed
    #expect(Blending.over(half, 0) == half)
    #expect(Blending.over(opaque, half) == opaque)
    #expect(Blending.over(0, half) == half)
  }
}
