import FirstFrameLocalFiles
import FirstFrameSourceRewriting
package import Foundation

/// The names that a port can use: those of the platform modules, and of the modules of the toolchain.
///
/// They are read from the symbol graphs of the modules, and stored beside the built copy of FirstFrame.
package struct SurfaceNames: Sendable {
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names.union(Self.words)
  }

  /// The words of the language that are used like names.
  private static let words: Set<String> = [
    "Any", "AnyObject", "Self", "Type", "Protocol", "self", "init", "some", "any", "Void", "Bundle", "module",
    "Preview",
  ]

  /// Reads the names of a built copy, and collects them if this was not done yet.
  ///
  /// - Returns: `nil` if the compiler cannot list them.
  package init?(of platform: BuiltPlatform) {
    let record = platform.folder.appendingPathComponent("names.txt")
    // Another build of the tool may collect other names.
    let source = "\(platform.stamp) \(ToolBuild.current)"
    if let text = try? String(contentsOf: record, encoding: .utf8) {
      let lines = text.split(separator: "\n").map(String.init)
      if lines.first == source {
        self.init(Set(lines.dropFirst()))
        return
      }
    }
    guard let names = Self.names(of: platform) else { return nil }
    // Collected again by the next port if it cannot be stored.
    try? LocalFile.write(Data(([source] + names.sorted()).joined(separator: "\n").utf8), to: record.path)
    self.init(names)
  }

  private static let modules =
    Platform.modules.union([
      "HeadlessUIKit", "HeadlessSwiftUI", "OpenTypeText", "FirstFrame", "OpenCombine", "Swift", "_Concurrency",
      "_StringProcessing",
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
      "Dispatch", "Observation", "Synchronization", "RegexBuilder", "XCTest", "Testing", "Glibc", "SwiftGlibc",
    ]).sorted()

  private static func names(of platform: BuiltPlatform) -> Set<String>? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
      let target = ChildProcess.run("swiftc", ["-print-target-info"])?.output.targetTriple
    else { return nil }
    for module in modules {
      let arguments = ["-module-name", module, "-target", target, "-minimum-access-level", "public"]
      // A module that the toolchain does not have has no names.
      _ = ChildProcess.run(
        "swift-symbolgraph-extract", arguments + platform.searchFlags + ["-output-dir", folder.path])
    }
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    guard files.contains(where: { $0.lastPathComponent == "HeadlessUIKit.symbols.json" }) else { return nil }
    return files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }.reduce(into: []) { names, file in
      if let data = try? LocalFile.read(file.path) { names.formUnion(Self.names(inGraph: data)) }
    }
  }

  /// The names in a symbol graph: those of its symbols, and of the generic parameters of its types, which extensions use.
  static func names(inGraph data: Data) -> Set<String> {
    let symbols = (try? JSONDecoder().decode(Graph.self, from: data))?.symbols ?? []
    return symbols.reduce(into: []) { names, symbol in
      names.formUnion(symbol.pathComponents.map { String($0.prefix { $0 != "(" }) })
      guard Graph.types.contains(symbol.kind.identifier) else { return }
      names.formUnion((symbol.swiftGenerics?.parameters ?? []).map(\.name))
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable {
        let identifier: String
      }

      struct Generics: Decodable {
        struct Parameter: Decodable {
          let name: String
        }

        let parameters: [Parameter]?
      }

      let kind: Kind
      let pathComponents: [String]
      let swiftGenerics: Generics?
    }

    static let types: Set<String> = ["swift.class", "swift.enum", "swift.struct"]

    let symbols: [Symbol]
  }

  // MARK: Missing names

  /// A finding for each name that files use and that nothing declares: the most frequent name first.
  ///
  /// - Parameters:
  ///   - files: The uses of each file, by its path.
  ///   - declared: Names that other sources declare, such as dependencies.
  func findings(about files: [(path: String, names: NameUses)], declared: Set<String>) -> [SourceFinding] {
    let known = files.reduce(into: names.union(declared)) { $0.formUnion($1.names.declared) }
    let hasDynamicMembers = files.contains { $0.names.hasDynamicMembers }
    var places: [String: [(path: String, use: NameUses.Use)]] = [:]
    for (path, names) in files {
      for use in names.uses where !known.contains(use.name) && !(use.isMember && hasDynamicMembers) {
        places[use.name, default: []].append((path, use))
      }
    }
    return places.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }.compactMap { name, uses in
      guard let (path, use) = uses.first else { return nil }
      let count = uses.count == 1 ? "" : " It is used at \(uses.count) places."
      return SourceFinding(
        severity: .error, file: path, line: use.line, column: use.column,
        reason: "`\(use.isMember ? "." : "")\(name)` is not available here, so what uses it does not compile.\(count)",
        remedy: "`firstframe test` leaves it out.")
    }
  }
}

extension BuiltPlatform {
  /// The options that find the modules, without those for compiling.
  fileprivate var searchFlags: [String] { compilerFlags.filter { !$0.hasPrefix("-D") } }
}

extension Data {
  /// The target in the output of `swiftc -print-target-info`.
  fileprivate var targetTriple: String? {
    struct Info: Decodable {
      struct Target: Decodable {
        let triple: String
      }

      let target: Target
    }
    return try? JSONDecoder().decode(Info.self, from: self).target.triple
  }
}
