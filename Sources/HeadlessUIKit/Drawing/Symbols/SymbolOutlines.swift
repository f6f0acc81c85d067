import Foundation
import Synchronization

/// The outlines that were worked out so far: there are as many as symbols times weights, and interfaces use a few often.
enum SymbolOutlines {
  private struct Key: Hashable {
    let name: String
    let stroke: CGFloat
  }

  private static let known = Mutex<[Key: SymbolDesign.Outline]>([:])

  /// - Parameter stroke: The width of the symbol's lines, in units.
  static func outline(ofSymbolNamed name: String, stroke: CGFloat) -> SymbolDesign.Outline {
    // Names that nothing is drawn for may be many.
    guard let design = SymbolLibrary.design(named: name) else {
      return SymbolDesign.placeholder.outline(stroke: stroke)
    }
    let key = Key(name: name, stroke: stroke)
    if let outline = known.withLock({ $0[key] }) { return outline }
    let outline = design.outline(stroke: stroke)
    known.withLock { $0[key] = outline }
    return outline
  }
}
