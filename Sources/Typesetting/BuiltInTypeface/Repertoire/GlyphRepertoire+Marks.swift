import FirstFrameGeometry
import Foundation

/// Spaces, dashes, and the rarer marks of Latin-1 and of general punctuation.
extension GlyphRepertoire {
  /// Spaces with their advances, and characters that take no room.
  private static let spaces: [(UInt32, Double)] = [
    (0x2000, 500), (0x2001, 1000), (0x2002, 500), (0x2003, 1000), (0x2004, 333), (0x2005, 250), (0x2006, 167),
    (0x2007, 600), (0x2008, 238), (0x2009, 170), (0x200A, 90), (0x202F, 170), (0x205F, 222), (0x3000, 1000),
    (0xAD, 0), (0x200B, 0), (0x200C, 0), (0x200D, 0), (0x2060, 0), (0xFEFF, 0),
  ]

  mutating func addMarks() {
    for (code, advance) in Self.spaces {
      guard let character = Unicode.Scalar(code) else { continue }
      let half = SideBearing(advance / 2, loss: 0)
      add(character, width: 0, growth: 0, left: half, right: half) { _ in }
    }
    alias("\u{2010}", of: "-")
    alias("\u{2011}", of: "-")
    alias("―", of: "—")
    alias("\u{387}", of: "·")
    alias("\u{37E}", of: ";")
    alias("∙", of: "·")
    alias("⋅", of: "·")
    add("‒", width: 520, growth: 0, left: SideBearing(40), right: SideBearing(40)) {
      $0.bar(middle: 268, 0, $0.width)
    }
    addQuotes()
    addSectionSigns()
    addSpacingAccents()

    let wide = SideBearing(96)
    add("¦", width: 78, growth: 0.9, left: SideBearing(120), right: SideBearing(120)) {
      $0.rect(0, -190, $0.width, 250)
      $0.rect(0, 360, $0.width, 800)
    }
    add("‖", width: 250, growth: 1.2, left: wide, right: wide) {
      $0.pen = $0.pen.relieved(by: 0.24)
      $0.stem(left: 0, -190, 800)
      $0.stem(right: $0.width, -190, 800)
    }
    add("¬", width: 460, growth: 0.5, left: SideBearing(70), right: SideBearing(70)) {
      $0.bar(middle: 360, 0, $0.width)
      $0.rect($0.width - $0.stem * 0.96, 160, $0.width, 360)
    }
    for (sign, second) in [("†", false), ("‡", true)] as [(Unicode.Scalar, Bool)] {
      add(sign, width: 380, growth: 0.5, left: SideBearing(56), right: SideBearing(56)) {
        $0.stem(left: $0.width / 2 - $0.halfStem, -80, 735)
        $0.bar(middle: 520, 0, $0.width)
        if second { $0.bar(middle: 135, 0, $0.width) }
      }
    }
    add("‣", width: 250, growth: 0, left: SideBearing(70), right: SideBearing(70)) {
      $0.polygon((0, 180), ($0.width, 330), (0, 480))
    }
    for (sign, count) in [("′", 1.0), ("″", 2), ("‴", 3)] as [(Unicode.Scalar, Double)] {
      add(sign, width: 20 + 140 * count, growth: 0.6 * count, left: SideBearing(40), right: SideBearing(40)) {
        let part = $0.width / count
        for index in 0..<Int(count) {
          let left = part * Double(index)
          let room = max(part - $0.stem * 0.98 - 12, 20)
          $0.polygon(
            (left, 470), (left + $0.stem * 0.55, 470), (left + room + $0.stem * 0.98, 738), (left + room, 738))
        }
      }
    }
    add("⁄", width: 330, growth: 0.4, left: SideBearing(-70), right: SideBearing(-70)) {
      $0.pen = $0.pen.scaled(by: 0.86)
      $0.slant(corner: 0, 0, to: $0.width, VerticalGrid.capHeight)
    }
    alias("∕", of: "/")
    add("‰", width: 1040, growth: 1.6, left: SideBearing(44), right: SideBearing(44)) {
      $0.pen = $0.pen.scaled(by: 0.86).relieved(by: 0.30)
      let (bowl, cap, over) = ($0.width * 0.29, VerticalGrid.capHeight, VerticalGrid.overshoot)
      $0.ring(0, 364, bowl, cap + over)
      $0.ring($0.width * 0.40, -over, $0.width * 0.69, cap - 364)
      $0.ring($0.width * 0.71, -over, $0.width, cap - 364)
      $0.pen = $0.pen.scaled(by: 0.94)
      $0.slant(corner: $0.width * 0.13, 0, to: $0.width * 0.56, cap)
    }
    if let mark = designs["!"] {
      add("‼", width: 300, growth: 2, left: mark.left, right: mark.right) {
        let part = $0.dotSize
        $0.place(.identity, width: part, mark.draw)
        $0.place(.translation(x: $0.width - part, y: 0), width: part, mark.draw)
      }
    }
  }

