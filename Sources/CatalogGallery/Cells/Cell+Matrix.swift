import CoreFoundation
import HeadlessUIKit
import LayoutTree

extension Cell {
  /// The two cells that the tests of the previews have pictures of.
  static let referenced = Appearance.allCases.map { Cell(appearance: $0) }

  /// Light and dark, both directions, the usual text and the largest without accessibility's.
  static let matrix: [Cell] = Appearance.allCases.flatMap { appearance in
    Direction.allCases.flatMap { direction in
      [TextSize.usual, .extraExtraExtraLarge].map { Cell(appearance: appearance, direction: direction, textSize: $0) }
    }
  }

  /// What the gallery shows of a preview: the matrix, and devices where the preview fills a screen.
  static func gallery(of preview: ComponentPreview) -> [Cell] {
    guard preview.isScreen else { return matrix }
    return matrix + Device.gallery.flatMap { device in
      Appearance.allCases.flatMap { appearance in
        Direction.allCases.map { Cell(appearance: appearance, direction: $0, device: device) }
      }
    }
  }
}

extension Device {
  /// The devices of the gallery's switch besides the previews' own phone; each costs pictures of whole screens.
  static let gallery: [Device] = [.phoneSE, .padMini]
}
