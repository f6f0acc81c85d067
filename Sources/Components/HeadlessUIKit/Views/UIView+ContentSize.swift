import Foundation

extension UIView {
  /// A text about the limits of the view and its ancestors.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      let limits = [
        current.minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
        current.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
      ].compactMap { $0 }
      if !limits.isEmpty { lines.append("\(type(of: current)): \(limits.joined(separator: ", "))") }
      view = current.superview
    }
    return lines.joined(separator: "\n")
  }
}

extension UITraitCollection {
  /// Returns these traits with a size of texts between limits, or this object if that changes nothing.
  func limitingSize(_ settings: TraitSettings) -> UITraitCollection {
    guard settings.limitsSize else { return self }
    var size = preferredContentSizeCategory
    if let smallest = settings.smallestSize, size < smallest { size = smallest }
    if let largest = settings.largestSize, size > largest { size = largest }
    guard size != preferredContentSizeCategory else { return self }
    return modifyingTraits { $0.preferredContentSizeCategory = size }
  }
}
