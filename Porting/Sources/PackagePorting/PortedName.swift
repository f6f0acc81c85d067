import Foundation

/// Rules for the names and paths of a package, which become paths and parts of the generated manifest.
enum PortedName {
  /// Whether a name can be that of a target: letters, digits, `_`, `-`, `+`, spaces, and dots except at the start.
  static func isTarget(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".") && !name.hasPrefix("-")
      && name.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || "_-+. ".unicodeScalars.contains($0) }
  }

  /// Whether a name can be that of a module: a Swift identifier.
  static func isModule(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name.utf8.count <= 200 else { return false }
    return (isLetter(first) || first == "_")
      && name.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || $0 == "_" }
  }

  /// The name of a target's module: its name with `_` in place of other characters than letters and digits.
  static func module(ofTarget name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether a path, relative to the package, stays in it. Links are not followed.
  static func isBelowPackage(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.utf8.contains(0) else { return false }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      guard depth >= 0 else { return false }
    }
    return true
  }

  /// Whether a name of a file can be part of the path of a generated file, for SwiftPM and the build.
  static func isPlain(_ name: Substring) -> Bool {
    name.utf8.count <= 200
      && name.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || "_-+.@~()&, ".unicodeScalars.contains($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.properties.isAlphabetic : CharacterSet.letters.contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
