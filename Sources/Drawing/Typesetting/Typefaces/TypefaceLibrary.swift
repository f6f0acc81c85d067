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
  private var groups: [Family] = [] {
    didSet { cache = TypesetCache() }
  }
  /// The results of typesetting with these typefaces; not part of the library's value.
  private(set) var cache = TypesetCache()

  /// The library with the built-in typeface only.
  public static let builtIn = TypefaceLibrary()

  /// The names of the registered families, in the order of their registration.
  public var families: [String] { groups.map(\.name) }

  /// Adds a typeface to a family.
  package mutating func register(
    _ typeface: any Typeface, family: String, weight: FontWeight = .regular, isItalic: Bool = false
  ) {
    register(family: family, weights: weight...weight, isItalic: isItalic) { _ in typeface }
  }

  /// Adds a variable typeface with a range of weights.
  ///
  /// - Parameters:
  ///   - source: What identifies the face. Nothing changes if the family has a face from this source; `nil` if unknown.
  ///   - instance: A function that returns the typeface of a weight. It must return the same object each time for the
  ///     same weight.
  package mutating func register(
    family: String, weights: ClosedRange<FontWeight>, isItalic: Bool = false, source: String? = nil,
    instance: @escaping @Sendable (FontWeight) -> any Typeface
  ) {
    let face = Face(weights: weights, isItalic: isItalic, source: source, instance: instance)
    let key = Family.key(of: family)
    guard let index = groups.firstIndex(where: { $0.key == key }) else {
      return groups.append(Family(name: family, faces: [face]))
    }
    // Changing a family empties the caches, even if it stays equal.
    guard source == nil || !groups[index].faces.contains(where: { $0.source == source }) else { return }
    groups[index].faces.append(face)
  }

  /// Whether a family is registered. Names are not case-sensitive.
  public func contains(family: String) -> Bool {
    group(named: family) != nil
  }

  /// Returns the best match in the font's family; the built-in typeface if the family is not registered.
  package func typeface(for font: Font) -> any Typeface {
    font.family.flatMap { group(named: $0)?.typeface(for: font) } ?? builtIn(for: font)
  }

  private func group(named family: String) -> Family? {
    guard !groups.isEmpty else { return nil }
    let key = Family.key(of: family)
    return groups.first { $0.key == key }
  }

  /// Returns the first typeface that has all characters of a grapheme cluster; `nil` if there is none.
  ///
  /// The search order is: the typeface of the font, the registered families in the order of their registration, and the
  /// built-in typeface. Emoji typefaces precede all others for a cluster with emoji presentation, and follow them for any
  /// other: they also have figures and signs.
  package func typeface(for cluster: some Collection<Unicode.Scalar>, font: Font) -> (any Typeface)? {
    typeface(for: cluster, font: font, primary: typeface(for: font))
  }

  /// Returns the first typeface that has all characters of a grapheme cluster; `nil` if there is none.
  ///
  /// - Parameter primary: The typeface of the font.
  func typeface(
    for cluster: some Collection<Unicode.Scalar>, font: Font, primary: any Typeface
  ) -> (any Typeface)? {
    if groups.isEmpty { return primary.covers(cluster) ? primary : nil }
    let prefersEmoji = cluster.prefersEmoji
    if prefersEmoji, let face = fallback(for: cluster, font: font, isEmoji: true) { return face }
    if primary.covers(cluster) { return primary }
    if let face = fallback(for: cluster, font: font, isEmoji: false) { return face }
    let builtIn = builtIn(for: font)
    if builtIn.covers(cluster) { return builtIn }
    return prefersEmoji ? nil : fallback(for: cluster, font: font, isEmoji: true)
  }

  /// Returns the registered family in which a font has a typeface; `nil` if none has it.
  package func family(of typeface: any Typeface, for font: Font) -> String? {
    groups.first { $0.typeface(for: font) === typeface }?.name
  }

  private func fallback(
    for cluster: some Collection<Unicode.Scalar>, font: Font, isEmoji: Bool
  ) -> (any Typeface)? {
    for family in groups {
      if let face = family.typeface(for: font), face.isEmoji == isEmoji, face.covers(cluster) { return face }
    }
    return nil
  }

  private func builtIn(for font: Font) -> any Typeface {
    BuiltInTypeface.instance(
      weight: font.weight, isMonospaced: font.isMonospaced, isItalic: font.isItalic, size: font.size)
  }

  /// A registered family, with its faces in the order of their registration.
  private struct Family: Sendable {
    let name: String
    /// The name for comparisons, which ignore the case of letters.
    let key: String
    var faces: [Face]

    init(name: String, faces: [Face]) {
      (self.name, key) = (name, Self.key(of: name))
      self.faces = faces
    }

    static func key(of name: String) -> String { name.lowercased() }

    /// Returns the face in the font's style with the nearest weight, or else one in the other style.
    func typeface(for font: Font) -> (any Typeface)? {
      func distance(_ face: Face) -> (Int, Int) {
        (face.isItalic == font.isItalic ? 0 : 1, face.distance(from: font.weight))
      }
      return faces.min { distance($0) < distance($1) }?.typeface(nearest: font.weight)
    }
  }

  /// An entry of the library: a typeface, or a variable typeface with a range of weights.
  struct Face: Sendable {
    let weights: ClosedRange<FontWeight>
    let isItalic: Bool
    let source: String?
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
  /// Whether a grapheme cluster has emoji presentation: by default, by a variation selector, by a skin tone or as a part of
  /// a sequence.
  ///
  /// Source: Unicode Technical Standard #51, sections 1.4.3, 1.4.5 and 4.
  var prefersEmoji: Bool {
    guard let first, first.value > 0x7F || count > 1 else { return false }
    if contains("\u{FE0E}") { return false }
    return contains("\u{FE0F}") || contains { $0.has(.isEmoji) }
  }
}
