import FirstFrameImaging

/// An encoder of sixels: bands of six rows, one color at a time (VT330/VT340 Programmer Reference Manual, chapter 14).
enum SixelEncoder {
  /// The escape sequence of an opaque picture in colors of xterm's palette.
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

  /// The characters of six-bit masks, starting at `?`. Runs of more than three are encoded with their length.
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

/// The colors 16 to 255 of xterm: a cube with six levels per channel, and 24 grays.
enum XtermPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The index of the nearest color.
  static func index(nearestTo color: Color) -> Int {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let steps = channels.map(nearestLevel)
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    let average = channels.reduce(0, +) / 3
    let gray = 232 + min(max((average - 3) / 10, 0), 23)
    return distance(channels, Self.channels(of: gray)) < distance(channels, Self.channels(of: cube)) ? gray : cube
  }

  /// The red, green and blue channels, 0 to 255, of the color at an index from 16 to 255.
  static func channels(of index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
    let cube = index - 16
    return [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
  }

  private static func nearestLevel(_ channel: Int) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40
  }

  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
