import FirstFrameImaging
import Testing

struct ColorTests {
  @Test(arguments: [
    ("#000000", Color.black), ("#ffffff", .white), ("#FF6600", Color(red: 255, green: 102, blue: 0)),
    ("#0000001F", Color(red: 0, green: 0, blue: 0, alpha: 31)),
  ])
  func reads(text: String, color: Color) {
    #expect(Color(hexadecimal: text) == color)
    #expect(color.hexadecimal == text.uppercased())
  }

  @Test(arguments: ["", "#", "#FFF", "000000", "#GG0000", "#1234567", "#0000000000", "#００００００"])
  func refuses(text: String) {
    #expect(Color(hexadecimal: text) == nil)
  }
}
