import Foundation

/// What is said of how a symbol looks; nil and unspecified where nothing is.
struct SymbolOptions: Hashable, Sendable {
  /// Of the text that the symbol goes with.
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var color: UIColor?

  func overridden(by other: SymbolOptions) -> SymbolOptions {
    SymbolOptions(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
  }

  /// Symbols that nothing is said of go with the body text.
  static let standardPointSize: CGFloat = 17
}
