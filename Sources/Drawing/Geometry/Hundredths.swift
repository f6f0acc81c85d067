package import Foundation

extension CGFloat {
  /// The number rounded to hundredths, without trailing zeros and independent of the locale.
  package var hundredths: String {
    guard isFinite, magnitude < 1e15 else { return "\(Double(self))" }
    let count = Int((self * 100).rounded())
    let (whole, rest) = (count.magnitude / 100, count.magnitude % 100)
    let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (count < 0 ? "-" : "") + "\(whole)\(fraction)"
  }
}
