/// The largest difference of an expected and a found value.
enum Tolerance: Sendable {
  /// 0.001 points, the precision of recorded numbers.
  case exact
  /// One device pixel, for frames that depend on the width or height of text.
  case pixel
  /// A number of points, if a measurement is less precise.
  case points(Double)

  func points(on platform: Platform) -> Double {
    switch self {
    case .exact: 0.001
    case .pixel: platform.pixel + 0.001
    case .points(let points): points
    }
  }
}

extension Quantity {
  /// Returns whether a found value agrees with this expected value.
  func matches(_ found: Quantity, within tolerance: Tolerance, on platform: Platform) -> Bool {
    let length = tolerance.points(on: platform)
    switch (self, found) {
    case (.frame(let x, let y, let width, let height), .frame(let x2, let y2, let width2, let height2)):
      let origin = max(length, platform.originTolerance + 0.001)
      return Self.agree([x, y], [x2, y2], within: origin)
        && Self.agree([width, height], [width2, height2], within: length)
    case (.size(let width, let height), .size(let width2, let height2)):
      return Self.agree([width, height], [width2, height2], within: length)
    case (.number(let value), .number(let value2)): return Self.agree([value], [value2], within: length)
    case (.color(let red, let green, let blue, let alpha), .color(let red2, let green2, let blue2, let alpha2)):
      // A clear color has no channels that can be seen.
      if alpha == 0, alpha2 == 0 { return true }
      return Self.agree([red, green, blue], [red2, green2, blue2], within: 1.001)
        && Self.agree([alpha * 255], [alpha2 * 255], within: 1.5)
    case (.flag(let value), .flag(let value2)): return value == value2
    case (.word(let text), .word(let text2)): return text == text2
    case (.missing(let what), .missing(let what2)): return what == what2
    default: return false
    }
  }

  private static func agree(_ expected: [Double?], _ found: [Double?], within tolerance: Double) -> Bool {
    zip(expected, found).allSatisfy { expected, found in
      guard let expected else { return true }
      guard let found else { return false }
      return abs(expected - found) <= tolerance
    }
  }
}
