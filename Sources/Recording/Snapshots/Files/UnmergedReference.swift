package import Foundation

/// A file in the place of a reference that two branches changed differently. It contains the versions of the reference.
///
/// No value equals such a file, so the test fails until a person decides what becomes the reference. The file contains
/// the versions themselves, so that they can be shown on machines without the repository.
package struct UnmergedReference: Hashable, Sendable {
  /// A version of the reference, as git names it.
  package enum Version: String, CaseIterable, Hashable, Sendable {
    /// The version of the common ancestor.
    case base
    /// The version of the branch that is checked out.
    case ours
    /// The version that is merged into it.
    case theirs
  }

  private let versions: [Version: Data]

  /// Creates an unmerged reference; a version is `nil` if it does not exist.
  package init(base: Data?, ours: Data?, theirs: Data?) {
    versions = [.base: base, .ours: ours, .theirs: theirs].compactMapValues { $0 }
  }

  package subscript(version: Version) -> Data? { versions[version] }

  private static let title = Data(
    "FirstFrame unmerged reference 1\nTwo branches changed this snapshot. Type: swift run firstframe merge\n".utf8)
}

extension UnmergedReference {
  /// The contents of the file: a title, then the name, the length and the bytes of each version.
  package var file: Data {
    Version.allCases.reduce(Self.title) { file, version in
      file + Data(Self.heading(of: version, versions[version]).utf8) + (versions[version] ?? Data()) + Data("\n".utf8)
    }
  }

  /// Reads the contents of a file; `nil` if it is not an unmerged reference.
  package init?(file: Data) {
    // Almost every reference is read here, so this comes first.
    guard file.starts(with: Self.title) else { return nil }
    var rest = file.dropFirst(Self.title.count)
    var versions: [Version: Data] = [:]
    for version in Version.allCases {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")), let length = Self.length(of: version, in: rest[..<end])
      else { return nil }
      rest = rest[(end + 1)...]
      guard length ?? 0 < rest.count else { return nil }
      if let length { versions[version] = Data(rest.prefix(length)) }
      rest = rest.dropFirst((length ?? 0) + 1)
    }
    guard rest.isEmpty else { return nil }
    self.versions = versions
  }

  private static func heading(of version: Version, _ data: Data?) -> String {
    "======= \(version.rawValue): \(data.map { "\($0.count) bytes" } ?? "none")\n"
  }

  /// Reads a heading.
  ///
  /// - Returns: `nil` if the line is not the heading of the version, and `.some(nil)` if the version does not exist.
  private static func length(of version: Version, in line: Data) -> Int?? {
    guard let match = String(decoding: line, as: UTF8.self).wholeMatch(of: #/======= ([a-z]+): (?:(\d+) bytes|none)/#),
      match.1 == version.rawValue
    else { return nil }
    guard let digits = match.2 else { return .some(nil) }
    return Int(digits).map { .some($0) }
  }
}

extension UnmergedReference {
  /// Whether a file begins like an unmerged reference. Reads only its beginning.
  package static func isLikely(atPath path: String) -> Bool {
    // A pipe in place of a reference would never be read to its end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    return (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).read(upToCount: title.count)) == title
  }
}
