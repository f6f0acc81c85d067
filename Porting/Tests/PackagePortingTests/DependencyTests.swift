import FirstFrameLocalFiles
import FirstFrameProgramTesting
import FirstFrameSourceRewriting
import Foundation
import Testing

@testable import FirstFramePackagePorting

/// Packages that a ported package depends on, by path and by URL.
@Suite final class DependencyTests {
  private let folder: TemporaryFolder
  private var root: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  /// Writes a package with a library that has its name.
  private func writePackage(
    _ name: String, dependencies: String = "", targets: String, sources: [String: String]
  ) throws {
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies)], targets: [\(targets)])
      """, to: "\(name)/Package.swift")
    for (path, text) in sources { try write(text, to: "\(name)/Sources/\(path)") }
  }

  /// Makes a package one that can be named by URL, with version 1.0.0.
  private func publish(_ name: String) throws -> String {
    let commands = [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "a"],
      ["tag", "1.0.0"],
    ]
    for arguments in commands {
      let result = try #require(ChildProcess.run("git", ["-C", root + "/" + name] + arguments))
      try #require(result.status == 0, "\(result.errors)")
    }
    return #".package(url: "file://\#(root)/\#(name)", from: "1.0.0")"#
  }

  @Test func aDependencyThatCannotBeFetchedLeavesTheOthers() throws {
    try writePackage(
      "Fonts", targets: #".target(name: "Fonts")"#,
      sources: ["Fonts/Fonts.swift": "import UIKit\npublic func font() -> UIFont { .systemFont(ofSize: 12) }"])
    let fonts = try publish("Fonts")
    try writePackage(
      "App",
      dependencies: #"\#(fonts), .package(url: "file://\#(root)/Nowhere", from: "1.0.0")"#,
      targets: #".target(name: "App", dependencies: ["Fonts", .product(name: "Absent", package: "Nowhere")])"#,
      sources: ["App/App.swift": "import Absent\nimport Fonts\nlet f = font()"])
    let (report, manifest) = try port()
    let reasons = report.findings.map(\.reason)
    #expect(reasons.contains { $0.hasPrefix("The dependency nowhere cannot be resolved") })
    #expect(reasons.contains { $0.contains("imports Absent, which is not available") })
    #expect(manifest.contains(#".target(name: "Absent", path: "Modules/Absent")"#))
    #expect(manifest.contains(#"path: "Sources/Fonts""#))
    #expect(!manifest.contains("Nowhere"))
  }

  private func port() throws -> (report: PortReport, manifest: String) {
    let package = URL(fileURLWithPath: root + "/App")
    try write("// Platform", to: "platform/Platform/Package.swift")
    let scratch = package.appendingPathComponent(".build/firstframe-port")
    var port = PackagePort(
      package: package, configuration: try PortConfiguration(ofPackage: package), scratch: scratch,
      platform: Platform(folder: URL(fileURLWithPath: root + "/platform/Platform")))
    let report = try port.write()
    return (report, try String(contentsOf: scratch.appendingPathComponent("Package.swift"), encoding: .utf8))
  }

  @Test func thatNeedApplesModulesArePortedHoweverTheyAreNamed() throws {
    try writePackage(
      "Store", targets: #".target(name: "Store")"#, sources: ["Store/Store.swift": "import Combine\n"])
    try writePackage(
      "Chips", targets: #".target(name: "Chips"), .target(name: "Unused")"#,
      sources: ["Chips/Chip.swift": "#if os(iOS)\nimport UIKit\n#endif\n", "Unused/A.swift": "import UIKit\n"])
    try writePackage(
      "Sums",
      targets:
        #".target(name: "Sums", dependencies: ["SumsCore", "sums-c"]), .target(name: "SumsCore"), .target(name: "sums-c")"#,
      sources: [
        "Sums/A.swift": "#if canImport(os)\nimport os\n#endif\n", "SumsCore/B.swift": "import Foundation\n",
        "sums-c/C.swift": "import Foundation\n",
      ])
    let (chips, sums) = (try publish("Chips"), try publish("Sums"))
    try writePackage(
      "App", dependencies: [#".package(path: "../Store")"#, chips, sums].joined(separator: ", "),
      targets: #"""
        .target(name: "App", dependencies: ["Store", .product(name: "Chips", package: "Chips"),
          .product(name: "Sums", package: "Sums")], resources: [.process("absent.json")])
        """#,
      sources: [
        "App/App.swift": "import SumsCore\nimport sums_c\nimport Nowhere\n", "App/Odd.swift/text.txt": "No source.",
      ])
    let (report, manifest) = try port()
    #expect(report.targets.map(\.name) == ["App", "Chips", "Store"])
    #expect(manifest.contains(#".product(name: "Sums", package: "sums")"#))
    #expect(manifest.contains(#".target(name: "Chips")"#))
    // A module of a transitive dependency is no empty one, nor is one whose target has another name.
    #expect(!manifest.contains(#""Modules/sums_c""#))
    #expect(!manifest.contains(#""Modules/SumsCore""#))
    #expect(manifest.contains(#""Modules/Nowhere""#))
    #expect(
      report.findings.map(\.reason) == [
        #"The resource "absent.json" of the target App does not exist."#,
        "The target App imports Nowhere, which is not available; an empty module replaces it.",
      ])
  }

  @Test func testsGetTheFilesThatTheyOpenWithoutADeclaration() throws {
    try writePackage(
      "App", targets: #".target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])"#,
      sources: ["App/App.swift": "import UIKit\n", "App/unused.json": "{}"])
    for path in ["A.swift", "Data/a.json", "Info.plist", "__Snapshots__/A/a.png"] {
      try write("import UIKit\n", to: "App/Tests/AppTests/\(path)")
    }
    #expect(
      try port().manifest.components(separatedBy: ".copy(").dropFirst().map { $0.prefix { $0 != ")" } } == [
        #""FirstFrameResources/FirstFrameAssets""#, #""FirstFrameResources/a.json""#,
      ])
  }

  /// - Parameter configuration: The configuration file; `nil` for that of the package.
  private func makePort(tool: String = "1", configuredIn configuration: String? = nil) -> PackagePort {
    let package = URL(fileURLWithPath: root + "/App")
    var port = PackagePort(
      package: package, configuration: PortConfiguration(),
      scratch: package.appendingPathComponent(".build/firstframe-port"),
      platform: Platform(folder: URL(fileURLWithPath: root + "/platform/Platform")))
    port.tool = tool
    if let configuration { port.configurationFile = folder.url.appendingPathComponent(configuration) }
    return port
  }

  @Test func codeThatWasLeftOutIsCompiledAgainWithOtherPlatformModulesOrByAnotherTool() throws {
    try writePackage("App", targets: #".target(name: "App")"#, sources: ["App/App.swift": "import UIKit\nlet a = b\n"])
    try write("", to: "platform/Sources/A.swift")
    func leaveOut() throws {
      var port = makePort()
      try port.write()
      let error = CompilerError(file: root + "/App/Sources/App/App.swift", line: 2, message: "no b")
      let isNew = try port.omit([error], round: 0)
      #expect(isNew)
      try port.write()
    }
    try leaveOut()
    var second = makePort()
    try second.forgetOutdatedOmissions()
    #expect(!second.isComplete)
    try write("", to: "platform/Sources/B.swift")
    try second.forgetOutdatedOmissions()
    #expect(second.isComplete)
    #expect(makePort().isComplete)
    try leaveOut()
    var third = makePort(tool: "2")
    #expect(!third.isComplete)
    try third.forgetOutdatedOmissions()
    #expect(third.isComplete)
  }

  /// What a part lacked can be added to any file of a library. Code does not depend on tests.
  @Test func codeThatWasLeftOutIsCompiledAgainIfOtherCodeHasChanged() throws {
    try writePackage(
      "App", targets: #".target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])"#,
      sources: ["App/App.swift": "import UIKit\nlet a = b\n", "App/Other.swift": "let c = 1\n"])
    for name in ["First", "Second"] { try write("import XCTest\nlet x = y\n", to: "App/Tests/AppTests/\(name).swift") }
    try write("", to: "platform/Sources/A.swift")
    func leftOut() throws -> Int {
      var port = makePort()
      try port.forgetOutdatedOmissions()
      return port.omittedPartCount
    }
    func leaveOut() throws {
      var port = makePort()
      try port.write()
      _ = try port.omit(
        ["Sources/App/App.swift", "Tests/AppTests/First.swift"].map {
          CompilerError(file: root + "/App/\($0)", line: 2, message: "no b")
        }, round: 0)
      try port.write()
    }
    try leaveOut()
    #expect(try leftOut() == 2)
    try write("import XCTest\nlet y = 1\n", to: "App/Tests/AppTests/Second.swift")
    #expect(try leftOut() == 1)
    try leaveOut()
    try write("let b = 1\n", to: "App/Sources/App/Other.swift")
    #expect(try leftOut() == 0)
    try leaveOut()
    try write("let b = 1\n", to: "App/Sources/App/Added.swift")
    #expect(try leftOut() == 0)
    try leaveOut()
    try write(#"{"systemVersion": "17.0"}"#, to: "App/firstframe.json")
    #expect(try leftOut() == 0)
  }

  /// Writes a package with an error, and leaves it out of a port.
  ///
  /// - Parameter change: What happens during the build.
  private func leaveOutError(configuredIn configuration: String? = nil, during change: () throws -> Void = {}) throws {
    try writePackage("Store", targets: #".target(name: "Store")"#, sources: ["Store/Store.swift": "import UIKit\n"])
    try writePackage(
      "App", dependencies: #".package(path: "../Store")"#,
      targets: #".target(name: "App", dependencies: ["Store"])"#,
      sources: ["App/App.swift": "import UIKit\nlet a = b\n", "App/Other.swift": "let c = 1\n"])
    try write("", to: "platform/Sources/A.swift")
    var port = makePort(configuredIn: configuration)
    try port.write()
    try change()
    let error = CompilerError(file: root + "/App/Sources/App/App.swift", line: 2, message: "no b")
    let isNew = try port.omit([error], round: 0)
    #expect(isNew)
    try port.write()
  }

  private func leftOut(configuredIn configuration: String? = nil) throws -> Int {
    var port = makePort(configuredIn: configuration)
    try port.forgetOutdatedOmissions()
    return port.omittedPartCount
  }

  @Test func codeThatWasLeftOutIsCompiledAgainIfAFileChangedDuringTheBuild() throws {
    try leaveOutError { try write("let b = 1\n", to: "App/Sources/App/Other.swift") }
    #expect(try leftOut() == 0)
  }

  @Test(arguments: ["other.json", "Store/Package.swift", "Store/firstframe.json"])
  func codeThatWasLeftOutIsCompiledAgainIfAConfigurationOrTheManifestOfADependencyHasChanged(file: String) throws {
    try write("{}", to: "other.json")
    try leaveOutError(configuredIn: "other.json")
    #expect(try leftOut(configuredIn: "other.json") == 1)
    let text = (try? folder.text(of: file)) ?? "{}"
    try write(text + "\n", to: file)
    #expect(try leftOut(configuredIn: "other.json") == 0)
  }

  @Test func thatCannotBeReadAreNamedWithTheManifest() throws {
    try writePackage(
      "App", dependencies: #".package(path: "../Absent")"#,
      targets: #".target(name: "App", dependencies: [.product(name: "Absent", package: "Absent")])"#,
      sources: ["App/App.swift": "import UIKit\n"])
    let error = #expect(throws: PortError.self) { try self.port() }
    #expect(
      error?.description
        == "\(root)/App/Package.swift: the dependency absent cannot be ported: \(root)/Absent: there is no such folder")
  }
}

/// The built copy of FirstFrame that ports share.
struct PlatformCacheTests {
  @Test func optionsThatFindTheModulesAreThoseOfThePlan() {
    let plan = """
      commands:
        "C.FirstFramePlatform-x86_64-unknown-linux-gnu-debug.module":
          tool: shell
          args: ["/usr/bin/swiftc","-module-name","FirstFramePlatform","-I","/c/Modules","-Xcc","-fmodule-map-file=/c/m.modulemap","-I/usr/include/libpng16","-Xcc","-I","-Xcc","/c/include","-Onone","-Xcc","-fPIC"]
      """
    #expect(
      BuiltPlatform.flags(inPlan: plan, folder: URL(fileURLWithPath: "/c")) == [
        "-I", "/c/Modules", "-Xcc", "-fmodule-map-file=/c/m.modulemap", "-I/usr/include/libpng16", "-Xcc", "-I", "-Xcc",
        "/c/include",
      ])
    #expect(BuiltPlatform.flags(inPlan: "commands:", folder: URL(fileURLWithPath: "/c")) == nil)
  }

  @Test func theFolderIsTheNamedOneOrInTheCachesOfTheUser() throws {
    let caches = try #require(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    for (environment, folder) in [(["FIRSTFRAME_CACHE": "/a"], "/a"), ([:], caches.path + "/firstframe")] {
      let cache = try #require(PlatformCache(environment: environment))
      let copy = cache.folder(for: Platform(folder: URL(fileURLWithPath: "/nowhere/Platform")), toolchain: "6.2")
      #expect(copy.deletingLastPathComponent().path == folder)
    }
    #expect(PlatformCache(environment: ["FIRSTFRAME_CACHE": "off"]) == nil)
  }

  @Test func copiesThatWereNotUsedForTheLongestTimeAreRemovedUnlessTheyAreInUse() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = PlatformCache(folder: folder, limit: 350)
    let copies = ["old", "used", "new", "own"].map { folder.appendingPathComponent("platform-\($0)") }
    var locks: [FileLock] = []
    for (index, copy) in copies.enumerated() {
      locks.append(try #require(cache.lock(for: copy)))
      try Data(count: 100).write(to: copy.appendingPathComponent("file"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(index))], ofItemAtPath: copy.path + ".lock")
    }
    try locks[0].lockShared()
    cache.removeLeastRecentlyUsed(besides: copies[3])
    #expect(copies.map { FileManager.default.fileExists(atPath: $0.path) } == [true, false, true, true])
  }
}

/// Names that files use and that nothing declares.
struct SurfaceNamesTests {
  /// `extension Task where Success == Never` names a parameter that no symbol is called by.
  @Test func ofGenericParametersOfTypesAreKnown() {
    let graph = """
      {"symbols": [
        {"kind": {"identifier": "swift.struct"}, "pathComponents": ["Task"],
          "swiftGenerics": {"parameters": [{"name": "Success"}, {"name": "Failure"}]}},
        {"kind": {"identifier": "swift.method"}, "pathComponents": ["Task", "map(_:)"],
          "swiftGenerics": {"parameters": [{"name": "Result"}]}},
        {"kind": {"identifier": "swift.struct"}, "pathComponents": ["Never"], "swiftGenerics": {"constraints": []}}
      ]}
      """
    #expect(SurfaceNames.names(inGraph: Data(graph.utf8)) == ["Task", "Success", "Failure", "map", "Never"])
  }

  @Test func thatAreMissingAreListedOnceWithTheirNumber() {
    let source = """
      import UIKit
      final class Card: UIView {
        let effect = UIAbsentEffect()
        func draw(_ style: Style) { layer.absent = style.inset; style.absent(); effect.run() }
        #if os(macOS)
        let view: NSView
        #endif
        let pair: (first: Int, second: Int)
        func sum() -> Int { pair.first + pair.second + Card.limit + HUGE }
        @available(iOS 13, *) static let limit = 1
      }
      struct Style { var inset = CGFloat.zero }
      """
    let names = NameUses(in: SourceRewriter.parse(source), available: ["UIKit"])
    let surface = SurfaceNames(["UIView", "CGFloat", "zero", "layer", "Int"])
    let findings = surface.findings(about: [("/Card.swift", names)], declared: ["run"])
    #expect(
      findings.map(\.description) == [
        "/Card.swift:4:37: error: `.absent` is not available here, so what uses it does not compile. "
          + "It is used at 2 places. `firstframe test` leaves it out.",
        "/Card.swift:3:16: error: `UIAbsentEffect` is not available here, so what uses it does not compile. "
          + "`firstframe test` leaves it out.",
      ])
  }
}
