import Foundation

/// An error of the compiler.
package struct CompilerError: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let message: String

  /// The errors in the output of a build: lines such as `/path/File.swift:3:7: error: message`.
  package static func all(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var known: Set<CompilerError> = []
    // As bytes, because the output of a large package has millions of them.
    for bytes in output.utf8.split(separator: UInt8(ascii: "\n")) where bytes.first == UInt8(ascii: "/") {
      let line = Substring(bytes)
      guard line.contains(": error: "), let match = line.firstMatch(of: /^(\/[^:]+):(\d+):\d+: error: (.*)$/),
        let number = Int(match.2)
      else { continue }
      let error = CompilerError(file: String(match.1), line: number, message: String(match.3))
      if known.insert(error).inserted { errors.append(error) }
    }
    return errors
  }
}
