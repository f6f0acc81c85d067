import Foundation

/// The symbols that this library draws, by the names that UIKit's have.
enum SymbolLibrary {
  private static let groups = [signs, arrows, shapes, badges, things, people]

  private static let designs = groups.reduce(into: [String: SymbolDesign]()) { all, group in
    all.merge(group) { first, _ in first }
  }

  /// All names, in alphabetical order; any of them may be crossed out with `.slash`, before `.fill` if it has it.
  static var names: [String] { designs.keys.sorted() }

  static func design(named name: String) -> SymbolDesign? {
    if let design = designs[name] { return design }
    let plain = name.replacingOccurrences(of: ".slash", with: "")
    guard plain + ".slash" == name || name == plain.replacingOccurrences(of: ".fill", with: "") + ".slash.fill",
      var design = designs[plain]
    else { return nil }
    design.isSlashed = true
    return design
  }
}
