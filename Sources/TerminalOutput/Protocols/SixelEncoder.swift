import FirstFrameImaging

/// Writes pictures as sixels: bands of six rows, a colour at a time (VT330/VT340 Programmer Reference Manual, chapter 14).
enum SixelEncoder {
  /// The escape sequence of an opaque picture, in the colours of xterm's palette.
  static func sequence(_ picture: Bitmap) -> String {
    let indices = paletteIndices(of: picture)
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for index in Set(indices).sorted() {
      let percents = XtermPalette.channels(of: index).map { ($0 * 100 + 127) / 255 }
      text += "#\(index);2;\(percents[0]);\(percents[1]);\(percents[2])"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += band(from: top, of: indices, width: picture.width, height: picture.height) + "-"
    }
    return text + "\u{1B}\\"
  }

  private static func paletteIndices(of picture: Bitmap) -> [Int] {
    var known: [UInt32: Int] = [:]
    return picture.withPixels { pixels in
      (0..<picture.size.area).map { index in
        let packed = pixels[index]
        if let index = known[packed] { return index }
        let index = XtermPalette.index(nearestTo: PremultipliedColor(packed: packed).straight)
        known[packed] = index
        return index
      }
    }
  }

  private static func band(from top: Int, of indices: [Int], width: Int, height: Int) -> String {
    var masks: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, height) {
      for x in 0..<width {
        masks[indices[y * width + x], default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
      }
    }
    return masks.keys.sorted().map { "#\($0)" + runs(of: masks[$0] ?? []) }.joined(separator: "$")
  }

  /// Six bits are one character from `?` on; four and more equal ones are counted.
  private static func runs(of masks: [UInt8]) -> String {
    var text = ""
    var index = 0
    while index < masks.count {
      let count = masks[index...].prefix { $0 == masks[index] }.count
      let character = String(UnicodeScalar(63 + masks[index]))
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      index += count
    }
    return text
  }
}