  private mutating func addQuotes() {
    let low = SideBearing(52, loss: 0.1)
    add("„", width: 264, growth: 2.0, left: low, right: low) {
      $0.comma(top: $0.dotSize - 3)
      $0.comma(top: $0.dotSize - 3, right: $0.width * 0.5)
    }
    add("‛", width: 114.4, growth: 1.1, left: low, right: low) { $0.mirrored { $0.comma(top: 738) } }
    add("‟", width: 264, growth: 2.0, left: low, right: low) { $0.mirrored { $0.commaPair() } }
  }

  private mutating func addSectionSigns() {
    add("§", width: 440, growth: 0.6, left: SideBearing(60), right: SideBearing(60)) {
      $0.pen = $0.pen.relieved(by: 0.20).scaled(by: 0.94)
      let (left, right) = ($0.halfStem, $0.width - $0.halfStem)
      let (middle, inset) = ($0.width / 2, 22.0)
      let (high, low) = (725 - $0.halfBar, -125 + $0.halfBar)
      $0.stroke {
        $0.start(right - inset, 584)
        $0.curve(right - 60, high - 20, middle + 80, high, middle, high)
        $0.arc(.level, left + inset, 562)
        $0.curve(left + inset, 430, right, 460, right, 300)
        $0.curve(right, 236, right - 60, 204, right - 120, 190)
      }
      $0.stroke {
        $0.start(left + inset, 16)
        $0.curve(left + 60, low + 20, middle - 80, low, middle, low)
        $0.arc(.level, right - inset, 38)
        $0.curve(right - inset, 170, left, 140, left, 300)
        $0.curve(left, 364, left + 60, 396, left + 120, 410)
      }
    }
    add("¶", width: 470, growth: 0.6, left: SideBearing(40), right: SideBearing(76)) {
      let (top, bottom, bowl) = (VerticalGrid.capHeight, -110.0, $0.width * 0.48)
      $0.fill("M230 715H185C75 715 0 635 0 528C0 420 75 340 185 340H230Z", designedFor: 470)
      $0.rect(bowl - $0.stem * 0.8, bottom, bowl, top)
      $0.rect($0.width - $0.stem * 0.8, bottom, $0.width, top)
      $0.bar(top: top, bowl - 40, $0.width)
    }
  }

  /// Accents that stand alone.
  private mutating func addSpacingAccents() {
    let accents: [(Unicode.Scalar, Accent)] = [
      ("´", .acute), ("¨", .diaeresis), ("¯", .macron), ("¸", .cedilla), ("ˆ", .circumflex), ("ˇ", .caron),
      ("˘", .breve), ("˙", .dot), ("˚", .ring), ("˛", .ogonek), ("˜", .tilde), ("˝", .doubleAcute), ("΄", .tonos),
      ("΅", .dialytikaTonos),
    ]
    for (character, accent) in accents {
      add(character, width: 300, growth: 0.5, left: SideBearing(50), right: SideBearing(50)) {
        $0.accent(accent, axis: $0.width / 2, bottom: VerticalGrid.xHeight + 78)
      }
    }
  }
}
