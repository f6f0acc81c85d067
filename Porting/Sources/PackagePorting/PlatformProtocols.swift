import FirstFrameSourceRewriting
import Foundation
import SwiftSyntax

/// The protocols of the platform modules, whose optional requirements have default implementations.
///
/// They are read from the sources of the modules, and only where a package needs them.
struct PlatformProtocols: Sendable {
  /// The folders with the sources.
  let folders: [URL]

  init(folders: [URL]) {
    self.folders = folders
  }

  /// The protocols of a copy of FirstFrame, which has the platform package beside its own sources.
  init(of platform: Platform) {
    let root = platform.folder.deletingLastPathComponent()
    self.init(folders: [
      root.appendingPathComponent("Sources/Components/HeadlessUIKit"),
      platform.folder.appendingPathComponent("Sources"),
    ])
  }

  /// The optional requirements of some protocols and of those that they inherit from.
  func requirements(
    of names: Set<String>
  ) -> (requirements: Set<ModuleIndex.OptionalRequirement>, parents: [String: Set<String>]) {
    guard !names.isEmpty else { return ([], [:]) }
    let sources = SourceNames(in: folders)
    var result: Set<ModuleIndex.OptionalRequirement> = []
    var parents: [String: Set<String>] = [:]
    var open = names
    var seen: Set<String> = []
    while let name = open.popFirst() {
      guard seen.insert(name).inserted, let declaring = sources.files[name] else { continue }
      let facts = ProtocolFacts(
        of: name, in: declaring.map(SourceRewriter.parse), internalTypes: sources.internalTypes)
      guard facts.isDeclared else { continue }
      result.formUnion(facts.requirements)
      parents[name] = facts.parents
      open.formUnion(facts.parents)
    }
    return (result, parents)
  }
}

/// What the lines of some sources declare, found without parsing them.
private struct SourceNames {
  /// The texts of the files that declare or extend a protocol, by its name.
  private(set) var files: [String: [String]] = [:]
  /// The names of the types that the modules keep to themselves.
  private(set) var internalTypes: Set<String> = []

  init(in folders: [URL]) {
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where path.hasSuffix(".swift") {
        if let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) { add(text) }
      }
    }
  }

  private mutating func add(_ text: String) {
    var names: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      // Declarations of a file are not indented.
      guard let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else { continue }
      let words = Substring(line).split(separator: " ").map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
      for (keyword, name) in zip(words, words.dropFirst()) {
        if keyword == "protocol" || keyword == "extension" { names.insert(String(name)) }
      }
      let isInternal = !words.contains { ["public", "open", "extension"].contains($0) }
      if isInternal, let position = words.firstIndex(where: { ["enum", "struct", "class"].contains($0) }),
        position + 1 < words.count
      {
        internalTypes.insert(String(words[position + 1]))
      }
    }
    for name in names { files[name, default: []].append(text) }
  }
}
