import CoreFoundation
import FirstFrameCatalog
import FirstFrameLayoutTree
import HeadlessUIKit

extension Cell {
  /// The two cells that the tests of the previews have pictures of.
  static let referenced = Appearance.allCases.map { Cell(appearance: $0) }

  /// Light and dark, both directions, the usual text and the largest without accessibility's.
  static let matrix: [Cell] = Appearance.allCases.flatMap { appearance in
    Direction.allCases.flatMap { direction in
      [TextSize.usual, .extraExtraExtraLarge].map { Cell(appearance: appearance, direction: direction, textSize: $0) }
    }
  }

  /// What the gallery shows of a preview: the matrix, other languages, and devices where the preview fills a screen.
  static func gallery(of preview: ComponentPreview, in languages: [Language]) -> [Cell] {
    let cells = matrix + languages.filter { $0 != .english }.map(spoken)
    guard preview.isScreen else { return cells }
    return cells
      + Device.gallery.flatMap { device in
        Appearance.allCases.flatMap { appearance in
          Direction.allCases.map { Cell(appearance: appearance, direction: $0, device: device) }
        }
      }
  }

  /// The one cell of a language besides English: each takes a picture of every preview.
  static func spoken(_ language: Language) -> Cell {
    Cell(direction: Direction(of: language), language: language)
  }
}

extension Device {
  /// The devices of the gallery's switch besides the previews' own phone; each costs pictures of whole screens.
  static let gallery: [Device] = [.phoneSE, .padMini]
}
