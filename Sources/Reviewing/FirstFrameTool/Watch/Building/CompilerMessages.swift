import Foundation

/// The errors in the output of a build: of the compiler, of the linker and of SwiftPM.
struct CompilerMessages: Hashable, Sendable {
  /// An error with what the compiler printed about it.
  struct Message: Hashable, Sendable {
    /// The absolute path; `nil` if the error is not about a place in a file.
    let file: String?
    let line: Int?
    let column: Int?
    /// The text without `error:`.
    let text: String
    /// The source around the place with its marks, and notes, as the compiler printed them.
    var excerpt: [String] = []

    /// `file:line:column`, or the parts that are known.
    var place: String? {
      file.map { ([$0] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") }
    }
  }

  /// The errors in their order, each once.
  var errors: [Message] = []

  /// - Parameter output: The output of `swift build` or of the compiler.
  init(output: String) {
    var isInError = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.last == "\r" ? line.dropLast() : line
      if let message = Self.message(in: line) {
        isInError = message.isError
        if isInError { add(message.message) }
      } else if isInError, Self.isExcerpt(line) {
        errors[errors.count - 1].excerpt.append(String(line))
      } else {
        isInError = false
      }
    }
    errors = Self.withoutRepetitions(errors)
  }

  private mutating func add(_ message: Message) { errors.append(message) }

  /// A line that begins a message.
  private static func message(in line: Substring) -> (message: Message, isError: Bool)? {
    if let match = line.firstMatch(of: #/^(\/[^:]+):(\d+):(?:(\d+):)? (fatal error|error|warning|note|remark): (.*)$/#)
    {
      let message = Message(
        file: String(match.1), line: Int(match.2), column: match.3.flatMap { Int($0) }, text: String(match.5))
      return (message, match.4.hasSuffix("error"))
    }
    if let match = line.firstMatch(of: #/^(?:(\S+): )?(fatal error|error|warning|note|remark): (.*)$/#) {
      // The linker names itself, and SwiftPM the product or the package.
      let text = [match.1, match.3].compactMap { $0 }.joined(separator: ": ")
      return (Message(file: nil, line: nil, column: nil, text: text), match.2.hasSuffix("error"))
    }
    guard let match = line.firstMatch(of: #/^(?:\S*ld(?:\.\w+)?): (?:error: )?(.*undefined.*|.*duplicate symbol.*)$/#)
    else { return nil }
    return (Message(file: nil, line: nil, column: nil, text: String(match.1)), true)
  }

  /// Whether a line continues a message: source with line numbers and marks, or indented text.
  private static func isExcerpt(_ line: Substring) -> Bool {
    line.contains(#/^\s*\d* *[|`]/#) || line.hasPrefix(" ") || line.hasPrefix(">>>") || line.hasPrefix("\t")
  }

  /// Leaves out repeated errors, and those that only say that there were errors, if others say which.
  ///
  /// Several processes of the compiler may report an error of a file that they all read.
  private static func withoutRepetitions(_ errors: [Message]) -> [Message] {
    struct Key: Hashable {
      let place: String?
      let text: String
    }
    var seen: Set<Key> = []
    let unique = errors.filter { seen.insert(Key(place: $0.place, text: $0.text)).inserted }
    let specific = unique.filter { $0.file != nil || !isSummary($0.text) }
    return specific.isEmpty ? unique : specific
  }

  private static func isSummary(_ text: String) -> Bool {
    [
      "fatalError", "emit-module command failed", "linker command failed", "link command failed",
      "compile command failed",
      "cannot continue", "Invalid manifest (compiled with",
    ]
    .contains { text.contains($0) } || text.contains(#/command failed with exit code \d+/#)
  }
}
