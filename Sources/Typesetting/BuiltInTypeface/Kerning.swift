/// The kerning of the built-in typeface, by classes of characters with similar sides.
struct Kerning: Sendable {
  /// The index of each character that occurs in a kerning pair. Indexes start at 1.
  private var indexes: [Unicode.Scalar: UInt8] = [:]
  /// The corrections, with a row for each index of a left character.
  private var matrix = [Double](repeating: 0, count: 256 * 256)

  static let standard: Kerning = {
    var kerning = Kerning()
    for (left, right, correction) in classes { kerning.add(left, right, correction) }
    return kerning
  }()

  /// The corrections between each character of the first string and each character of the second string. Later entries
  /// replace earlier ones.
  private static let classes: [(String, String, Double)] = [
    ("A", "TVWY", -52), ("A", "UCGOQ", -14), ("A", "vwy", -26), ("A", "’”\"'", -60),
    ("TVWY", "A", -52), ("T", "aceogqdsmnpruzvwxy", -64), ("VY", "aceogqds", -40), ("W", "aceogqds", -26),
    ("V", "mnpruz", -22), ("W", "mnpruz", -14), ("Y", "mnpruz", -34), ("Y", "vwxy", -14),
    ("TVWY", ".,…", -74), ("PF", ".,…", -62),
    ("TVWY", "-–—·:;", -34), ("F", "aA", -22), ("F", "A", -40), ("P", "A", -44),
    ("P", "aceogqd", -14), ("L", "TVY", -70), ("L", "W", -44), ("L", "vwy", -30), ("L", "’”\"'", -90),
    ("L", "CGOQ", -22), ("L", "-–—", -40), ("R", "TVWY", -14), ("K", "CGOQceogqdo", -20), ("K", "vwy", -26),
    ("CGOQD", "AVWXYZT", -12), ("DOQ", ".,…", -16), ("X", "CGOQceogqd", -18), ("Z", "CGOQ", -10),
    ("r", ".,…", -54), ("r", "aceogqd", -8), ("r", "tvwxyf", 8), ("vwy", ".,…", -46), ("vwy", "aceogqd", -8),
    ("f", ".,…", -24), ("f", "aceogqd", -6), ("f", "’”\"'?!)]}", 26), ("f", "TVWY", 20), ("k", "aceogqd", -12),
    ("x", "aceogqd", -10), ("aceobpnmh", "TVY", -42), ("aceobpnmh", "W", -22), ("bpo", "vwxyz", -6),
    (".,", "TVWY’”", -60), (".,", "vwy", -34), ("-–—", "TVWY", -34), ("7", ".,…", -60), ("7", "4", -24),
    ("’", "s", -16), ("‘“", "A", -52), ("(", "CGOQceogqd", -6), ("/", "/", -40), ("\\", "j", 24),
    // Greek and Cyrillic letters. Letters that look like Latin letters are kerned like them, so the Latin A here also
    // stands for the Greek and the Cyrillic A.
    ("ГҐΓ", "aceoдлαοςσωя", -46), ("ГҐΓ", ".,…", -80), ("ГҐΓ", "AДЛΔΛ", -50), ("T", "дляαςσωηιρυτ", -56),
    ("У", "aceoдля", -44), ("У", "AДЛ", -50), ("У", ".,…", -74), ("AЛΛ", "Ч", -30), ("AΔΛ", "TYV", -46),
    ("Y", "αοςσω", -44), ("ьъЬЪ", "TУ", -46), ("гґт", ".,…", -60), ("гґт", "aceoдл", -16), ("у", ".,…", -46),
    ("OЮΟΘΦ", "AДЛXУΔΛ", -14), ("P", "ДЛ", -44), ("Ф", "AДЛУT", -20), ("τγ", ".,…", -54),
  ]

  /// Returns the index of a character in kerning pairs; 0 if it occurs in no pair.
  func index(of character: Unicode.Scalar) -> UInt8 {
    indexes[character] ?? 0
  }

  /// Returns the correction between two characters, given by their indexes, in thousandths of the em. Negative values
  /// reduce the distance.
  func correction(between left: UInt8, and right: UInt8) -> Double {
    matrix[Int(left) << 8 | Int(right)]
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
