import Foundation

/// The typefaces that are available to fonts.
///
/// The library contains the built-in typeface and all registered typefaces, and never the fonts of the system.
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
  /// The results of typesetting with these typefaces; not part of the library's value.
  private(set) var cache = TypesetCache()

  /// The library with the built-in typeface only.
  public static let builtIn = TypefaceLibrary()

  /// The names of the registered families, in the order of their registration.
  public var families: [String] {
    var names: [String] = []
    for face in faces where !names.contains(where: { Self.isSame($0, face.family) }) { names.append(face.family) }
    return names
  }

  /// Adds a typeface to a family.
  package mutating func register(
    _ typeface: any Typeface, family: String, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    register(family: family, weights: weight...weight, isItalic: isItalic) { _ in typeface }
  }

  /// Adds a variable typeface with a range of weights.
  ///
  /// - Parameter instance: A function that returns the typeface of a weight. It must return the same object each time
  ///   for the same weight.
  package mutating func register(
    family: String, weights: ClosedRange<FontWeight>, isItalic: Bool = false,
    instance: @escaping @Sendable (FontWeight) -> any Typeface
  ) {
    faces.append(Face(family: family, weights: weights, isItalic: isItalic, instance: instance))
  }

  /// Whether a family is registered. Names are not case-sensitive.
  public func contains(family: String) -> Bool {
    faces.contains { Self.isSame($0.family, family) }
  }

  /// Returns the best match in the font's family; the built-in typeface if the family is not registered.
  package func typeface(for font: Font) -> any Typeface {
    font.family.flatMap { registered($0, for: font) } ?? builtIn(for: font)
  }

  /// Returns the first typeface that has all characters of a grapheme cluster; `nil` if there is none.
  ///
  /// The search order is: the typeface of the font, the registered families in the order of their registration, and the
  /// built-in typeface. If the cluster has emoji presentation, emoji typefaces precede all others.
  package func typeface(for cluster: some Collection<Unicode.Scalar>, font: Font) -> (any Typeface)? {
    let primary = typeface(for: font)
    if faces.isEmpty { return primary.covers(cluster) ? primary : nil }
    if cluster.prefersEmoji, let face = fallback(for: cluster, font: font, where: \.isEmoji) { return face }
    if primary.covers(cluster) { return primary }
    return fallback(for: cluster, font: font) { _ in true }
  }

  /// Returns the registered family in which a font has a typeface; `nil` if none has it.
  package func family(of typeface: any Typeface, for font: Font) -> String? {
    families.first { registered($0, for: font) === typeface }
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
    BuiltInTypeface.instance(
      weight: font.weight, isMonospaced: font.isMonospaced, isItalic: font.isItalic, size: font.size)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.lowercased() == other.lowercased()
  }

  /// An entry of the library: a typeface, or a variable typeface with a range of weights.
  struct Face: Sendable {
    let family: String
    let weights: ClosedRange<FontWeight>
    let isItalic: Bool
    let instance: @Sendable (FontWeight) -> any Typeface

    func typeface(nearest weight: FontWeight) -> any Typeface {
      instance(min(max(weight, weights.lowerBound), weights.upperBound))
    }

    /// Returns the distance of the face from a desired weight. The face with the smallest distance is selected.
    ///
    /// For weights from 400 to 500, the order of preference is: bolder up to 500, lighter, bolder. Below 400, lighter
    /// weights are preferred, and above 500 bolder ones. Source: CSS Fonts Module Level 4, section 5.2.
    func distance(from weight: FontWeight) -> Int {
      if weights.contains(weight) { return 0 }
      let desired = weight.rawValue
      let nearest = weight < weights.lowerBound ? weights.lowerBound.rawValue : weights.upperBound.rawValue
      let isBolder = nearest > desired
      let isMedium = (400...500).contains(desired)
      let isPreferredSide = isMedium ? isBolder && nearest <= 500 : isBolder == (desired > 500)
      if isPreferredSide { return abs(nearest - desired) }
      let isLastResort = isMedium && nearest > 500
      return abs(nearest - desired) + (isLastResort ? 2000 : 1000)
    }
  }
}

extension Collection<Unicode.Scalar> {
  /// Whether a grapheme cluster has emoji presentation, by default or by a variation selector.
  ///
  /// Source: Unicode Technical Standard #51, section 4.
  fileprivate var prefersEmoji: Bool {
    guard let first, first.value > 0x7F || count > 1 else { return false }
    if contains("\u{FE0E}") { return false }
    return first.has(.isEmoji) || contains("\u{FE0F}")
  }
}
