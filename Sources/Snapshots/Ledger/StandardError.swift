import Foundation

/// Where words go that no test takes.
package enum StandardError {
  /// Writes a text and a line's end, in one piece.
  package static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
