import FirstFrameTypesetting
import Foundation

/// The name of a face, such as `Inter-SemiBoldItalic`: a family, a weight and a slant, each but the first optional.
struct FaceName {
  static let systemFamily = "FirstFrame Sans"
  static let monospacedSystemFamily = "FirstFrame Mono"

  /// Named by OpenType's `usWeightClass` and by the fonts in use.
  private static let weights: [(name: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 100), ("extralight", 200), ("light", 300), ("regular", 400), ("book", 400),
    ("roman", 400), ("medium", 500), ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800),
    ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  let weight: FontWeight
  let isItalic: Bool

  /// What stands behind the family in a face's name; nil where it is no style.
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

  /// A name without what people write differently.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}

extension Font {
  /// The font of a face's name; nil where neither the library nor the system has its family.
  init?(faceName: String, size: CGFloat, library: TypefaceLibrary) {
    let name = FaceName.plain(faceName)
    let families = library.families + [FaceName.systemFamily, FaceName.monospacedSystemFamily]
    // A family's name may begin with another's.
    let candidates = families.filter { name.hasPrefix(FaceName.plain($0)) }.sorted { $0.count > $1.count }
    for family in candidates {
      guard let face = FaceName(style: String(name.dropFirst(FaceName.plain(family).count))) else { continue }
      self.init(
        family: library.contains(family: family) ? family : nil, size: size, weight: face.weight,
        isMonospaced: family == FaceName.monospacedSystemFamily, isItalic: face.isItalic)
      return
    }
    return nil
  }
}
