import FirstFrameGeometry
import Foundation

/// The symbols that this library draws, by SF Symbols name.
///
/// Only base symbols are designed. Their variants, such as `.fill`, `.circle` or `.slash`, are composed by rules.
enum SymbolLibrary {
  /// The beginning of the names of designs that are only parts of others.
  private static let partPrefix = "part."

  /// The designs by name. A design's lines are read when it is first drawn.
  private static let designs: [Substring: [Substring]] = {
    var designs: [Substring: [Substring]] = [:]
    for group in groups {
      var name: Substring = ""
      // As bytes, because the characters of so many lines would take long.
      for bytes in group.utf8.split(separator: UInt8(ascii: "\n")) {
        if bytes.first == UInt8(ascii: " ") {
          designs[name, default: []].append(Substring(bytes.drop { $0 == UInt8(ascii: " ") }))
        } else {
          name = Substring(bytes)
          designs[name, default: []] = []
        }
      }
    }
    return designs
  }()

  /// The designs by subject.
  private static let groups = [
    figures, hands, people, messages, networks, documents, search, editing, lists, text, photos, playback, sound,
    chevrons, sharing, turns, arrows, weather, sky, nature, time, health, charts, commerce, transport, maps,
    security, alerts, phones, computers, power, home, household, games, tools, grids, shapes, signs,
  ]

  /// The names of the designs from which all other symbols are composed, in alphabetical order.
  static var designNames: [String] { designs.keys.map(String.init).filter { !$0.hasPrefix(partPrefix) }.sorted() }

  static func isDrawn(_ name: String) -> Bool { drawing(named: name) != nil }

  /// Returns the drawing of a symbol; `nil` if there is no symbol of this name, or if it is not drawn.
  static func drawing(named name: String) -> SymbolDrawing? {
    guard SymbolNames.contains(name) || designs[Substring(name)] != nil && !name.hasPrefix(partPrefix) else {
      return nil
    }
    var drawing = SymbolComposition.drawing(named: Substring(name))
    // Which level a slash has differs between symbols.
    if name.split(separator: ".").contains("slash") { drawing?.hasKnownLevels = false }
    return drawing
  }

  /// Returns the design of a symbol, or of a part of symbols that is no symbol itself, such as the slash in a circle.
  static func design(named name: Substring) -> SymbolDesign? {
    (designs[name] ?? designs["\(partPrefix)\(name)"]).map { SymbolDesign($0, designs: design) }
  }
}
