/// A free font with the characters of a script, and the packages that install it.
package struct FontSuggestion: Hashable, Sendable {
  /// The script, such as "Hebrew", or "emoji".
  package let script: String
  /// The family, as the setting `fonts` names it.
  package let family: String
  /// The packages of Debian and Ubuntu, of Fedora, and of Homebrew.
  package let debian: String
  package let fedora: String
  package let brew: String
  /// A character of the script.
  package let sample: Unicode.Scalar
  private let ranges: [ClosedRange<UInt32>]

  private init(
    _ script: String, _ family: String, debian: String = "fonts-noto-core", fedora: String, brew: String,
    sample: Unicode.Scalar, _ ranges: ClosedRange<UInt32>...
  ) {
    (self.script, self.family) = (script, family)
    (self.debian, self.fedora, self.brew) = (debian, fedora, brew)
    (self.sample, self.ranges) = (sample, ranges)
  }

  /// A script for which Noto has a font of its own.
  private init(_ script: String, sample: Unicode.Scalar, _ range: ClosedRange<UInt32>, _ more: ClosedRange<UInt32>...) {
    let name = script.lowercased()
    (self.script, family, debian) = (script, "Noto Sans \(script)", "fonts-noto-core")
    (fedora, brew) = ("google-noto-sans-\(name)-fonts", "font-noto-sans-\(name)")
    (self.sample, ranges) = (sample, [range] + more)
  }

  /// The commands that install the font, in one line.
  package var installation: String { Self.installation(of: [self]) }

  /// The commands that install several fonts, in one line.
  package static func installation(of fonts: [FontSuggestion]) -> String {
    func list(_ packages: [String]) -> String {
      var unique: [String] = []
      for package in packages where !unique.contains(package) { unique.append(package) }
      return unique.joined(separator: " ")
    }
    return "sudo apt-get install -y \(list(fonts.map(\.debian)))   (Fedora: sudo dnf install -y "
      + "\(list(fonts.map(\.fedora))); macOS: brew install --cask \(list(fonts.map(\.brew))))"
  }

  /// Returns the suggestion with a family; `nil` if there is none.
  package static func named(_ family: String) -> FontSuggestion? {
    all.first { $0.family.lowercased() == family.lowercased() }
  }

  /// Returns the fonts that have some characters, in the order of the characters, without duplicates.
  package static func fonts(for characters: [Unicode.Scalar]) -> [FontSuggestion] {
    var fonts: [FontSuggestion] = []
    for character in characters {
      guard let font = all.first(where: { $0.has(character) }), !fonts.contains(font) else { continue }
      fonts.append(font)
    }
    return fonts
  }

  private func has(_ character: Unicode.Scalar) -> Bool {
    if self == Self.emoji, character.has(.isEmoji) { return true }
    return ranges.contains { $0.contains(character.value) }
  }

  private static let emoji = FontSuggestion(
    "emoji", "Noto Color Emoji", debian: "fonts-noto-color-emoji", fedora: "google-noto-color-emoji-fonts",
    brew: "font-noto-color-emoji", sample: "\u{1F600}", 0x20E3...0x20E3, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF,
    0xE0020...0xE007F)

  /// The fonts, in the order in which they are searched. Source of the ranges: the blocks of Unicode 15.0.
  package static let all = [
    emoji,
    FontSuggestion(
      "Arabic", sample: "\u{627}", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
    FontSuggestion("Hebrew", sample: "\u{5D0}", 0x590...0x5FF, 0xFB1D...0xFB4F),
    FontSuggestion("Thai", sample: "\u{E01}", 0xE00...0xE7F),
    FontSuggestion("Devanagari", sample: "\u{905}", 0x900...0x97F, 0xA8E0...0xA8FF),
    FontSuggestion("Bengali", sample: "\u{985}", 0x980...0x9FF),
    FontSuggestion("Gurmukhi", sample: "\u{A05}", 0xA00...0xA7F),
    FontSuggestion("Gujarati", sample: "\u{A85}", 0xA80...0xAFF),
    FontSuggestion("Tamil", sample: "\u{B85}", 0xB80...0xBFF),
    FontSuggestion("Telugu", sample: "\u{C05}", 0xC00...0xC7F),
    FontSuggestion("Kannada", sample: "\u{C85}", 0xC80...0xCFF),
    FontSuggestion("Malayalam", sample: "\u{D05}", 0xD00...0xD7F),
    FontSuggestion("Sinhala", sample: "\u{D85}", 0xD80...0xDFF),
    FontSuggestion("Lao", sample: "\u{E81}", 0xE80...0xEFF),
    FontSuggestion("Myanmar", sample: "\u{1000}", 0x1000...0x109F),
    FontSuggestion("Georgian", sample: "\u{10D0}", 0x10A0...0x10FF, 0x1C90...0x1CBF),
    FontSuggestion("Ethiopic", sample: "\u{1200}", 0x1200...0x139F),
    FontSuggestion("Khmer", sample: "\u{1780}", 0x1780...0x17FF),
    FontSuggestion("Armenian", sample: "\u{531}", 0x530...0x58F),
    FontSuggestion(
      "Korean", "Noto Sans CJK KR", debian: "fonts-noto-cjk", fedora: "google-noto-sans-cjk-fonts",
      brew: "font-noto-sans-cjk-kr", sample: "\u{AC00}", 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF),
    FontSuggestion(
      "Chinese and Japanese", "Noto Sans CJK JP", debian: "fonts-noto-cjk", fedora: "google-noto-sans-cjk-fonts",
      brew: "font-noto-sans-cjk-jp", sample: "\u{4E00}", 0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x323AF),
    FontSuggestion(
      "symbols", "Noto Sans Symbols2", fedora: "google-noto-sans-symbols-2-fonts", brew: "font-noto-sans-symbols-2",
      sample: "\u{2713}", 0x2190...0x2BFF, 0x1F000...0x1F2FF),
  ]
}
