import FirstFrameImaging
import Testing

@testable import FirstFrameTerminalOutput

/// Two pixels per character, in documented color sequences.
@Suite struct HalfBlockPictureTests {
  private func picture(_ rows: [[Color]]) throws -> Bitmap {
    var bitmap = Bitmap(size: try PixelSize(width: rows[0].count, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, color) in row.enumerated() { bitmap[x, y] = PremultipliedColor(color) }
    }
    return bitmap
  }

  private let red = Color(red: 255, green: 0, blue: 0)

  @Test func theUpperPixelIsTheForegroundAndTheLowerTheBackground() throws {
    let blocks = try HalfBlockPicture(
      picture([[red, red], [.white, .black], [.black, .black]]), columns: 2, rows: 2, colors: .trueColor)
    #expect(blocks.columns == 2)
    #expect(
      blocks.lines == [
        "\u{1B}[38;2;255;0;0m\u{1B}[48;2;255;255;255m▀\u{1B}[48;2;0;0;0m▀\u{1B}[0m",
        "\u{1B}[38;2;0;0;0m▀▀\u{1B}[0m",
      ])
  }

  @Test func withoutTrueColorThePaletteIsUsed() throws {
    let blocks = try HalfBlockPicture(picture([[red], [.white]]), columns: 1, rows: 1, colors: .indexed)
    #expect(blocks.lines == ["\u{1B}[38;5;196m\u{1B}[48;5;231m▀\u{1B}[0m"])
    #expect(try HalfBlockPicture(picture([[red], [.white]]), columns: 1, rows: 1, colors: .none).lines.isEmpty)
  }

  @Test func smallerPicturesAverage() throws {
    // Alternating black and white: (0 + 255) / 2, rounded up.
    let blocks = try HalfBlockPicture(
      picture([[.black, .white], [.black, .white], [.white, .white], [.white, .white]]), columns: 1, rows: 1,
      colors: .trueColor)
    #expect(blocks.lines == ["\u{1B}[38;2;128;128;128m\u{1B}[48;2;255;255;255m▀\u{1B}[0m"])
  }

  @Test func transparencyShowsACheckerboard() throws {
    let blocks = try HalfBlockPicture(picture([[.clear], [.clear]]), columns: 1, rows: 1, colors: .trueColor)
    #expect(blocks.lines == ["\u{1B}[38;2;255;255;255m\u{1B}[48;2;255;255;255m▀\u{1B}[0m"])
  }
}
