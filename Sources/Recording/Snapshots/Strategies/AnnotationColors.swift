package import FirstFrameImaging
package import FirstFrameLayoutTree

/// The colors of what is drawn around and over components.
package struct AnnotationColors {
  package let background: Color
  package let canvas: Color
  /// The color of the line around the component.
  package let line: Color
  package let text: Color
  package let secondaryText: Color
  /// The color of numbers on the color of a region.
  package let number: Color
  private let regions: [Color]

  /// The contrast of each number with its region is at least 4.5:1.
  package init(_ appearance: Appearance) {
    let isDark = appearance == .dark
    background = isDark ? Color(hex: 0x1C1C1E) : Color(hex: 0xFFFFFF)
    line = isDark ? Color(hex: 0x48484A) : Color(hex: 0xC7C7CC)
    canvas = isDark ? Color(hex: 0x000000) : Color(hex: 0xFFFFFF)
    text = isDark ? Color(hex: 0xFFFFFF) : Color(hex: 0x000000)
    secondaryText = isDark ? Color(hex: 0xAEAEB2) : Color(hex: 0x636366)
    number = isDark ? Color(hex: 0x000000) : Color(hex: 0xFFFFFF)
    let values: [UInt32] =
      isDark
      ? [0x6CB4FF, 0xFF9F5A, 0x4ADE80, 0xC99BFF, 0xFF8094, 0x22D3EE, 0xFACC15, 0xF472B6]
      : [0x0A66C2, 0xC2410C, 0x15803D, 0x7E22CE, 0xBE123C, 0x0E7490, 0x854D0E, 0xBE185D]
    regions = values.map(Color.init(hex:))
  }

  /// The color of the element at an index. Neighbors in the reading order differ.
  package func region(_ index: Int) -> Color { regions[index % regions.count] }
}

extension Color {
  fileprivate init(hex: UInt32) {
    self.init(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }
}
