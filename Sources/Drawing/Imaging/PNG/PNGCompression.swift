import FirstFrameCPNG

/// How much time is spent to make a file smaller. The pixels are the same.
///
/// The parameters were chosen with pictures of interfaces: of the catalog, and a card at 3x.
package enum PNGCompression: Sendable {
  /// For files that no one keeps, such as differences: a tenth larger than `fast` in true color, a fifth with a palette.
  case temporary
  /// For files that are written in each run, and may be kept.
  case fast
  /// For files that are written once and kept, such as references: about a tenth smaller, in five times the time.
  case small

  /// The parameters of zlib for the rows of a layout.
  func parameters(for layout: PNGLayout) -> firstframe_png_compression {
    var parameters = firstframe_png_compression()
    // Short blocks with their own codes suit true color, where text is beside gradients.
    parameters.memory_level = layout.isPalette ? 8 : 5
    switch self {
    case .temporary: parameters.level = 3
    case .fast where layout.isPalette: parameters.level = 4
    case .fast:
      // Level 3 does not insert the bytes of long matches into its table, and level 4 does. Matches of up to 32 bytes
      // are inserted here, and more candidates compared: 2% larger than level 4, in two thirds of the time.
      parameters.level = 3
      parameters.good_length = 8
      parameters.lazy_length = 32
      parameters.nice_length = 258
      parameters.chain_length = 64
    case .small: parameters.level = 9
    }
    return parameters
  }
}
