public import Foundation

/// The sections of an index by first letters: the Latin letters, and `#` for everything else.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  open class func current() -> UILocalizedIndexedCollation { shared }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }

  open var sectionTitles: [String] { Self.letters }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object by the first letter of the text that its method of a name returns, or of its
  /// description.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, by: selector)
    let letters = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en_US"))
    let first = letters.first.map { String($0).uppercased() } ?? "#"
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  /// Returns objects in the order of their texts.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { ($0, Self.text(of: $0, by: selector)) }
      .sorted { $0.1.compare($1.1, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending }
      .map(\.0)
  }

  private static func text(of object: Any, by selector: Selector) -> String {
    if let text = object as? String { return text }
    let name = NSStringFromSelector(selector)
    return (object as? NSObject)?.value(forKey: name) as? String ?? String(describing: object)
  }
}
