import FirstFrameTypesetting
import Testing

struct FontSuggestionTests {
  @Test(
    arguments: [
      ("🙂", ["Noto Color Emoji"]), ("🇯🇵", ["Noto Color Emoji"]), ("⌚", ["Noto Color Emoji"]),
      ("1\u{20E3}", ["Noto Color Emoji"]), ("שלום", ["Noto Sans Hebrew"]), ("مرحبا", ["Noto Sans Arabic"]),
      ("สวัสดี", ["Noto Sans Thai"]), ("नमस्ते", ["Noto Sans Devanagari"]), ("漢字かなカナ", ["Noto Sans CJK JP"]),
      ("한국어", ["Noto Sans CJK KR"]), ("✓", ["Noto Sans Symbols2"]), ("გა", ["Noto Sans Georgian"]),
      ("한🙂한ש", ["Noto Sans CJK KR", "Noto Color Emoji", "Noto Sans Hebrew"]), ("\u{E000}a", []),
    ])
  func eachScriptHasAFont(text: String, families: [String]) {
    #expect(FontSuggestion.fonts(for: Array(text.unicodeScalars)).map(\.family) == families)
  }

  @Test func theSampleOfEachFontSuggestsThatFont() {
    for font in FontSuggestion.all {
      #expect(FontSuggestion.fonts(for: [font.sample]) == [font], "\(font.script)")
      #expect(FontSuggestion.named(font.family.uppercased()) == font)
    }
  }

  @Test func packagesOfSeveralFontsAreListedOnce() {
    let fonts = FontSuggestion.fonts(for: ["\u{5D0}", "\u{E01}"])
    #expect(
      FontSuggestion.installation(of: fonts)
        == "sudo apt-get install -y fonts-noto-core   (Fedora: sudo dnf install -y google-noto-sans-hebrew-fonts "
        + "google-noto-sans-thai-fonts; macOS: brew install --cask font-noto-sans-hebrew font-noto-sans-thai)")
  }
}
