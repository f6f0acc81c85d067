import FirstFrameLocalFiles
import Foundation

/// The Swift sources of a package, and the constants in them.
package struct PackageSources: Sendable {
  let files: [SourceFile]
  let lines: [[Substring]]
  let constants: [String: [StyleConstant]]
  let sites: [SourceSite]
  private let inheritance: [String: [String]]
  private let members: [String: [String: [String]]]
  private let declared: Set<String>
  /// For each type, the words of the files that declare or extend it.
  private let words: [String: Set<String>]

  /// The limits of the sources that are read, in bytes and files.
  private static let limits = (bytes: 4 << 20, files: 4000)
  private static let omittedFolders: Set = ["Tests", "Platform", "Benchmarks", "node_modules", "Pods"]

  /// Reads the sources below a folder, except hidden folders and tests. Files that cannot be read are omitted, because
  /// causes are only likely anyway.
  package init(below folder: String) {
    var texts: [(String, String)] = []
    var size = 0
    for path in Self.paths(below: folder, "") {
      guard texts.count < Self.limits.files, size < Self.limits.bytes else { break }
      guard let data = try? LocalFile.read(folder + "/" + path), let text = String(validating: data, as: UTF8.self)
      else { continue }
      size += data.count
      texts.append((path, text))
    }
    self.init(texts)
  }

  /// - Parameter texts: The paths and the contents of the files.
  init(_ texts: [(path: String, source: String)]) {
    let files = texts.map { SourceFile(path: $0.path, source: $0.source) }
    self.files = files
    lines = texts.map { $0.source.split(separator: "\n", omittingEmptySubsequences: false) }
    inheritance = files.reduce(into: [:]) { $0.merge($1.inheritance) { $0 + $1 } }
    members = files.reduce(into: [:]) { $0.merge($1.members) { $0.merging($1) { first, _ in first } } }
    declared = files.reduce(into: []) { $0.formUnion($1.declared) }
    words = files.reduce(into: [:]) { words, file in
      let own = Set(file.tokens.lazy.filter { $0.kind == .identifier }.map(\.text))
      for type in file.inheritance.keys { words[type, default: []].formUnion(own) }
    }
    var constants: [String: [StyleConstant]] = [:]
    var definitions: [[Int: StyleConstant]] = []
    for file in files {
      var tokens: [Int: StyleConstant] = [:]
      for (constant, values) in file.constants {
        constants[constant.owner, default: []].append(constant)
        for value in values { tokens[value] = constant }
      }
      definitions.append(tokens)
    }
    self.constants = constants
    sites = files.indices.flatMap { Self.sites(in: files[$0], index: $0, constants, definitions[$0]) }
  }

  private static func paths(below folder: String, _ path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)) ?? []
    return names.sorted().flatMap { name -> [String] in
      guard !name.hasPrefix("."), !omittedFolders.contains(name) else { return [] }
      let child = path.isEmpty ? name : path + "/" + name
      if LocalFile.isFolder(folder + "/" + child) { return paths(below: folder, child) }
      return name.hasSuffix(".swift") && name != "Package.swift" && LocalFile.isRegular(folder + "/" + child)
        ? [child] : []
    }
  }

  private static func sites(
    in file: SourceFile, index: Int, _ constants: [String: [StyleConstant]], _ definitions: [Int: StyleConstant]
  ) -> [SourceSite] {
    file.tokens.indices.compactMap { position in
      let token = file.tokens[position]
      let content: SourceSite.Content
      var start = position
      if let color = token.color {
        content = .color(color)
      } else if let number = token.number {
        content = .number(number)
      } else if token.kind == .string {
        content = .string(token.text)
      } else if let (constant, first) = use(at: position, in: file, constants) {
        (content, start) = (.use(constant), first)
      } else {
        return nil
      }
      return SourceSite(file: index, tokens: start..<position + 1, content: content, defined: definitions[position])
    }
  }

  /// The constant that a name such as `Spacing.small` refers to, and the first token of the name.
  private static func use(
    at position: Int, in file: SourceFile, _ constants: [String: [StyleConstant]]
  ) -> (StyleConstant, Int)? {
    let tokens = file.tokens
    guard position >= 2, tokens[position].kind == .identifier, tokens[position - 1].text == ".",
      let constant = constants[tokens[position - 2].text]?.first(where: { $0.name == tokens[position].text })
    else { return nil }
    var first = position - 2
    while first >= 2, tokens[first - 1].text == ".", tokens[first - 2].kind == .identifier,
      tokens[first - 2].text.first?.isUppercase == true
    {
      first -= 2
    }
    return (constant, first)
  }

  /// The type that declares a member of a type or of its superclasses, and the member's own type; empty if unknown.
  func member(_ name: String, of type: String) -> (owner: String, type: String)? {
    for owner in [type] + superclasses(of: type) {
      guard let types = members[owner]?[name] else { continue }
      return (owner, types.first(where: isView) ?? types.first(where: isType) ?? "")
    }
    return nil
  }

  /// The types of the package that the sources of some types mention, directly or through others: for each type, the
  /// number of steps.
  func reachableTypes(from types: Set<String>) -> [String: Int] {
    var (steps, waiting) = (Dictionary(uniqueKeysWithValues: types.map { ($0, 0) }), types)
    for step in 1...3 {
      let mentioned = waiting.reduce(into: Set<String>()) { $0.formUnion(words[$1] ?? []) }
      waiting = mentioned.filter { steps[$0] == nil && inheritance[$0] != nil }
      for type in waiting { steps[type] = step }
    }
    return steps
  }

  /// Whether the sources of any of some types mention a word.
  func areMentioned(_ names: [String], in types: Set<String>) -> Bool {
    types.contains { type in words[type].map { words in names.contains(where: words.contains) } ?? false }
  }

  func superclasses(of type: String) -> [String] {
    var (found, waiting) = ([String](), inheritance[type] ?? [])
    while let next = waiting.popLast() {
      guard !found.contains(next), next != type, declared.contains(next) else { continue }
      found.append(next)
      waiting += inheritance[next] ?? []
    }
    return found
  }

  /// Whether a type is declared in the sources and inherits from a class of UIKit.
  func isView(_ type: String) -> Bool {
    guard declared.contains(type), let direct = inheritance[type] else { return false }
    return ([direct] + superclasses(of: type).map { inheritance[$0] ?? [] }).contains {
      $0.contains { $0.hasPrefix("UI") }
    }
  }

  func isType(_ name: String) -> Bool { declared.contains(name) }

  /// How the expression around a site changes with its constant.
  func factor(of site: SourceSite) -> ConstantFactor {
    guard case .use = site.content else { return ConstantFactor() }
    return ConstantFactor(of: site.tokens, in: files[site.file])
  }

  /// The source code of a site.
  func code(of site: SourceSite) -> String {
    let tokens = files[site.file].tokens[site.tokens]
    return tokens.map { $0.kind == .string ? "\"\($0.text)\"" : $0.text }.joined()
  }
}
