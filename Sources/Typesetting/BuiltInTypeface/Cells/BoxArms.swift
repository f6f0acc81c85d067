/// The lines that meet in the middle of a box-drawing character.
struct BoxArms: Sendable {
  enum Line: UInt8, Sendable {
    case none = 0x30
    case light
    case heavy
    case double
  }

  /// Clockwise from the left: left, up, right, down.
  let lines: [Line]

  /// The lines of U+2500 to U+257F, four digits each: left, up, right, down; 1 light, 2 heavy, 3 double. Dashed lines
  /// are listed as whole ones; arcs and diagonals, which are no lines from the middle, as nothing.
  private static let table: [UInt8] = Array(
    """
    1010202001010202101020200101020210102020010102020011002100120022
    1001200110022002011001200210022011002100120022000111012102110112
    0212022101220222110121011201110212022201210222021011201110212021
    1012201210222022111021101120212012102210122022201111211111212121
    1211111212122211122121121122222121222212122222221010202001010202
    3030030300310013003330011003300301300310033031001300330001310313
    0333310113033303303110133033313013103330313113133333000000000000
    0000000000000000100001000010000120000200002000021020010220100201
    """.utf8.filter { $0 != 0x0A })

  /// Nil outside U+2500 to U+257F.
  init?(_ character: Unicode.Scalar) {
    guard (0x2500...0x257F).contains(character.value) else { return nil }
    let start = Int(character.value - 0x2500) * 4
    lines = Self.table[start..<start + 4].map { Line(rawValue: $0) ?? .none }
  }
}
