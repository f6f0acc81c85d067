/// The conditions in which a picture was drawn: one combination of the page's switches.
package struct GalleryCell: Hashable, Codable, Sendable {
  /// `light` or `dark`.
  package var appearance: String
  /// `ltr` or `rtl`, as in HTML.
  package var direction: String
  /// The size in Apple's tables of Dynamic Type, such as `L`.
  package var textSize: String
  /// The code of the language; `nil` for the first one.
  package var language: String?
  /// The name of the device, with hyphens in place of spaces; `nil` for the preview's own size.
  package var device: String?

  package init(
    appearance: String = "light", direction: String = "ltr", textSize: String = "L", language: String? = nil,
    device: String? = nil
  ) {
    (self.appearance, self.direction, self.textSize) = (appearance, direction, textSize)
    (self.language, self.device) = (language, device)
  }

  /// The name in files and on the page, such as `dark.rtl.XXXL`, `light.ltr.L.fr` in French, and `light.ltr.L.iPad-mini`
  /// on a device.
  package var name: String {
    [appearance, direction, textSize, language, device].compactMap { $0 }.joined(separator: ".")
  }
}

/// A picture of a preview. Cells that look the same share a file.
package struct GalleryPicture: Codable, Hashable, Sendable {
  package var cell: GalleryCell
  /// The path relative to the page.
  package var file: String
  /// The width, in points.
  package var width: Int
  /// The height, in points.
  package var height: Int
  /// Whether the picture shows a whole screen.
  package var isScreen: Bool
  /// The state after the work that the preview scheduled; `nil` if it is the same, or was not drawn.
  package var settled: Settled?

  /// A picture of a later state.
  package struct Settled: Codable, Hashable, Sendable {
    package var file: String
    package var width: Int
    package var height: Int

    package init(file: String, width: Int, height: Int) {
      (self.file, self.width, self.height) = (file, width, height)
    }
  }

  package init(
    cell: GalleryCell, file: String, width: Int, height: Int, isScreen: Bool = false, settled: Settled? = nil
  ) {
    (self.cell, self.file, self.width, self.height) = (cell, file, width, height)
    (self.isScreen, self.settled) = (isScreen, settled)
  }
}
