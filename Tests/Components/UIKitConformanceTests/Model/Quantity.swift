import Foundation
import HeadlessUIKit

/// A value that a case expects or finds.
enum Quantity: Sendable {
  /// A frame, in points. `nil` components are unknown, and not compared.
  case frame(Double?, Double?, Double?, Double?)
  /// A size, in points. `nil` components are unknown, and not compared.
  case size(Double?, Double?)
  case number(Double)
  /// An sRGB color: red, green and blue from 0 to 255, alpha from 0 to 1.
  case color(Double, Double, Double, Double)
  case flag(Bool)
  case word(String)
  /// Something that a case looked for is not there.
  case missing(String)
}

extension Quantity {
  static func color(_ red: Double, _ green: Double, _ blue: Double) -> Quantity { .color(red, green, blue, 1) }

  static func frame(_ rect: CGRect?) -> Quantity {
    guard let rect else { return .missing("no such part") }
    return .frame(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  @MainActor static func frame(of view: UIView?) -> Quantity { .frame(view?.frame) }

  static func size(of size: CGSize) -> Quantity { .size(Double(size.width), Double(size.height)) }

  static func number(of value: CGFloat?) -> Quantity { value.map { .number(Double($0)) } ?? .missing("no value") }

  @MainActor static func color(of color: UIColor?, in traits: UITraitCollection) -> Quantity {
    guard let color else { return .missing("no color") }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return .color(Double(red * 255), Double(green * 255), Double(blue * 255), Double(alpha))
  }

  var description: String {
    switch self {
    case .frame(let x, let y, let width, let height):
      "(" + [x, y, width, height].map(Self.short).joined(separator: ", ") + ")"
    case .size(let width, let height): "\(Self.short(width)) x \(Self.short(height))"
    case .number(let value): Self.short(value)
    case .color(let red, let green, let blue, let alpha):
      "rgba(" + [red, green, blue, alpha].map(Self.short).joined(separator: ", ") + ")"
    case .flag(let value): value ? "yes" : "no"
    case .word(let text): text.replacing("\n", with: "\\n").replacing("\t", with: " ")
    case .missing(let what): what
    }
  }

  /// Returns a number with at most three decimals, or `-` if it is unknown.
  private static func short(_ value: Double?) -> String {
    guard let value else { return "-" }
    guard value.isFinite else { return "\(value)" }
    var text = String(format: "%.3f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
