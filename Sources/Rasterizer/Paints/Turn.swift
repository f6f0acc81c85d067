/// Angles in turns, with nothing but basic arithmetic, whose results are the same on every machine.
enum Turn {
  /// The angle from the u axis towards the v axis, from 0 up to but not including 1; 0 for the origin.
  ///
  /// The error is below a hundred-millionth of a turn.
  static func of(_ u: Double, _ v: Double) -> Double {
    let (width, height) = (abs(u), abs(v))
    guard width > 0 || height > 0 else { return 0 }
    var turn = height <= width ? arcTangent(height / width) : 0.25 - arcTangent(width / height)
    if u < 0 { turn = 0.5 - turn }
    if v < 0 { turn = 1 - turn }
    return turn < 1 ? turn : 0
  }

  /// For 0 to 1. A tangent above that of an eighth of a half turn is turned back by an eighth of a turn, which
  /// leaves the Taylor series at most (√2 - 1)¹⁵ / 15 short.
  private static func arcTangent(_ tangent: Double) -> Double {
    if tangent > 0.4142135623730950 {
      return 0.125 + series((tangent - 1) / (tangent + 1))
    }
    return series(tangent)
  }

  private static func series(_ z: Double) -> Double {
    let square = z * z
    var sum = 1.0 / 13
    sum = 1.0 / 11 - square * sum
    sum = 1.0 / 9 - square * sum
    sum = 1.0 / 7 - square * sum
    sum = 1.0 / 5 - square * sum
    sum = 1.0 / 3 - square * sum
    return z * (1 - square * sum) * 0.15915494309189535
  }
}
