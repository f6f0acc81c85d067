package import FirstFrameCompiledResources
import FirstFrameTextEscaping
import Foundation

/// The Swift source with constants for the names of a target's images and colors.
package enum GeneratedNames {
  /// Returns the source text.
  ///
  /// Members of `UIImage` and `UIColor` are declared in protocol extensions, so a member that the target itself or
  /// UIKit declares under the same name takes precedence. Assets in namespaces are members of nested enumerations.
  ///
  /// - Parameters:
  ///   - table: The target's resources.
  ///   - bundle: The expression for the target's resource bundle.
  ///   - module: The module to import.
  ///   - access: The access level of the constants, such as `public`; `nil` for internal.
  package static func source(
    for table: AssetTable, bundle: String = "Bundle.module", module: String = "UIKit", access: String? = nil
  ) -> String {
    let access = access.map { $0 + " " } ?? ""
    let images = Namespace((table.images.map(\.name) + table.symbols.map(\.name)).sorted(), suffix: "Image")
    let colors = Namespace(table.colors.map(\.name), suffix: "Color")
    var lines = [
      "// Generated from the target's asset catalogs.", "", "import Foundation", "import \(module)", "",
      "private let resourceBundle = \(bundle)", "",
    ]
    lines += images.resourceLines(type: "ImageResource", access: access)
    lines += colors.resourceLines(type: "ColorResource", access: access)
    lines += images.memberLines(type: "UIImage", resource: "ImageResource", access: access)
    lines += colors.memberLines(type: "UIColor", resource: "ColorResource", access: access)
    return lines.joined(separator: "\n")
  }

  /// The names of assets, by namespace.
  private struct Namespace {
    var members: [(identifier: String, name: String)] = []
    var namespaces: [String: Namespace] = [:]

    init() {}

    init(_ names: [String], suffix: String) {
      for name in names {
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last else { continue }
        insert(name, identifier: Identifier.member(last, droppingSuffix: suffix), path: parts.dropLast())
      }
    }

    private mutating func insert(_ name: String, identifier: String?, path: ArraySlice<String>) {
      if let first = path.first {
        guard let type = Identifier.type(first) else { return }
        namespaces[type, default: Namespace()].insert(name, identifier: identifier, path: path.dropFirst())
      } else if let identifier, !members.contains(where: { $0.identifier == identifier }) {
        // If two names have the same identifier, only the first gets a constant.
        members.append((identifier, name))
      }
    }

    func resourceLines(type: String, access: String) -> [String] {
      guard !members.isEmpty || !namespaces.isEmpty else { return [] }
      return ["extension \(type) {"]
        + body(indent: "  ", access: access) { name in
          "\(type)(name: \(name.swiftLiteral), bundle: resourceBundle)"
        } + ["}", ""]
    }

    func memberLines(type: String, resource: String, access: String) -> [String] {
      var lines: [String] = []
      if !members.isEmpty {
        let name = "FirstFrame\(type)Names"
        lines += [
          "\(access)protocol \(name) {}", "extension \(type): \(name) {}", "extension \(name) where Self == \(type) {",
        ]
        lines += members.map { member in
          "  \(access)static var \(member.identifier): \(type) { \(type)(resource: \(resource).\(member.identifier)) }"
        }
        lines += ["}", ""]
      }
      if !namespaces.isEmpty {
        lines += ["extension \(type) {"] + nestedMembers(indent: "  ", path: resource, type: type, access: access)
        lines += ["}", ""]
      }
      return lines
    }

    private func nestedMembers(indent: String, path: String, type: String, access: String) -> [String] {
      namespaces.sorted { $0.key < $1.key }.flatMap { name, namespace in
        let path = "\(path).\(name)"
        return ["\(indent)\(access)enum \(name) {"]
          + namespace.members.map { member in
            let value = "\(type)(resource: \(path).\(member.identifier))"
            return "\(indent)  \(access)static var \(member.identifier): \(type) { \(value) }"
          }
          + namespace.nestedMembers(indent: indent + "  ", path: path, type: type, access: access) + ["\(indent)}"]
      }
    }

    private func body(
      indent: String, access: String, value: (String) -> String
    ) -> [String] {
      members.flatMap { member in
        [
          "\(indent)/// The asset \(member.name.swiftLiteral).",
          "\(indent)\(access)static let \(member.identifier) = \(value(member.name))",
        ]
      }
        + namespaces.sorted { $0.key < $1.key }.flatMap { name, namespace in
          ["\(indent)\(access)enum \(name) {"]
            + namespace.body(indent: indent + "  ", access: access, value: value) + ["\(indent)}"]
        }
    }
  }
}

/// Swift identifiers for asset names, by Xcode's rules.
package enum Identifier {
  /// Returns the name of a constant, such as `iconHome` for `icon-home`; `nil` if the name has no letter or digit.
  ///
  /// - Parameter suffix: A word at the end that Xcode leaves out: `Image` for images and `Color` for colors.
  package static func member(_ name: String, droppingSuffix suffix: String) -> String? {
    var words = words(of: name)
    if let last = words.last {
      if words.count > 1, last.lowercased() == suffix.lowercased() {
        words.removeLast()
      } else if last.hasSuffix(suffix), last.count > suffix.count {
        words[words.count - 1] = String(last.dropLast(suffix.count))
      }
    }
    guard let first = words.first else { return nil }
    let head = loweringStart(of: first)
    return valid(head + words.dropFirst().map(capitalized).joined())
  }

  /// Returns the name of a namespace's type, such as `Icons`.
  package static func type(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : valid(words.map(capitalized).joined())
  }

  private static func words(of name: String) -> [String] {
    name.unicodeScalars.split { !$0.isPartOfName }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Changes an initial capital or abbreviation to lower case: `URLIcon` becomes `urlIcon`.
  private static func loweringStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    if capitals.endIndex == word.endIndex { return word.lowercased() }
    let next = word[capitals.endIndex]
    let count = capitals.count > 1 && next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func valid(_ identifier: String) -> String {
    // Xcode also writes `_` before numbers that Swift allows at the start, such as `²`.
    SwiftIdentifier.escaped(identifier.first?.isNumber == true ? "_" + identifier : identifier)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a part of a word: a letter, a digit or a mark.
  fileprivate var isPartOfName: Bool {
    guard continuesSwiftIdentifier else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic || properties.numericType != nil
    }
  }
}
