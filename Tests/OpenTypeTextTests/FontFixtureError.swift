/// Why a font file of the tests cannot be compared with.
enum FontFixtureError: Error {
  case missing, otherVersion
  /// It is there, and is refused.
  case unreadable
}
