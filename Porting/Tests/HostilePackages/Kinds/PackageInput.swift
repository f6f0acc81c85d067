import FirstFramePackagePorting
import FirstFrameSeededRandomness
import Foundation

/// Damaged `firstframe.json` files.
struct ConfigurationInput: InputKind {
  static let name = "configuration"

  private let scratch: ScratchFolder

  init(scratch: ScratchFolder) throws {
    self.scratch = scratch
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    let mutation = InputMutation(donors: [Array(Self.file.utf8)], tokens: Self.tokens)
    return HostileInput(path: "firstframe.json", bytes: mutation.mutated(Array(Self.file.utf8), &random))
  }

  func read(_ input: HostileInput) throws {
    let file = try scratch.write(input.bytes, to: input.path)
    do {
      _ = try PortConfiguration(contentsOf: file).environment
    } catch {
      guard "\(error)".contains(file.path) else { throw InputFault.invalidResult("no file in: \(error)") }
      throw error
    }
  }

  private static let file = #"""
    {"device":"iPhone13","systemVersion":"18","targets":[{"name":"A","path":"Sources/A","type":"library","dependencies":["B"],
    "resources":["a.json"]}],"modules":{"Firebase":"Stubs/Firebase"},"exclude":["Sources/A/x.swift"],
    "fonts":["a.ttf",{"name":"B","sha256":"e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec"}]}
    """#

  private static let tokens = ["null", "[]", "{}", "\"a\":1", "\\u0000", "\\ud800", "1e999", "\"\"", "../..", "true"]
}

/// Damaged output of `swift package dump-package`.
struct ManifestInput: InputKind {
  static let name = "manifest"

  init(scratch: ScratchFolder) throws {}

  func input(_ random: inout SeededGenerator) -> HostileInput {
    let mutation = InputMutation(donors: [Array(Self.file.utf8)], tokens: Self.tokens)
    return HostileInput(path: "manifest.json", bytes: mutation.mutated(Array(Self.file.utf8), &random))
  }

  func read(_ input: HostileInput) throws {
    let object = try JSONSerialization.jsonObject(with: Data(input.bytes))
    _ = PackageManifest(dump: object as? [String: Any] ?? [:])
  }

  private static let file = #"""
    {"name":"P","toolsVersion":{"_version":"5.9.0"},"swiftLanguageVersions":["5"],"defaultLocalization":"en","products":[{"name":"A",
    "targets":["A"],"type":{"library":["automatic"]}}],"targets":[{"name":"A","type":"regular","path":"Sources/A","sources":["a"],
    "exclude":["b"],"dependencies":[{"byName":["B",null]},{"product":["C","c",null,null]}],"resources":[{"path":"r","rule":{"copy":{}}}],
    "settings":[{"kind":{"swiftLanguageMode":{"_0":"6"}}},{"kind":{"define":{"_0":"X"}}}]},{"name":"AT","type":"test"}],
    "dependencies":[{"fileSystem":[{"identity":"b","path":"../b"}]},{"sourceControl":[{"identity":"c","location":{"remote":[{"urlString":
    "https://example.com/c"}]},"requirement":{"range":[{"lowerBound":"1.0.0","upperBound":"2.0.0"}]}}]}]}
    """#

  private static let tokens = ["null", "[]", "{}", "\"a\":1", "\\u0000", "\\ud800", "1e999", "\"\"", "true", "[null]"]
}
