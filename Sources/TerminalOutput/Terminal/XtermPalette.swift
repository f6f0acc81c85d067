import FirstFrameImaging

/// The colours 16 to 255 of xterm: a cube of six levels, and 24 greys.
enum XtermPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The number of the nearest colour.
  static func index(nearestTo color: Color) -> Int {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let steps = channels.map(nearestLevel)
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    let average = channels.reduce(0, +) / 3
    let grey = 232 + min(max((average - 3) / 10, 0), 23)
    return distance(channels, Self.channels(of: grey)) < distance(channels, Self.channels(of: cube)) ? grey : cube
  }

  /// Red, green and blue of a number from 16 to 255.
  static func channels(of index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
    let cube = index - 16
    return [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
  }

  private static func nearestLevel(_ channel: Int) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40
  }

  private static func distance(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
