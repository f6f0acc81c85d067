import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// The parts of `firstframe gallery` that need no build of a package.
@Suite struct GalleryCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.firstframe.run(["gallery", "--package-path", folder.path] + arguments)
  }

  private func writePackage() throws {
    try folder.write("// .package(path: \"../FirstFrame\")", to: "Package.swift")
  }

  @Test func aFolderWithoutAPackageIsAnError() throws {
    let result = try run()
    #expect(result.status == 2)
    #expect(result.error.contains("\(folder.path): there is no package here"))
  }

  @Test func aMistakeInTheConfigurationIsNamedBeforeAnythingIsBuilt() throws {
    try writePackage()
    try folder.write(#"{"gallery": {"accent": "red"}}"#, to: "firstframe.json")
    let result = try run()
    #expect(result.status == 2)
    #expect(result.error.contains("\(folder.path("firstframe.json")): at gallery.accent: \"red\" is not a color"))
    #expect(try folder.files(in: ".") == ["Package.swift", "firstframe.json"])
  }

  @Test func aFontThatIsNotHereIsNamedBeforeAnythingIsBuilt() throws {
    try writePackage()
    try folder.write(#"{"fonts": ["Fonts/None.ttf"]}"#, to: "firstframe.json")
    let result = try run()
    #expect(result.status == 2)
    #expect(
      result.error.contains(
        "\(folder.path("firstframe.json")): at fonts[0]: \(folder.path("Fonts/None.ttf")): there is no such file"))
    #expect(try folder.files(in: ".") == ["Package.swift", "firstframe.json"])
  }

  @Test func aFolderWithOtherFilesIsNotUsed() throws {
    try writePackage()
    try folder.write("mine", to: "public/index.html")
    let result = try run("--output", folder.path("public"))
    #expect(result.status == 2)
    #expect(result.error.contains("which FirstFrame did not write; nothing was changed"))
    #expect(try folder.text(of: "public/index.html") == "mine")
  }

  @Test func theSourcesAreNotUsed() throws {
    try writePackage()
    try folder.write("", to: "Sources/A.swift")
    let result = try run("--output", folder.path("Sources"))
    #expect(result.status == 2)
    #expect(try folder.files(in: "Sources") == ["A.swift"])
  }

  @Test func optionsOfPortsAreRefused() throws {
    try writePackage()
    let result = try run("--settled")
    #expect(result.status == 2)
    #expect(result.error.contains("--settled is for UIKit packages"))
  }

  @Test func aBuildThatFailsEndsTheCommand() throws {
    try folder.write("let usesFirstFrame = true; nonsense", to: "Package.swift")
    let result = try run()
    #expect(result.status == 2)
    #expect(result.error.contains("`swift build --build-tests --package-path \(folder.path)` ended with status 1"))
  }
}

/// Whether a package is ported.
@Suite struct PackageKindTests {
  /// A manifest, the file `firstframe.json`, and the kind.
  static let packages: [(manifest: String?, configuration: String?, kind: PackageKind?)] = [
    (nil, nil, nil),
    ("uses FirstFrame", nil, .firstFrame),
    ("uses HeadlessUIKit", nil, .firstFrame),
    ("uses UIKit", nil, .uiKit),
    (nil, "{}", .uiKit),
    ("uses FirstFrame", #"{"gallery": {"title": "A"}}"#, .firstFrame),
    ("uses FirstFrame", #"{"gallery": {}, "fonts": ["A"]}"#, .firstFrame),
    ("uses FirstFrame", "{}", .firstFrame),
    ("uses FirstFrame", #"{"gallery": {}, "device": "iPhone13"}"#, .uiKit),
    ("uses UIKit", #"{"gallery": {}}"#, .uiKit),
  ]

  @Test(arguments: packages.indices) func manifestAndConfigurationSayIt(index: Int) throws {
    let (manifest, configuration, kind) = Self.packages[index]
    let folder = try TemporaryFolder()
    if let manifest { try folder.write(manifest, to: "Package.swift") }
    if let configuration { try folder.write(configuration, to: "firstframe.json") }
    #expect(PackageKind(of: folder.url) == kind)
  }
}
