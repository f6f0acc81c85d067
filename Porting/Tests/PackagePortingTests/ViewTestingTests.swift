import FirstFrameProgramTesting
import FirstFrameSourceRewriting
import Foundation
import Testing

@testable import FirstFramePackagePorting

/// Ports of packages that test SwiftUI views.
@Suite final class ViewTestingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// Platform", to: "platform/Platform/Package.swift")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [
          .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
          .package(url: "https://github.com/nalexn/ViewInspector", from: "0.10.0"),
        ],
        targets: [
          .target(
            name: "Cards",
            swiftSettings: [
              .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
              .enableUpcomingFeature("MemberImportVisibility"),
            ]),
          .testTarget(name: "CardTests", dependencies: ["Cards"], swiftSettings: [.defaultIsolation(MainActor.self)]),
          .testTarget(
            name: "CardCaseTests", dependencies: ["Cards"], swiftSettings: [.defaultIsolation(MainActor.self)]),
          .testTarget(name: "PlainTests"),
        ])
      """, to: "App/Package.swift")
    try folder.write("import SwiftUI\n", to: "App/Sources/Cards/Card.swift")
    try folder.write("import Cards\nimport SnapshotTesting\nimport Testing\n", to: "App/Tests/CardTests/A.swift")
    try folder.write("import Cards\nimport Testing\n", to: "App/Tests/CardTests/B.swift")
    try folder.write("import Cards\nimport ViewInspector\nimport XCTest\n", to: "App/Tests/CardCaseTests/C.swift")
    try folder.write("import SnapshotTesting\nimport XCTest\n", to: "App/Tests/PlainTests/D.swift")
  }

  private var scratch: URL { URL(fileURLWithPath: folder.path + "/App/.build/firstframe-port") }

  private func port() throws -> PortReport {
    var port = PackagePort(
      package: URL(fileURLWithPath: folder.path + "/App"), configuration: PortConfiguration(), scratch: scratch,
      platform: Platform(folder: URL(fileURLWithPath: folder.path + "/platform/Platform")))
    return try port.write()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: scratch.appendingPathComponent(path), encoding: .utf8)
  }

  /// The declaration of a target in the manifest of the port.
  private func declaration(of target: String) throws -> String {
    let parts = try text("Package.swift").components(separatedBy: "arget(\n")
    return try #require(parts.first { $0.drop { $0 == " " }.hasPrefix("name: \"\(target)\",") })
  }

  @Test func importTheSnapshotsOfViewsWhereTheyReachBothModules() throws {
    _ = try port()
    for file in ["A", "B"] {
      #expect(try text("Tests/CardTests/\(file).ported.swift").contains("import _SnapshotTesting_SwiftUI\n"))
    }
    #expect(try declaration(of: "CardTests").contains("_SnapshotTesting_SwiftUI"))
    for (target, file) in [("PlainTests", "D"), ("CardCaseTests", "C")] {
      #expect(try !text("Tests/\(target)/\(file).ported.swift").contains("_SnapshotTesting_SwiftUI"))
      #expect(try !declaration(of: target).contains("_SnapshotTesting_SwiftUI"))
    }
  }

  @Test func keepTheIsolationAndThePermittingFeaturesOfTheirTargets() throws {
    _ = try port()
    let isolation = #"["-default-isolation", "MainActor"]"#
    let library = try declaration(of: "Cards")
    #expect(library.contains(isolation))
    #expect(library.contains(#".enableUpcomingFeature("InferIsolatedConformances")"#))
    #expect(!library.contains("MemberImportVisibility"))
    #expect(try declaration(of: "CardTests").contains(isolation))
    // XCTest on Linux calls tests outside of the main actor.
    #expect(try !declaration(of: "CardCaseTests").contains(isolation))
  }

  @Test func nameWhatCannotReadViewsHere() throws {
    let report = try port()
    let finding = try #require(report.findings.first { $0.reason.contains("ViewInspector") })
    #expect(finding.reason.contains("reads the stored properties of Apple's views"))
    #expect(finding.remedy == "Compare the view's picture with `assertSnapshot(of: view, as: .image)`.")
    #expect(try !text("Package.swift").contains("nalexn"))
  }
}
