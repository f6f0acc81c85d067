import FirstFrameImaging
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameTerminalOutput

/// The tests decode the escape sequences of pictures according to the documentation of the terminals' protocols.
@Suite struct InlinePictureTests {
  private let cell = CellSize(width: 10, height: 20)

  private func picture(_ width: Int, _ height: Int, seed: UInt64 = 7) throws -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var bitmap = Bitmap(size: try PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = PremultipliedColor(packed: UInt32.random(in: 0 ... .max, using: &random) | 0xFF00_0000)
      }
    }
    return bitmap
  }

  @Test func kittySequencesContainThePNGInPieces() throws {
    let picture = try picture(120, 80)
    let inline = try #require(try InlinePicture(picture, protocol: .kitty, columns: 12, rows: 9, cell: cell))
    #expect(inline.columns == 12)
    #expect(inline.rows == 4)
    let pieces = inline.text.split(separator: "\u{1B}\\").map { $0.dropFirst("\u{1B}_G".count).split(separator: ";") }
    #expect(pieces.count > 1)
    #expect(pieces[0][0] == "a=T,f=100,q=2,C=1,c=12,r=4,m=1")
    #expect(pieces.dropFirst().dropLast().allSatisfy { $0[0] == "m=1" })
    #expect(pieces.last?[0] == "m=0")
    #expect(pieces.allSatisfy { $0[1].utf8.count <= 4096 })
    let data = try #require(Data(base64Encoded: pieces.map { String($0[1]) }.joined()))
    #expect(try Bitmap(pngData: data) == picture)
  }

  @Test func iterm2SequencesContainThePNGWithItsSize() throws {
    let picture = try picture(30, 30)
    let text = try #require(try InlinePicture(picture, protocol: .iterm2, columns: 40, rows: 40, cell: cell)).text
    let match = try #require(
      text.wholeMatch(
        of: #/\x1B\]1337;File=inline=1;size=(\d+);width=(\d+);height=(\d+);preserveAspectRatio=1:(.*)\x07/#))
    let data = try #require(Data(base64Encoded: String(match.4)))
    #expect(Int(match.1) == data.count)
    #expect(match.2 == "12")
    #expect(match.3 == "6")
    #expect(try Bitmap(pngData: data) == picture)
  }

  @Test(arguments: [(7, 13), (24, 6), (1, 1)]) func sixelsDrawThePaletteColors(width: Int, height: Int) throws {
    let picture = try picture(width, height)
    let drawn = SixelReader.pixels(of: SixelEncoder.sequence(picture), width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { #expect(drawn[y][x] == XtermPalette.index(nearestTo: picture[x, y].straight)) }
    }
  }

  @Test func blocksHaveNoSequence() throws {
    #expect(try InlinePicture(picture(4, 4), protocol: .blocks, columns: 4, rows: 4, cell: cell) == nil)
    #expect(InlinePicture.removal(.kitty) == "\u{1B}_Ga=d,q=2\u{1B}\\")
    #expect(InlinePicture.removal(.sixel).isEmpty)
  }
}

/// A decoder of sixels as described in the VT340's manual. Pixels are color indices, or -1 if not drawn.
enum SixelReader {
  static func pixels(of sequence: String, width: Int, height: Int) -> [[Int]] {
    var pixels = Array(repeating: Array(repeating: -1, count: width), count: height)
    var rest = Array(sequence.unicodeScalars).drop { $0 != "\"" }
    var (x, top, color) = (0, 0, 0)
    func numbers() -> [Int] {
      var values = [0]
      while let next = rest.first, "0123456789;".unicodeScalars.contains(next) {
        rest = rest.dropFirst()
        if next == ";" {
          values.append(0)
        } else {
          values[values.count - 1] = values[values.count - 1] * 10 + Int(next.value) - 48
        }
      }
      return values
    }
    func draw(_ scalar: Unicode.Scalar, times: Int) {
      for column in x..<(x + times) {
        for bit in 0..<6 where (scalar.value - 63) >> UInt32(bit) & 1 == 1 { pixels[top + bit][column] = color }
      }
      x += times
    }
    while let next = rest.first, next != "\u{1B}" {
      rest = rest.dropFirst()
      switch next {
      case "\"": _ = numbers()
      case "#": color = numbers()[0]
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      case "!":
        let count = numbers()[0]
        draw(rest.removeFirst(), times: count)
      default: draw(next, times: 1)
      }
    }
    return pixels
  }
}
