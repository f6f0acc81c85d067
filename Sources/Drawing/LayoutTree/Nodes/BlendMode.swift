/// The way in which the colors of a picture are blended with the colors beneath it.
///
/// Sources: W3C Compositing and Blending Level 1, sections 9.1 and 10, and Apple's `CGBlendMode`, whose names these are.
public enum BlendMode: String, CaseIterable, Codable, Sendable {
  /// The picture covers the colors beneath it.
  case normal
  /// Colors are multiplied. White has no effect, and no color becomes lighter.
  case multiply
  /// The complements of colors are multiplied. Black has no effect, and no color becomes darker.
  case screen
  /// Dark colors beneath are multiplied, and light ones are screened.
  case overlay
  /// The darker of two channels.
  case darken
  /// The lighter of two channels.
  case lighten
  /// Brightens the colors beneath to reflect the picture.
  case colorDodge
  /// Darkens the colors beneath to reflect the picture.
  case colorBurn
  case softLight
  /// Dark colors of the picture multiply, and light ones screen.
  case hardLight
  /// The difference of two channels, without its sign.
  case difference
  /// A difference with less contrast.
  case exclusion
  /// The hue of the picture, with the saturation and luminosity beneath it.
  case hue
  /// The saturation of the picture, with the hue and luminosity beneath it.
  case saturation
  /// The hue and saturation of the picture, with the luminosity beneath it.
  case color
  /// The luminosity of the picture, with the hue and saturation beneath it.
  case luminosity
  /// Nothing remains.
  case clear
  /// The picture replaces what is beneath it.
  case copy
  /// The picture, where there is something beneath it.
  case sourceIn
  /// The picture, where there is nothing beneath it.
  case sourceOut
  /// The picture covers what is beneath it, and is not drawn elsewhere.
  case sourceAtop
  /// What is beneath covers the picture.
  case destinationOver
  /// What is beneath remains where the picture is opaque.
  case destinationIn
  /// What is beneath remains where the picture is clear.
  case destinationOut
  /// What is beneath remains where the picture is opaque, and covers the picture.
  case destinationAtop
  /// Both remain where the other is clear.
  case xor
  /// The complements of the colors are added.
  case plusDarker
  /// The colors are added.
  case plusLighter

  /// Whether clear parts of a picture change the colors beneath.
  ///
  /// Then the mode applies to the shape of what is drawn: to everything that a node paints, also in clear colors.
  package var appliesToClearParts: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
