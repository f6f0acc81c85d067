import Foundation
import Testing

@testable import FirstFramePackagePorting

/// A port replaces the modules that the package `Platform` has, and no others.
@Suite struct PlatformModulesTests {
  @Test func portsReplaceTheModulesOfThePackage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appendingPathComponent("Platform/Package.swift"), encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: #/(?s)\nlet modules =\s*\[(.*?)\n  \]/#))
    let names = Set(list.1.matches(of: #/"(\w+)"/#).map { String($0.1) })
    // PreviewRendering is the program that draws previews; no package imports it.
    #expect(names.subtracting(["PreviewRendering"]).union(AppleFrameworks.provided) == Platform.modules)
  }
}
