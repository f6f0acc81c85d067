import Foundation
import HeadlessUIKit

/// The elements of a path, one per line, with an empty line before each subpath except the first.
struct PathDescription {
  private(set) var text = ""

  /// A formatter with one to three decimal places, which does not depend on the region.
  static var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }

  init(of path: CGPath, numberFormatter: NumberFormatter) {
    var text = ""
    path.applyWithBlock { element in
      let (name, count) = Self.nameAndPointCount(of: element.pointee.type)
      let points = (0..<count).map { index in
        let point = element.pointee.points[index]
        return "(\(numberFormatter.text(point.x)), \(numberFormatter.text(point.y)))"
      }
      if element.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
      text += "\(name) \(points.joined(separator: " "))\n"
    }
    self.text = text
  }

  private static func nameAndPointCount(of type: CGPathElementType) -> (String, Int) {
    switch type {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}

extension NumberFormatter {
  /// Returns a number with the formatter's decimal places. Foundation on Linux ignores a maximum below six.
  fileprivate func text(_ value: CGFloat) -> String {
    var unit = 1.0
    for _ in 0..<min(maximumFractionDigits, 15) { unit *= 10 }
    return string(from: NSNumber(value: (Double(value) * unit).rounded() / unit)) ?? "\(value)"
  }
}
