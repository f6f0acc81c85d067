package import FirstFrameImaging
import Foundation

/// A picture as an escape sequence, for terminals that show pictures.
package struct InlinePicture: Hashable, Sendable {
  /// The escape sequence. The picture's top left corner is at the cursor.
  package let text: String
  /// The size in cells.
  package let columns: Int
  package let rows: Int

  /// Encodes a picture; `nil` if the protocol has no escape sequence for pictures.
  ///
  /// - Parameters:
  ///   - columns: The maximum width in cells.
  ///   - rows: The maximum height in cells.
  ///   - cell: The size of the terminal's cells.
  package init?(
    _ bitmap: Bitmap, protocol: PictureProtocol, columns: Int, rows: Int, cell: CellSize
  ) throws {
    let fit = try PictureFit(bitmap.size, columns: columns, rows: rows, cell: cell)
    (self.columns, self.rows) = (fit.columns, fit.rows)
    switch `protocol` {
    // The terminal scales the picture, at the full resolution of its screen.
    case .kitty: text = Self.kitty(try bitmap.pngData(), fit)
    case .iterm2: text = Self.iterm2(try bitmap.pngData(), fit)
    case .sixel: text = SixelEncoder.sequence(bitmap.overCheckerboard(squareSize: 8).resized(to: fit.size))
    case .blocks, .none: return nil
    }
  }

  /// The escape sequence that removes all pictures; empty for protocols in which text overwrites pictures.
  package static func removal(_ protocol: PictureProtocol) -> String {
    `protocol` == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : ""
  }

  /// PNG (`f=100`) in pieces of 4096 bytes, without moving the cursor (kitty's documentation, "Terminal graphics
  /// protocol").
  private static func kitty(_ png: Data, _ fit: PictureFit) -> String {
    let encoded = Array(png.base64EncodedString().utf8)
    var text = ""
    var start = 0
    while start < encoded.count {
      let end = min(start + 4096, encoded.count)
      let keys = start == 0 ? "a=T,f=100,q=2,C=1,c=\(fit.columns),r=\(fit.rows)," : ""
      let piece = String(decoding: encoded[start..<end], as: UTF8.self)
      text += "\u{1B}_G\(keys)m=\(end < encoded.count ? 1 : 0);\(piece)\u{1B}\\"
      start = end
    }
    return text
  }

  /// An inline image (iTerm2's documentation, "Images").
  private static func iterm2(_ png: Data, _ fit: PictureFit) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(fit.columns);height=\(fit.rows);preserveAspectRatio=1:"
      + png.base64EncodedString() + "\u{07}"
  }
}
