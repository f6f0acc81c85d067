import Foundation

/// A value that a case expects or finds.
enum Quantity: Sendable, CustomStringConvertible {
  /// A frame in points. Numbers that are NaN are not compared.
  case frame(CGRect)
  case number(CGFloat)
  case text(String)

  func matches(_ found: Quantity, within tolerance: CGFloat) -> Bool {
    switch (self, found) {
    case (.frame(let own), .frame(let other)):
      zip(Self.numbers(of: own), Self.numbers(of: other)).allSatisfy { $0.isNaN || abs($0 - $1) <= tolerance }
    case (.number(let own), .number(let other)): abs(own - other) <= tolerance
    case (.text(let own), .text(let other)): own == other
    default: false
    }
  }

  private static func numbers(of frame: CGRect) -> [CGFloat] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  var description: String {
    switch self {
    case .frame(let frame): "(" + Self.numbers(of: frame).map(Self.short).joined(separator: ", ") + ")"
    case .number(let number): Self.short(number)
    case .text(let text): text
    }
  }

  /// A number with at most three digits behind the point; a dash for NaN.
  private static func short(_ number: CGFloat) -> String {
    guard !number.isNaN else { return "-" }
    let thousandths = (number * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(Double(thousandths))"
  }
}
