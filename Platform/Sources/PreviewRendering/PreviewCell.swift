import FirstFrame
import UIKit

/// A direction and a text size, in which a preview is drawn in light and dark.
struct PreviewCell: Hashable, Sendable {
  let isRightToLeft: Bool
  let contentSize: ContentSize

  static let standard = PreviewCell(isRightToLeft: false, contentSize: .large)

  /// All cells, beginning with the standard one: both directions, and two text sizes, the default and the largest that is
  /// not an accessibility size.
  static let all = [false, true].flatMap { isRightToLeft in
    [ContentSize.large, .extraExtraExtraLarge].map { PreviewCell(isRightToLeft: isRightToLeft, contentSize: $0) }
  }

  /// The names on the page of a gallery.
  var directionName: String { isRightToLeft ? "rtl" : "ltr" }
  var textSizeName: String { contentSize == .large ? "L" : "XXXL" }

  func applied(to environment: RenderingEnvironment) -> RenderingEnvironment {
    var environment = environment
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.contentSize = contentSize
    return environment
  }

  /// Makes content for the cell, which may measure itself while it is made.
  @MainActor
  func make<Content>(_ make: () -> Content) -> Content {
    applied(to: RenderingEnvironment()).performAsCurrent(make)
  }
}
