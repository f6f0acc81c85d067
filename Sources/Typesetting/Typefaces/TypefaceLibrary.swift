/// Finds the typeface for a font.
///
/// Only the built-in typeface is known: no font of the machine is ever looked up.
struct TypefaceLibrary: Sendable {
  func typeface(for font: Font) -> any Typeface {
    BuiltInTypeface.instance(weight: font.weight, isMonospaced: font.isMonospaced, isItalic: font.isItalic)
  }
}
