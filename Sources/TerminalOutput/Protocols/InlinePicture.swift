package import FirstFrameImaging
import Foundation

/// A picture as one escape sequence, for terminals that show pictures.
package struct InlinePicture: Hashable, Sendable {
  /// What to write where the picture's top left corner is to be.
  package let text: String
  /// How many cells it covers.
  package let columns: Int
  package let rows: Int

  /// Nil where the protocol has no sequence for pictures.
  ///
  /// - Parameter cell: The size of the terminal's cells, in pixels.
  package init?(
    _ bitmap: Bitmap, protocol: PictureProtocol, columns: Int, rows: Int, cell: CellSize
  ) throws {
    let fit = try PictureFit(bitmap.size, columns: columns, rows: rows, cell: cell)
    (self.columns, self.rows) = (fit.columns, fit.rows)
    switch `protocol` {
    // The terminal does the scaling, with all the pixels that its screen has.
    case .kitty: text = Self.kitty(try bitmap.pngData(), fit)
    case .iterm2: text = Self.iterm2(try bitmap.pngData(), fit)
    case .sixel: text = SixelEncoder.sequence(bitmap.overCheckerboard(square: 8).resized(to: fit.size))
    case .blocks, .none: return nil
    }
  }

  /// Removes all pictures that were shown; nothing for protocols whose pictures are written over like text.
  package static func removal(_ protocol: PictureProtocol) -> String {
    `protocol` == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : ""
  }

  /// Kitty's documentation, "The graphics protocol": PNG (`f=100`) in pieces of 4096 bytes, the cursor staying.
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

  /// iTerm2's documentation, "Images".
  private static func iterm2(_ png: Data, _ fit: PictureFit) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(fit.columns);height=\(fit.rows);preserveAspectRatio=1:"
      + png.base64EncodedString() + "\u{07}"
  }
}
