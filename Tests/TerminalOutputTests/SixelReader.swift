/// Reads sixels as the VT340's manual describes them: colours are numbers, pixels that nothing drew -1.
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
