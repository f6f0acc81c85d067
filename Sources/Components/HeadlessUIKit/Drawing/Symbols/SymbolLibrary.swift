import FirstFrameGeometry
import Foundation

/// The symbols that this library draws, by SF Symbols name.
///
/// Only base symbols are designed. Their variants, such as `.fill`, `.circle` or `.slash`, are composed by rules.
enum SymbolLibrary {
  /// The designs by name. A design's lines are read when it is first drawn.
  private static let designs: [Substring: [Substring]] = {
    var designs: [Substring: [Substring]] = [:]
    for group in [signs, arrows, shapes, objects, devices, people] {
      var name: Substring = ""
      for line in group.split(separator: "\n") {
        if line.first != " " { name = line }
        designs[name, default: []] += line.first == " " ? [line.drop { $0 == " " }] : []
      }
    }
    return designs
  }()

  /// All names of drawn symbols, in alphabetical order.
  static var names: [String] { Set(SymbolNames.all + designs.keys.map(String.init)).filter(isDrawn).sorted() }

  /// The names of the designs from which all other symbols are composed, in alphabetical order.
  static var designNames: [String] { designs.keys.map(String.init).sorted() }

  static func isDrawn(_ name: String) -> Bool { drawing(named: name) != nil }

  /// Returns the drawing of a symbol; `nil` if there is no symbol of this name, or if it is not drawn.
  static func drawing(named name: String) -> SymbolDrawing? {
    guard SymbolNames.contains(name) || designs[Substring(name)] != nil else { return nil }
    return SymbolComposition.drawing(named: Substring(name))
  }

  static func design(named name: Substring) -> SymbolDesign? {
    designs[aliases[name] ?? name].map(SymbolDesign.init)
  }

  /// Names of symbols that look like another symbol.
  private static let aliases: [Substring: Substring] = [
    "message": "bubble.left", "ellipses.bubble": "ellipsis.bubble", "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "icloud": "cloud", "suit.heart": "heart",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "ellipsis.message": "ellipsis.bubble",
    "tablecells": "rectangle.split.3x3", "list.triangle": "list.dash",
    "photo.on.rectangle.angled": "photo.on.rectangle", "mail": "envelope", "doc.append": "doc.text",
  ]
}
