/// Fragments of addresses that are unique on a page, and readable: `BadgeView/unread`.
package struct GalleryAnchors: Sendable {
  private var used: Set<String> = []

  package init() {}

  /// Returns the names, joined by slashes, without spaces, and with a number if another anchor is the same.
  ///
  /// `?` separates an anchor from the settings in an address, and `%` would be decoded.
  package mutating func anchor(_ names: String...) -> String {
    let name = names.joined(separator: "/").map { $0.isWhitespace || "?%#".contains($0) ? "-" : String($0) }.joined()
    var anchor = name
    var number = 2
    while !used.insert(anchor).inserted {
      anchor = "\(name)-\(number)"
      number += 1
    }
    return anchor
  }
}
