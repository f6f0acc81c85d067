import Foundation

extension String {
  /// The text with what HTML would take for markup escaped.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  /// The path with everything but plain letters, digits, `-`, `_`, `.` and `/` percent-encoded.
  var addressEscaped: String {
    var allowed = CharacterSet(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "0"..."9")
    allowed.insert(charactersIn: "-_./")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
