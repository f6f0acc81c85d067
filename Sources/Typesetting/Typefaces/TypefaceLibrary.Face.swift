extension TypefaceLibrary {
  /// One entry of the library: a typeface, or one that has every weight of a range.
  struct Face: Sendable {
    let family: String
    let weights: ClosedRange<FontWeight>
    let isItalic: Bool
    let instance: @Sendable (FontWeight) -> any Typeface

    func typeface(nearest weight: FontWeight) -> any Typeface {
      instance(min(max(weight, weights.lowerBound), weights.upperBound))
    }

    /// How far the face is from a wanted weight: the smaller the better.
    ///
    /// From 400 to 500, weights up to 500 come first, then lighter ones, then bolder ones; below, lighter ones come
    /// first; above, bolder ones. Source: CSS Fonts Module Level 4, section 5.2.
    func distance(from weight: FontWeight) -> Int {
      if weights.contains(weight) { return 0 }
      let wanted = weight.rawValue
      let nearest = weight < weights.lowerBound ? weights.lowerBound.rawValue : weights.upperBound.rawValue
      let isBolder = nearest > wanted
      let isMiddling = (400...500).contains(wanted)
      let isPreferredSide = isMiddling ? isBolder && nearest <= 500 : isBolder == (wanted > 500)
      if isPreferredSide { return abs(nearest - wanted) }
      let isLastResort = isMiddling && nearest > 500
      return abs(nearest - wanted) + (isLastResort ? 2000 : 1000)
    }
  }
}
