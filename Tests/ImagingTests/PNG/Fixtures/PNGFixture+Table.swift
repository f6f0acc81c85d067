extension PNGFixture {
  /// Every colour type with every bit depth it may have (PNG Third Edition, table 12), plain and interlaced.
  static let table: [PNGFixture] = {
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    return [0, 2, 3, 4, 6].flatMap { colorType in
      (depths[colorType] ?? []).flatMap { bitDepth in
        sizes.flatMap { size in
          [false, true].flatMap { isInterlaced in
            (colorType < 4 ? [false, true] : [false]).map { hasTransparency in
              PNGFixture(
                width: size.0, height: size.1, colorType: colorType, bitDepth: bitDepth,
                isInterlaced: isInterlaced, hasTransparency: hasTransparency)
            }
          }
        }
      }
    }
  }()

  /// Sizes at which some passes of interlacing have no rows, or rows without pixels.
  private static let sizes = [(1, 1), (2, 3), (5, 1), (1, 9), (21, 19)]
}
