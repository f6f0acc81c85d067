import FirstFrameProgramTesting
import Foundation
import Testing

/// `firstframe init` as a process, in temporary folders.
struct InitCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let package = Package(\n  name: \"FirstFrame\",", to: "FirstFrame/Package.swift")
    try FileManager.default.createDirectory(atPath: folder.path("Cards"), withIntermediateDirectories: true)
  }

  private func runInit(_ arguments: String...) throws -> Program.Result {
    try Program.firstframe.run(
      ["init"] + arguments, in: folder.path("Cards"), environment: ["FIRSTFRAME_HOME": folder.path("FirstFrame")])
  }

  /// The contents of all files of the package.
  private func state() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("Cards"))
    return Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, FileManager.default.contents(atPath: folder.path("Cards/" + $0)) ?? Data())
      })
  }

  @Test func anEmptyFolderBecomesAPackage() throws {
    let result = try runInit()
    #expect(result.status == 0, "\(result)")
    #expect(result.error.isEmpty)
    let files = try state()
    for path in [
      ".devcontainer/devcontainer.json", ".gitattributes", ".github/workflows/snapshots.yml", ".gitignore",
      "Package.swift", "Sources/Cards/DeliveryCard/DeliveryCardView+Previews.swift",
      "Sources/Cards/DeliveryCard/DeliveryCardView.swift", "Sources/Cards/DeliveryCard/DeliveryCardViewModel.swift",
      "Tests/CardsSnapshotTests/DeliveryCardViewTests.swift",
    ] {
      #expect(files[path] != nil, "\(path)")
      #expect(result.output.contains("new      \(path)"), "\(path)")
    }
    let manifest = try folder.text(of: "Cards/Package.swift")
    #expect(manifest.contains(#".package(path: "../FirstFrame")"#))
    #expect(manifest.contains(#".product(name: "HeadlessUIKit", package: "FirstFrame")"#))
    #expect(result.output.contains("  SNAPSHOT_TESTING_RECORD=missing swift test\n"))
    #expect(
      try folder.text(of: "Cards/Tests/CardsSnapshotTests/DeliveryCardViewTests.swift").hasPrefix("import Cards\n"))
  }

  @Test func aSecondRunChangesNothing() throws {
    _ = try runInit()
    let before = try state()
    let result = try runInit()
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("Nothing to write."))
    #expect(!result.output.contains("new  "))
    #expect(try state() == before)
  }

  @Test func aDryRunWritesNothing() throws {
    let result = try runInit("--dry-run")
    #expect(result.status == 0)
    #expect(result.output.contains("new      Package.swift"))
    #expect(result.output.hasSuffix("Nothing was written (--dry-run).\n"))
    #expect(try state().isEmpty)
  }

  @Test func existingFilesAreKept() throws {
    try folder.write("name: Ours\n", to: "Cards/.github/workflows/snapshots.yml")
    try folder.write("{}", to: "Cards/.devcontainer/devcontainer.json")
    try folder.write("*.o", to: "Cards/.gitignore")
    let result = try runInit()
    #expect(result.status == 0, "\(result)")
    #expect(try folder.text(of: "Cards/.github/workflows/snapshots.yml") == "name: Ours\n")
    #expect(try folder.text(of: "Cards/.devcontainer/devcontainer.json") == "{}")
    #expect(try folder.text(of: "Cards/.gitignore") == "*.o\n.build/\n")
    #expect(result.output.contains("kept     .github/workflows/snapshots.yml  (exists)"))
    #expect(result.output.contains("changed  .gitignore  (gets `.build/`)"))
  }

  @Test func aPackageKeepsItsTargets() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Base"), .target(name: "Shop"), .testTarget(name: "ShopTests")])
      """, to: "Cards/Package.swift")
    for path in ["Sources/Base/a.swift", "Sources/Shop/a.swift", "Tests/ShopTests/a.swift"] {
      try folder.write("", to: "Cards/" + path)
    }
    let before = try state()
    let several = try runInit()
    #expect(several.status == 2)
    #expect(several.error.contains("--library Base or --library Shop"))
    #expect(try state() == before)
    let result = try runInit("--library", "Shop", "--ci", "gitlab", "--no-dev-container")
    #expect(result.status == 0, "\(result)")
    let files = try state()
    #expect(files["Sources/Shop/DeliveryCard/DeliveryCardView.swift"] != nil)
    #expect(files["Tests/ShopSnapshotTests/DeliveryCardViewTests.swift"] != nil)
    #expect(files[".gitlab-ci.yml"] != nil)
    #expect(files[".devcontainer/devcontainer.json"] == nil)
    #expect(result.output.contains("swift test --filter ShopSnapshotTests"))
    #expect(
      try runInit("--library", "Shop", "--ci", "gitlab", "--no-dev-container").output.contains("Nothing to write."))
  }

  @Test func aPackageThatImportsUIKitIsToldToBePorted() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Cards", targets: [.target(name: "Cards")])
      """, to: "Cards/Package.swift")
    try folder.write("import UIKit\n", to: "Cards/Sources/Cards/CardView.swift")
    let before = try state()
    let result = try runInit()
    #expect(result.status == 2)
    #expect(
      result.error == """
        Error: Sources/Cards/CardView.swift imports UIKit, so there is nothing to add; run the package's own tests on Linux: \
        firstframe test --package-path \(folder.path("Cards"))

        """)
    #expect(try state() == before)
  }

  @Test(arguments: [
    (["--dependency", "main"], "The value 'main' is invalid for '--dependency"),
    (["--dependency", "path:/"], "--dependency: / is no checkout of FirstFrame"),
    (["--dependency", "branch:main"], "the repository of FirstFrame is unknown"),
    (["--library", "a/b"], "--library: 'a/b' cannot be the name of a module"),
    (["--package-path", "nowhere"], "there is no such folder"),
  ])
  func wrongOptionsWriteNothing(arguments: [String], message: String) throws {
    let result = try Program.firstframe.run(
      ["init"] + arguments, in: folder.path("Cards"), environment: ["FIRSTFRAME_HOME": folder.path("FirstFrame")])
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result)")
    #expect(try state().isEmpty)
  }

  @Test func aFolderWithOtherFilesIsNotTouched() throws {
    try folder.write("", to: "Cards/App.swift")
    let result = try runInit()
    #expect(result.status == 2)
    #expect(result.error.contains("has no Package.swift, but other files (App.swift)"))
    #expect(try state().count == 1)
  }

  @Test func aFileThatCannotBeWrittenUndoesTheOthers() throws {
    // A file in place of a folder: only the last change fails.
    try folder.write("", to: "Cards/.devcontainer")
    let before = try state()
    let result = try runInit()
    #expect(result.status == 2)
    #expect(try state() == before)
  }
}
