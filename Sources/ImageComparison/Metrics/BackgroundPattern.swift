/// The colour that pixelmatch 7 lays behind a translucent pixel: one of four, chosen by the pixel's place, so that no
/// colour of a picture passes for transparency.
struct BackgroundPattern {
  let red = 48
  let green: Int
  let blue: Int

  /// - Parameter offset: How far the pixel is from the top left one, counted along the rows.
  init(offset: Int) {
    // The golden ratio and its square, on the number of bytes before the pixel. A third pattern, for red, alternates
    // with that number too, which is always even.
    let byte = Double(offset &* 4)
    green = 48 &+ 159 &* (Int(byte / 1.618033988749895) & 1)
    blue = 48 &+ 159 &* (Int(byte / 2.618033988749895) & 1)
  }
}
