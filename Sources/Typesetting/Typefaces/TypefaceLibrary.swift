/// The typefaces that fonts are looked up in.
///
/// The built-in typeface is always there. Others are those that were registered: no font of the machine is ever
/// looked up.
///
/// ```swift
/// var library = TypefaceLibrary.builtIn
/// library.register(inter, family: "Inter")
/// let text = Typesetter(library: library).typeset(paragraph, width: 200)
/// ```
public struct TypefaceLibrary: Sendable {
  private(set) var faces: [Face] = [] {
    didSet { cache = TypesetCache() }
  }
  /// What was set with these typefaces; it is not part of the library's value.
  private(set) var cache = TypesetCache()

  /// The library that knows the built-in typeface alone.
  public static let builtIn = TypefaceLibrary()

  /// The names of the registered families, in the order in which they came.
  public var families: [String] {
    var names: [String] = []
    for face in faces where !names.contains(where: { Self.isSame($0, face.family) }) { names.append(face.family) }
    return names
  }

  /// Adds a typeface to a family.
  public mutating func register(
    _ typeface: any Typeface, family: String, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    register(family: family, weights: weight...weight, isItalic: isItalic) { _ in typeface }
  }

  /// Adds a typeface that has every weight of a range.
  ///
  /// - Parameter instance: Gives the typeface of a weight; the same object every time it is asked for the same one.
  public mutating func register(
    family: String, weights: ClosedRange<FontWeight>, isItalic: Bool = false,
    instance: @escaping @Sendable (FontWeight) -> any Typeface
  ) {
    faces.append(Face(family: family, weights: weights, isItalic: isItalic, instance: instance))
  }

  /// Whether a family was registered; names are compared without regard to case.
  public func contains(family: String) -> Bool {
    faces.contains { Self.isSame($0.family, family) }
  }

  /// The nearest typeface of the font's family, or the built-in one where there is no such family.
  public func typeface(for font: Font) -> any Typeface {
    font.family.flatMap { registered($0, for: font) } ?? builtIn(for: font)
  }

  /// The first typeface that has all characters of a grapheme cluster, or nil.
  ///
  /// The font's own comes first, then the registered families in the order in which they came, then the built-in
  /// typeface. Where the cluster asks to be shown as emoji, typefaces of emoji come before all others.
  public func typeface(for cluster: some Collection<Unicode.Scalar>, font: Font) -> (any Typeface)? {
    let own = typeface(for: font)
    if faces.isEmpty { return own.covers(cluster) ? own : nil }
    if cluster.prefersEmoji, let face = fallback(for: cluster, font: font, where: \.isEmoji) { return face }
    if own.covers(cluster) { return own }
    return fallback(for: cluster, font: font) { _ in true }
  }

  private func fallback(
    for cluster: some Collection<Unicode.Scalar>, font: Font, where condition: (any Typeface) -> Bool
  ) -> (any Typeface)? {
    for family in families {
      if let face = registered(family, for: font), condition(face), face.covers(cluster) { return face }
    }
    let last = builtIn(for: font)
    return condition(last) && last.covers(cluster) ? last : nil
  }

  private func registered(_ family: String, for font: Font) -> (any Typeface)? {
    let members = faces.filter { Self.isSame($0.family, family) }
    let inStyle = members.filter { $0.isItalic == font.isItalic }
    let nearest = (inStyle.isEmpty ? members : inStyle).min {
      $0.distance(from: font.weight) < $1.distance(from: font.weight)
    }
    return nearest?.typeface(nearest: font.weight)
  }

  private func builtIn(for font: Font) -> any Typeface {
    BuiltInTypeface.instance(weight: font.weight, isMonospaced: font.isMonospaced, isItalic: font.isItalic)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.lowercased() == other.lowercased()
  }

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

extension Collection<Unicode.Scalar> {
  /// Whether a grapheme cluster asks for its colourful form, by its own nature or by a variation selector.
  ///
  /// Source: Unicode Technical Standard #51, section 4.
  fileprivate var prefersEmoji: Bool {
    guard let first, first.value > 0x7F || count > 1 else { return false }
    if contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation || contains("\u{FE0F}")
  }
}
