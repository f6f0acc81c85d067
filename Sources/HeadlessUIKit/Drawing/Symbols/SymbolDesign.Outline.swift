import FirstFrameGeometry

extension SymbolDesign {
  /// A symbol as areas, in units.
  struct Outline {
    /// To be filled with the nonzero rule.
    var path: Path
    /// Where something is crossed out, what the path is cut to, with the even-odd rule.
    var gap: Path?
    /// The line that crosses it out.
    var slash = Path()
  }
}
