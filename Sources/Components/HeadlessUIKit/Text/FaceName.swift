import FirstFrameTypesetting
import Foundation

/// The style in a face name such as `Inter-SemiBoldItalic`: an optional weight and slant after the family.
struct FaceName {
  static let systemFamily = "FirstFrame Sans"
  static let monospacedSystemFamily = "FirstFrame Mono"

  /// The weights by name, as in OpenType's `usWeightClass` and in common font names.
  private static let weights: [(name: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 100), ("extralight", 200), ("light", 300), ("regular", 400), ("book", 400),
    ("roman", 400), ("medium", 500), ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800),
    ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900), ("extrablack", 900),
  ]

  let weight: FontWeight
  let isItalic: Bool

  /// Parses the part of a normalized face name after the family; `nil` if it is not a style.
  init?(style: String) {
    var rest = Substring(style)
    isItalic = ["italic", "oblique"].contains { suffix in
      guard rest.hasSuffix(suffix) else { return false }
      rest.removeLast(suffix.count)
      return true
    }
    guard !rest.isEmpty else {
      weight = .regular
      return
    }
    guard let named = Self.weights.first(where: { $0.name == rest }) else { return nil }
    weight = FontWeight(clamping: named.weight)
  }

  /// Returns a name in lowercase, without spaces, hyphens and underscores.
  static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}

extension Font {
  /// Creates the font of a face name; `nil` if the family is neither registered nor built in.
  init?(faceName: String, size: CGFloat, library: TypefaceLibrary) {
    let name = FaceName.normalized(faceName)
    let families = library.families + [FaceName.systemFamily, FaceName.monospacedSystemFamily]
    // Longest first, because one family name can be a prefix of another.
    let candidates = families.filter { name.hasPrefix(FaceName.normalized($0)) }.sorted { $0.count > $1.count }
    for family in candidates {
      guard let face = FaceName(style: String(name.dropFirst(FaceName.normalized(family).count))) else { continue }
      self.init(
        family: library.contains(family: family) ? family : nil, size: size, weight: face.weight,
        isMonospaced: family == FaceName.monospacedSystemFamily, isItalic: face.isItalic)
      return
    }
    return nil
  }

  /// Creates the font of a face that every iPhone has; `nil` if the name is none of those. The built-in typeface is
  /// drawn in its place.
  init?(iPhoneFaceName faceName: String, size: CGFloat) {
    let name = FaceName.normalized(faceName)
    let families = FaceName.familiesOfIPhones.filter { name.hasPrefix($0) }.sorted { $0.count > $1.count }
    for family in families {
      let style = FaceName.styleWords.reduce(String(name.dropFirst(family.count))) { $0.replacing($1, with: "") }
      guard let face = FaceName(style: style) else { continue }
      self.init(
        family: faceName, size: size, weight: face.weight,
        isMonospaced: ["courier", "menlo"].contains { family.hasPrefix($0) }, isItalic: face.isItalic)
      return
    }
    return nil
  }
}

extension FaceName {
  /// The families of iOS, as in the names of their faces, in lower case. Source: Apple's list of system fonts.
  fileprivate static let familiesOfIPhones = [
    "academyengraved", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo", "applesymbols", "arial",
    "arialhebrew", "arialrounded", "avenir", "avenirnext", "avenirnextcondensed", "baskerville",
    "bodoniornamentsitctt", "bodonisvtytwoitctt", "bodonisvtytwoositctt", "bodonisvtytwoscitctt", "bradleyhanditctt",
    "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "courier", "couriernew", "couriernewps",
    "damascus", "devanagarisangammn", "didot", "dinalternate", "dincondensed", "diwanmishafi", "euphemiaucas",
    "farah", "futura", "galvji", "geezapro", "georgia", "gillsans", "granthasangammn", "helvetica", "helveticaneue",
    "hiraginosans", "hiramarupron", "hiraminpron", "hoeflertext", "impact", "kailasa", "kefa", "kohinoorbangla",
    "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu", "lucidagrande", "markerfelt", "menlo", "muktamahee",
    "notosanskannada", "notosansmyanmar", "notosansoriya", "noteworthy", "optima", "palatino", "papyrus", "partylet",
    "pingfanghk", "pingfangsc", "pingfangtc", "rockwell", "savoyelet", "sinhalasangammn", "snellroundhand",
    "stixtwotext", "symbol", "tamilsangammn", "thonburi", "timesnewroman", "timesnewromanps", "trebuchet",
    "trebuchetms", "verdana", "zapfdingbatsitc", "zapfino",
  ]

  /// The parts of the names of faces that are no weight or slant.
  fileprivate static let styleWords = [
    "psmt", "mt", "ps", "condensed", "plain", "let", "wide", "w3", "w4", "w6", "w7",
  ]
}
