import FirstFrameCatalog
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// What a preview is drawn in: one combination of the switches of the gallery.
struct Cell: Hashable, Sendable {
  var appearance = Appearance.light
  var direction = Direction.leftToRight
  var textSize = TextSize.usual
  var language = Language.english
  /// Nil for the preview's own size.
  var device: Device?

  /// Such as `dark.rtl.XXXL`, `light.ltr.L.fr` in French, and `light.ltr.L.iPad-mini` on a device.
  var name: String {
    let language = language == .english ? nil : language.rawValue
    return [appearance.rawValue, direction.rawValue, textSize.rawValue, language, device?.rawValue].compactMap { $0 }
      .joined(separator: ".")
  }

  /// Whether the tests of the previews have references for it: pictures and dumps, light and dark.
  var isReferenced: Bool { self == Cell(appearance: appearance) }

  func environment(for preview: ComponentPreview, scale: CGFloat = 2) -> RenderingEnvironment {
    var environment = device?.config.renderingEnvironment ?? RenderingEnvironment(size: preview.size)
    environment.scale = scale
    environment.appearance = appearance
    environment.layoutDirection = direction.layoutDirection
    environment.contentSize = textSize.contentSize
    return environment
  }

  /// Makes and lays out what is to speak the cell's language: views that come late speak it too.
  func speaking<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ComponentPreview.$locale.withValue(language.locale, operation: body)
  }
}
