/// What the built-in typeface promises to have, by block.
enum Repertoires {
  static let inked: [(name: String, characters: String)] = [
    ("Basic Latin", scalars(0x21...0x7E)),
    ("Latin-1", scalars(0xA1...0xAC) + scalars(0xAE...0xFF)),
    ("Latin Extended-A", scalars(0x100...0x17F) + "ȘșȚțẞẀẁẂẃẄẅỲỳǼǽǾǿ"),
    ("Greek", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰΆΈΉΊΌΎΏΪΫ΄΅"),
    ("Cyrillic", scalars(0x400...0x45F) + "Ґґ"),
    ("Punctuation", "‐‑‒–—―‖‘’‚‛“”„‟†‡•‣…‰′″‴‹›‼⁄"),
    ("Currency", "$¢£¤¥€₽₴₦₹₿₺₩₫₪₱₵₡"),
    ("Arrows", "←↑→↓↔↕↖↗↘↙⇐⇑⇒⇓⇔↩↪↵↺↻⟲⟳"),
    ("Fractions", "¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ªº"),
    ("Mathematics", "−×÷±≈≠≡≤≥∞√∑∏∂∆µπΩ‰∫◊∅"),
    ("Interface", "✓✔✕✖✗★☆●○◯■□▲△▼▽▶▷◀◁◆◇▪▸◂▴▾⋮⋯☰⌕⚙♥♡♠♣♦⚽🔒🔓⌘⇧⌥⏎⌫☀☾⚠ℹ⚡⚑✉☐☑☒™©®№"),
  ]

  static let monospacedOnly: [(name: String, characters: String)] = [
    ("Box drawing", scalars(0x2500...0x257F)), ("Block elements", scalars(0x2580...0x259F)),
    ("Prompts", scalars(0xE0B0...0xE0B3)),
  ]

  private static func scalars(_ range: ClosedRange<UInt32>) -> String {
    String(String.UnicodeScalarView(range.compactMap(Unicode.Scalar.init)))
  }
}
