import Foundation
import Testing

@testable import FirstFramePackagePorting

/// The lists of frameworks.
struct AppleFrameworksTests {
  private static let platform = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Platform")

  @Test func `The platform package has a module for each provided framework, and no other`() throws {
    let manifest = try String(contentsOf: Self.platform.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try #require(
      manifest.components(separatedBy: "let frameworks:").last?.components(separatedBy: "\n]").first)
    let names = list.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  \"") else { return nil }
      return line.dropFirst(3).split(separator: "\"").first.map(String.init)
    }
    #expect(Set(names) == AppleFrameworks.provided)
    #expect(names.count == AppleFrameworks.provided.count)
  }

  @Test func `A framework is provided or empty`() {
    #expect(AppleFrameworks.provided.isDisjoint(with: AppleFrameworks.empty))
    #expect(Platform.modules.isDisjoint(with: AppleFrameworks.empty))
  }
}
