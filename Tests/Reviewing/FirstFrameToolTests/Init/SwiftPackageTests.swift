import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// Reading and editing manifests with SwiftPM's own commands.
struct SwiftPackageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "scratch/empty")
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Cards",
      targets: [
        .target(name: "Cards"),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
      ])

    """

  private static let steps: [ManifestStep] = [
    .dependency(.path("/sources/FirstFrame")),
    .product("HeadlessUIKit", package: "FirstFrame", of: "Cards"),
    .tests("CardsSnapshotTests"),
    .target("Cards", of: "CardsSnapshotTests"),
    .product("FirstFrame", package: "FirstFrame", of: "CardsSnapshotTests"),
  ]

  private func edited(_ manifest: String) throws -> String {
    let edit = ManifestEdit(path: "Package.swift", steps: Self.steps)
    let data = try edit.edited(
      Data(manifest.utf8), folders: ["Sources/Cards", "Tests/CardsTests"], in: folder.path("scratch"))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aManifestIsEditedAndFormatted() throws {
    #expect(
      try edited(Self.manifest) == """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "Cards",
          dependencies: [
            .package(path: "/sources/FirstFrame")
          ],
          targets: [
            .target(
              name: "Cards",
              dependencies: [
                .product(name: "HeadlessUIKit", package: "FirstFrame")
              ]),
            .testTarget(name: "CardsTests", dependencies: ["Cards"]),
            .testTarget(
              name: "CardsSnapshotTests",
              dependencies: [
                .target(name: "Cards"),
                .product(name: "FirstFrame", package: "FirstFrame"),
              ]),
          ])

        """)
  }

  @Test func aManifestThatSwiftPMCannotEditIsNamedWithTheLinesToAdd() throws {
    let manifest = Self.manifest.replacing("targets: [\n", with: "targets: Array([\n").replacing("  ])", with: "  ]))")
    let error = #expect(throws: InitError.self) { try edited(manifest) }
    guard case .cannotEdit(_, _, let lines) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(
      lines.map(\.code) == [
        #".package(path: "/sources/FirstFrame"),"#,
        #".product(name: "HeadlessUIKit", package: "FirstFrame"),"#,
        #".testTarget(name: "CardsSnapshotTests", dependencies: ["Cards", .product(name: "FirstFrame", package: "FirstFrame")]),"#,
      ])
    #expect(
      lines.map(\.place) == [
        "dependencies of the package", "dependencies of the target Cards", "targets of the package",
      ])
  }

  @Test func anInvalidManifestIsNamedWithItsLine() throws {
    try folder.write("// swift-tools-version: 6.0\nlet package = \n", to: "broken/Package.swift")
    let error = #expect(throws: InitError.self) {
      try SwiftPackage(in: folder.path("broken"), scratch: folder.path("scratch"))
    }
    #expect(error?.description.contains("broken/Package.swift cannot be read by SwiftPM: line ") == true)
  }

  @Test func targetsAndDependenciesAreRead() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Cards",
        dependencies: [.package(path: "../FirstFrame"), .package(url: "https://example.com/a/Other", branch: "main")],
        targets: [
          .target(
            name: "Cards",
            dependencies: ["Base", .product(name: "HeadlessUIKit", package: "FirstFrame")],
            swiftSettings: [.define("X"), .enableUpcomingFeature("InternalImportsByDefault")]),
          .target(name: "Base", path: "Other/Base"),
          .executableTarget(name: "tool"),
          .testTarget(name: "CardsTests", dependencies: [.target(name: "Cards")]),
        ])
      """, to: "Cards/Package.swift")
    let package = try SwiftPackage(in: folder.path("Cards"), scratch: folder.path("scratch"))
    #expect(package.libraries.map(\.name) == ["Cards", "Base"])
    #expect(package.target("Cards")?.dependencies == ["Base", "HeadlessUIKit"])
    #expect(package.target("Cards")?.importsInternally == true)
    #expect(package.target("Base")?.path == "Other/Base")
    #expect(package.target("tool")?.kind == .other)
    #expect(package.target("CardsTests")?.kind == .test)
    #expect(package.dependencyOnFirstFrame?.path == folder.path("FirstFrame"))
    #expect(package.dependencies.map(\.identity) == ["firstframe", "other"])
  }

  @Test(
    arguments: [
      ("import UIKit", ["UIKit"]),
      ("@testable import Cards", ["Cards"]),
      ("  @_spi(Internal) public import UIKit // views", ["UIKit"]),
      ("import class UIKit.UIView", ["UIKit"]),
      ("package import struct Foundation.URL", ["Foundation"]),
      ("// import UIKit", []),
      ("let text = \"import UIKit\"", []),
      ("#if canImport(UIKit)\n  import UIKit\n#else\n  import HeadlessUIKit\n#endif", ["UIKit", "HeadlessUIKit"]),
    ] as [(String, Set<String>)])
  func importsAreFound(source: String, modules: Set<String>) {
    #expect(TargetFolders.imports(in: source) == modules)
  }

  @Test(arguments: [
    ("/work/Cards", "Cards"), ("/work/my-cards", "MyCards"), ("/work/cards", "cards"), ("/work/ui kit 2", "UiKit2"),
    ("/work/2048", "Components"), ("/work/---", "Components"), ("/work/class", "Components"),
  ])
  func newPackagesHaveNamesOfModules(folder: String, name: String) {
    #expect(StartingPackage.name(for: folder) == name)
  }
}
