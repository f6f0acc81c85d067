import Foundation

/// A part of a file name, made of a name that may have any characters.
///
/// Letters and digits of any script, `-`, `_` and single dots within stay; all else becomes `-`. Where that
/// changed the name, a short hash of what it was follows, so that different names stay different files.
package struct FileNameComponent: Hashable, Sendable {
  package let text: String

  /// The longest part, in bytes of UTF-8: three of them and an extension fit into the 255 that file systems allow.
  static let longest = 100

  package init(_ name: String) {
    guard !Self.isPlain(name) else {
      text = name
      return
    }
    let composed = name.precomposedStringWithCanonicalMapping
    let safe = Self.shortened(Self.replacingUnsafe(in: composed))
    guard !safe.utf8.elementsEqual(name.utf8) else {
      text = safe
      return
    }
    let hash = StableHash(of: name).text
    text = safe.isEmpty ? hash : "\(safe)-\(hash)"
  }

  /// Whether a name stays as it is, told without Unicode's tables: most names are identifiers.
  private static func isPlain(_ name: String) -> Bool {
    let bytes = name.utf8
    return !bytes.isEmpty && bytes.count <= longest
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func replacingUnsafe(in name: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isAllowed = isSafe(scalar) && !(scalar == "." && (safe.isEmpty || safe.last == "."))
      if isAllowed {
        safe.append(scalar)
      } else if let last = safe.last, last != "-" {
        safe.append("-")
      }
    }
    while let last = safe.last, last == "-" || last == "." {
      // A name may end in a dash of its own.
      if last == "-", name.hasSuffix("-") { break }
      safe.removeLast()
    }
    return String(safe)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", ".": true
    case _ where scalar.isASCII: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    default: CharacterSet.alphanumerics.contains(scalar)
    }
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    var short = ""
    for character in name {
      guard short.utf8.count + character.utf8.count <= longest - StableHash.length - 1 else { break }
      short.append(character)
    }
    return short
  }
}
