/// The kerning of the built-in typeface, by classes of characters with similar sides.
///
/// Corrections are in 1/2048 em. Our own classes, with values that add up to the kerning of the strings measured on iOS.
struct Kerning: Sendable {
  /// The index of each character that occurs in a kerning pair. Indexes start at 1.
  private var indexes: [Unicode.Scalar: UInt8] = [:]
  /// The corrections for regular text, with a row for each index of a left character.
  private var matrix = [Double](repeating: 0, count: 256 * 256)

  static let standard: Kerning = {
    var kerning = Kerning()
    for (left, right, correction) in classes { kerning.add(left, right, correction) }
    return kerning
  }()

  /// The corrections between each character of the first string and each character of the second string. Later entries
  /// replace earlier ones.
  private static let classes: [(String, String, Double)] = [
    ("A", "TVWY", -130), ("A", "V", -150), ("A", "UCGOQ", -28), ("A", "vwy", -54), ("A", "’”\"'", -122),
    ("TVWY", "A", -130), ("V", "A", -150), ("T", "aceogqdsmnpruzvwxy", -150), ("T", "o", -190), ("T", "h", -36),
    ("VY", "aceogqds", -94), ("W", "ceogqds", -62), ("W", "a", -70),
    ("V", "mnpruz", -50), ("W", "mnpruz", -32), ("Y", "mnpruz", -76), ("Y", "vwxy", -30),
    ("TVWY", ".,…", -170), ("PF", ".,…", -140),
    ("TVWY", "-–—·:;", -76), ("F", "aA", -48), ("F", "A", -90), ("P", "A", -98),
    ("P", "aceogqd", -28), ("L", "VY", -170), ("L", "T", -210), ("L", "W", -110), ("L", "vwy", -66),
    ("L", "’”\"'", -190),
    ("L", "CGOQ", -44), ("L", "-–—", -84), ("R", "TVWY", -30), ("K", "CGOQceogqdo", -42), ("K", "vwy", -54),
    ("CGOQD", "AVWXYZT", -26), ("DOQ", ".,…", -34), ("X", "CGOQceogqd", -38), ("Z", "CGOQ", -20),
    ("r", ".,…", -110), ("r", "aceogqd", -26), ("r", "tvwxyf", 12), ("vwy", ".,…", -94), ("vwy", "aceogqd", -30),
    ("f", ".,…", -50), ("f", "aceogqd", -30), ("f", "’”\"'?!)]}", 54), ("f", "TVWXY", 40), ("f", "7", 20),
    ("f\\", "\\", 50), ("\\", "/", 40), ("/", "\\", 40), ("k", "aceogqd", -26),
    ("x", "aceogqd", -28), ("aceobpnmh", "TVY", -90), ("aceobpnmh", "W", -48), ("bpo", "vwyz", -26), ("bpo", "x", -28),
    ("a", "vwy", -20), ("a", "z", -13), ("z", "vwy", -16), ("c", "hk", -14), ("o", ".,…", -20),
    (".,", "TVWY’”", -130), (".,", "vwy", -70), ("-–—", "TVWY", -76),
    ("7", ".,…", -130), ("7", "4", -48), ("6", "7", -8), ("7", "8", -12), ("3", "4", -6), ("4", "5", -4),
    ("’", "s", -34), ("‘“", "A", -112), ("(", "CGOQceogqd", -12), ("/", "/", -84), ("\\", "j", 80), ("{", "j", 20),
    // Greek and Cyrillic letters. Letters that look like Latin letters are kerned like them, so the Latin A here also
    // stands for the Greek and the Cyrillic A.
    ("ГҐΓ", "aceoдлαοςσωя", -100), ("ГҐΓ", ".,…", -170), ("ГҐΓ", "AДЛΔΛ", -110), ("T", "дляαςσωηιρυτ", -130),
    ("У", "aceoдля", -96), ("У", "AДЛ", -110), ("У", ".,…", -160), ("AЛΛ", "Ч", -62), ("ΔΛ", "TYV", -130),
    ("Y", "αοςσω", -94), ("ьъЬЪ", "TУ", -96), ("гґт", ".,…", -122), ("гґт", "aceoдл", -34), ("у", ".,…", -94),
    ("OЮΟΘΦ", "AДЛXУΔΛ", -28), ("P", "ДЛ", -90), ("Ф", "AДЛУT", -40), ("τγ", ".,…", -110),
  ]

  /// The characters whose corrections as left characters have their own dependence on the weight and the size.
  private static let groups: [(characters: String, factors: Masters)] = [
    (
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
      Masters(hairline: 1.0619, regular: 1, black: 1.0331, displayRegular: 1.4293, displayBlack: 1.3813)
    ),
    (
      "abcdefghijklmnopqrstuvwxyz",
      Masters(hairline: 0.8304, regular: 1, black: 1.1139, displayRegular: 1.2371, displayBlack: 0.9104)
    ),
    (
      "0123456789",
      Masters(hairline: 110.5 / 30, regular: 1, black: 1, displayRegular: 20.0 / 30, displayBlack: 0)
    ),
  ]

  /// Returns the index of a character in kerning pairs; 0 if it occurs in no pair.
  func index(of character: Unicode.Scalar) -> UInt8 {
    indexes[character] ?? 0
  }

  /// Returns the correction between two characters in regular text, given by their indexes. Negative values reduce the
  /// distance.
  func correction(between left: UInt8, and right: UInt8) -> Double {
    matrix[Int(left) << 8 | Int(right)]
  }

  /// Returns the factors of the corrections at a position between the masters, by the index of the left character.
  func factors(at position: DesignPosition) -> [Double] {
    var factors = [Double](repeating: 1, count: 256)
    for (characters, masters) in Self.groups {
      for character in characters.unicodeScalars {
        guard let index = indexes[character] else { continue }
        factors[Int(index)] = masters.value(at: position)
      }
    }
    return factors
  }

  private mutating func add(_ lefts: String, _ rights: String, _ correction: Double) {
    for left in lefts.unicodeScalars {
      for right in rights.unicodeScalars {
        matrix[Int(addIndex(of: left)) << 8 | Int(addIndex(of: right))] = correction
      }
    }
  }

  private mutating func addIndex(of character: Unicode.Scalar) -> UInt8 {
    if let index = indexes[character] { return index }
    let index = UInt8(indexes.count + 1)
    indexes[character] = index
    return index
  }
}
