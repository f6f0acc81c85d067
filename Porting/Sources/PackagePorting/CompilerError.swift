import Foundation

/// An error of the compiler.
package struct CompilerError: Codable, Hashable, Sendable {
  /// The path of the original file.
  package let file: String
  /// The line, which starts at 1; 0 if only the file is known.
  package let line: Int
  package let column: Int
  package let message: String

  package init(file: String, line: Int, column: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The errors in the output of a build: lines such as `/path/File.swift:3:7: error: message`. Each is listed once.
  package static func all(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var known: Set<CompilerError> = []
    // As bytes, because the output of a large package has millions of them.
    for bytes in output.utf8.split(separator: UInt8(ascii: "\n")) where bytes.first == UInt8(ascii: "/") {
      let line = Substring(bytes)
      guard line.contains(": error: "), let match = line.firstMatch(of: /^(\/[^:]+):(\d+):(\d+): error: (.*)$/),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let error = CompilerError(file: String(match.1), line: number, column: column, message: String(match.4))
      if known.insert(error).inserted { errors.append(error) }
    }
    return errors
  }

  /// The places where the compiler itself stopped, from its stack dumps.
  package static func crashes(in output: String) -> [CompilerError] {
    guard output.contains("Stack dump:") else { return [] }
    var errors: [CompilerError] = []
    for dump in output.components(separatedBy: "Stack dump:").dropFirst() {
      let message = "the compiler stops here"
      // The innermost request is last: `3. While type-checking 'f()' (at /path/File.swift:3:7)`.
      let requests = dump.split(separator: "\n").filter { $0.contains(/^\d+\.\s/) }
      let places = requests.compactMap { $0.firstMatch(of: /at \[?(\/[^:\]]+):(\d+):(\d+)/) }
      let files = requests.compactMap { $0.firstMatch(of: /source_file "([^"]+)"/)?.1 }
      let primaries = dump.matches(of: /-primary-file (\S+\.swift)/).map { $0.1 }
      if let place = places.last, let line = Int(place.2), let column = Int(place.3) {
        errors.append(CompilerError(file: String(place.1), line: line, column: column, message: message))
      } else if let file = files.last ?? (primaries.count == 1 ? primaries.first : nil) {
        errors.append(CompilerError(file: String(file), line: 0, message: message))
      }
    }
    var known: Set<CompilerError> = []
    return errors.filter { known.insert($0).inserted }
  }

  /// The same error in another file.
  func moved(to file: String, line: Int) -> CompilerError {
    CompilerError(file: file, line: line, column: column, message: message)
  }
}
