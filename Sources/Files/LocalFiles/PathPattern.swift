import Foundation

/// A pattern of paths below a folder, such as `journal/*/*.jsonl`. `*` stands for any characters of a name, `**` for any
/// number of folders, and a last part `**` for everything in a folder.
package struct PathPattern: Hashable, Sendable, ExpressibleByStringLiteral {
  private let parts: [[UInt8]]

  package init(stringLiteral text: String) {
    parts = text.split(separator: "/").map { Array($0.utf8) }
  }

  private init(parts: [[UInt8]]) { self.parts = parts }

  /// The pattern in a folder, which may itself be a pattern.
  package func below(_ folder: String) -> PathPattern {
    PathPattern(parts: PathPattern(stringLiteral: folder).parts + parts)
  }

  /// How a folder relates to the pattern.
  package enum Match: Hashable, Sendable {
    /// The path is one that the pattern stands for.
    case whole
    /// Paths in the folder can match.
    case start
    /// The pattern stands for everything in the folder.
    case everything
    case none
  }

  package func match(_ path: String) -> Match {
    Self.match(path.split(separator: "/").map { Array($0.utf8) }[...], parts[...])
  }

  private static func match(_ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>) -> Match {
    guard let part = parts.first else { return names.isEmpty ? .whole : .none }
    if part == everything {
      guard parts.count > 1 else { return .everything }
      // Any number of folders.
      let ends = names.indices.map { names[$0...] } + [names[names.endIndex...]]
      return ends.contains { match($0, parts.dropFirst()) == .whole } ? .whole : .start
    }
    guard let name = names.first else { return .start }
    return matches(name[...], part[...]) ? match(names.dropFirst(), parts.dropFirst()) : .none
  }

  private static let everything = Array("**".utf8)

  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    guard let star = pattern.firstIndex(of: UInt8(ascii: "*")) else { return name == pattern }
    let (start, end) = (pattern[..<star], pattern[(star + 1)...])
    // A pattern has at most one star in each name.
    return name.count >= start.count + end.count && name.starts(with: start) && name.suffix(end.count) == end
  }
}
