import CoreFoundation
import FirstFrameCatalog
import FirstFrameLayoutTree
import FirstFramePreviewGallery
import Foundation
import HeadlessUIKit

/// The conditions in which a preview is drawn: one combination of the gallery's switches.
struct Cell: Hashable, Sendable {
  var appearance = Appearance.light
  var direction = Direction.leftToRight
  var textSize = TextSize.standard
  var language = Language.english
  /// The device with the screen that the preview fills; `nil` for the preview's own size.
  var device: Device?

  /// The name in files and pages, such as `dark.rtl.XXXL`, `light.ltr.L.fr` in French, and `light.ltr.L.iPad-mini` on a
  /// device.
  var name: String {
    galleryCell.name
  }

  /// The cell on the gallery's page.
  var galleryCell: GalleryCell {
    GalleryCell(
      appearance: appearance.rawValue, direction: direction.rawValue, textSize: textSize.rawValue,
      language: language == .english ? nil : language.rawValue, device: device?.rawValue)
  }

  /// Whether the tests of previews have references for the cell: pictures and dumps, in light and dark.
  var isReferenced: Bool { self == Cell(appearance: appearance) }

  func environment(for preview: ComponentPreview, scale: CGFloat = 2) -> RenderingEnvironment {
    var environment = device?.config.renderingEnvironment ?? RenderingEnvironment(size: preview.size)
    environment.scale = scale
    environment.appearance = appearance
    environment.layoutDirection = direction.layoutDirection
    environment.contentSize = textSize.contentSize
    return environment
  }

  /// Runs a closure that creates views in the cell's language. Views created later by these views use it too.
  func withLanguage<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ComponentPreview.$locale.withValue(language.locale, operation: body)
  }

  /// The two cells with reference pictures, which belong to the tests of previews.
  static let referenced = Appearance.allCases.map { Cell(appearance: $0) }

  /// Light and dark, both directions, and two text sizes: the default, and the largest that is not an accessibility
  /// size.
  static let matrix: [Cell] = Appearance.allCases.flatMap { appearance in
    Direction.allCases.flatMap { direction in
      [TextSize.standard, .extraExtraExtraLarge].map {
        Cell(appearance: appearance, direction: direction, textSize: $0)
      }
    }
  }

  /// Returns the cells of a preview in the gallery: the matrix, other languages, and devices if the preview fills a
  /// screen.
  static func gallery(of preview: ComponentPreview, in languages: [Language]) -> [Cell] {
    let cells = matrix + languages.filter { $0 != .english }.map(inLanguage)
    guard preview.isScreen else { return cells }
    return cells
      + Device.gallery.flatMap { device in
        Appearance.allCases.flatMap { appearance in
          Direction.allCases.map { Cell(appearance: appearance, direction: $0, device: device) }
        }
      }
  }

  /// Returns the only cell of a language other than English, because each cell adds a picture of every preview.
  static func inLanguage(_ language: Language) -> Cell {
    Cell(direction: Direction(of: language), language: language)
  }
}

extension Device {
  /// The devices of the gallery's switch. Each adds pictures of whole screens.
  static let gallery: [Device] = [.phoneSE, .padMini]
}

extension ComponentPreview {
  /// Whether the preview shows a whole screen rather than a part of one.
  var isScreen: Bool {
    guard let size else { return false }
    return size.width >= 320 && size.height >= 480
  }
}
