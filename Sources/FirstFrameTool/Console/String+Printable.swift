extension String {
  /// The text on one line, without characters that a terminal would obey.
  var printable: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? "?" : $0 }))
  }

  /// The text between single quotes, as a shell reads it.
  var shellQuoted: String {
    "'" + replacing("'", with: "'\\''") + "'"
  }
}
