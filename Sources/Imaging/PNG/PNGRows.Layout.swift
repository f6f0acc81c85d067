extension PNGRows {
  /// How a pixel is stored; the raw value is its number of bytes.
  enum Layout: Int {
    case palette = 1
    case rgb = 3
    case rgba = 4
  }
}
