import FirstFrameProgramTesting
import FirstFrameSourceRewriting
import Foundation
import Testing

@testable import FirstFramePackagePorting

/// Packages of someone else: a port reads only their files, and writes only below its own folder.
@Suite final class HostilePackageTests {
  private let folder: TemporaryFolder
  private var root: String { folder.path }
  private var package: String { root + "/p" }
  private var scratch: String { package + "/.build/firstframe-port" }

  init() throws {
    folder = try TemporaryFolder()
    try write("import UIKit\n", to: "p/Sources/Kit/Card.swift")
    try write("import UIKit\nlet secret = 1\n", to: "outside/Out.swift")
    try write("SECRET", to: "outside/secret.txt")
    try write("// Platform", to: "platform/Platform/Package.swift")
    try configure(#"{"targets":[{"name":"Kit","path":"Sources/Kit","type":"library","resources":[]}]}"#)
  }

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
  }

  private func configure(_ json: String) throws { try write(json, to: "p/firstframe.json") }

  @discardableResult private func port() throws -> PortReport {
    let folder = URL(fileURLWithPath: package)
    var port = PackagePort(
      package: folder, configuration: try PortConfiguration(ofPackage: folder), scratch: URL(fileURLWithPath: scratch),
      platform: Platform(folder: URL(fileURLWithPath: root + "/platform/Platform")))
    return try port.write()
  }

  private func files(below folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  private func text(of file: String) throws -> String {
    try String(contentsOfFile: scratch + "/" + file, encoding: .utf8)
  }

  private func expectRefusal(_ message: String) {
    let before = files(below: root).filter { !$0.hasPrefix("p/.build/firstframe-port/") }
    let error = #expect(throws: PortError.self) { try port() }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains(message), "\(text)")
    #expect(!text.contains("\n"), "\(text)")
    #expect(files(below: root).filter { !$0.hasPrefix("p/.build/firstframe-port/") } == before)
    #expect(files(below: scratch).filter { $0 != ".firstframe-folder" } == [])
  }

  @Test func anOrdinaryPackageIsPorted() throws {
    try port()
    #expect(
      files(below: scratch) == [
        ".firstframe-folder", "Package.swift", "Sources/Kit/Card.ported.swift", "Sources/Kit/FirstFramePort.swift",
        "platform-files.txt",
      ])
  }

  @Test(arguments: [
    (#""name":"../../../../victim/Evil","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"a/b","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"..","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"a\"), .target(name: \"b","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"a\nb","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"a\\(b)","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"a\u0600\"b","path":"Sources/Kit""#, "cannot be the name of a target"),
    (#""name":"Kit","path":"../outside""#, "leads out of the package"),
    (#""name":"Kit","path":"/etc""#, "leads out of the package"),
    (#""name":"Kit","path":"Sources/../../outside""#, "leads out of the package"),
    (#""name":"Kit","path":"Sources/Kit","resources":["../../../outside"]"#, "leads out of the package"),
    (#""name":"Kit","path":"Sources/Kit","resources":["/etc"]"#, "leads out of the package"),
  ])
  func targets(_ values: String, message: String) throws {
    try configure(#"{"targets":[{\#(values),"type":"library"}]}"#)
    expectRefusal(message)
  }

  @Test(arguments: [
    (#""modules":{"../../../../victim/M":"Sources"}"#, "is not the name of a module"),
    (#""modules":{"a-b":"Sources"}"#, "is not the name of a module"),
    (#""modules":{"M":"../outside"}"#, "leads out of the package"),
    (#""modules":{"M":"/etc"}"#, "leads out of the package"),
    (#""exclude":["../x"]"#, "leads out of the package"),
    (#""modules":{"kit":"Sources/Kit"}"#, "two targets are named"),
  ])
  func modules(_ values: String, message: String) throws {
    try configure(#"{"targets":[{"name":"Kit","path":"Sources/Kit","type":"library"}],\#(values)}"#)
    expectRefusal(message)
  }

  @Test(arguments: [
    ("p/Sources/Kit/Out.swift", "../../../outside/Out.swift"), ("p/Sources/Kit/passwd.swift", "/etc/passwd"),
    ("p/Sources/Kit/en.lproj", "../../../outside"), ("p/Sources/Kit/A.xcassets", "../../../outside"),
    ("p/Sources/Kit/zero.swift", "/dev/zero"),
  ])
  func linksOutOfThePackage(link path: String, target: String) throws {
    try link(path, to: target)
    expectRefusal("leads out of the package, and was not read")
  }

  @Test func aTargetBehindALink() throws {
    try FileManager.default.removeItem(atPath: package + "/Sources/Kit")
    try link("p/Sources/Kit", to: "../../outside")
    expectRefusal("leads out of the package, and was not read")
  }

  @Test func linksInsideThePackageAreFollowed() throws {
    try write("import UIKit\n", to: "p/Shared/Shared.swift")
    try link("p/Sources/Kit/Shared.swift", to: "../../Shared/Shared.swift")
    try port()
    #expect(files(below: scratch).contains("Sources/Kit/Shared.ported.swift"))
  }

  @Test func pipesAreNotRead() throws {
    try #require(mkfifo(package + "/Sources/Kit/Pipe.swift", 0o600) == 0)
    expectRefusal("Pipe.swift: is not a regular file")
    try FileManager.default.removeItem(atPath: package + "/Sources/Kit/Pipe.swift")
    try configure(#"{"targets":[{"name":"Kit","path":"Sources/Kit","type":"library","resources":["R"]}]}"#)
    try FileManager.default.createDirectory(atPath: package + "/Sources/Kit/R", withIntermediateDirectories: true)
    for name in ["pipe.strings", "pipe.txt"] {
      try #require(mkfifo(package + "/Sources/Kit/R/" + name, 0o600) == 0)
      expectRefusal("\(name): is not a regular file")
      try FileManager.default.removeItem(atPath: package + "/Sources/Kit/R/" + name)
    }
  }

  @Test(arguments: ["Package.swift", "Package@swift-6.swift", "firstframe.json"])
  func pipesInPlaceOfManifestsAreNotRead(name: String) throws {
    if name.hasPrefix("Package@") { try write("let package = 1", to: "p/Package.swift") }
    try? FileManager.default.removeItem(atPath: package + "/" + name)
    try #require(mkfifo(package + "/" + name, 0o600) == 0)
    let error = #expect(throws: PortError.self) { try port() }
    #expect(error.map { "\($0)" }?.contains(name) == true)
  }

  @Test func cyclesOfLinksEnd() throws {
    try link("p/Sources/Kit/up", to: "..")
    try link("p/Sources/Kit/loop.swift", to: "loop.swift")
    let error = #expect(throws: PortError.self) { try port() }
    #expect(error.map { "\($0)" }?.contains("loop.swift: there is no such file") == true)
    try FileManager.default.removeItem(atPath: package + "/Sources/Kit/loop.swift")
    try port()
    try link("p/Sources/Kit/self.lproj", to: ".")
    let cycle = #expect(throws: PortError.self) { try port() }
    #expect(cycle.map { "\($0)" }?.contains("the folder contains itself through a symbolic link") == true)
  }

  @Test func namesOfFilesAreNeitherPathsNorCode() throws {
    for name in [
      "a\"b", "new\nline", "back\\slash", "inter\\(1)", "q'uote", "cr\rx", "pre\u{600}\"", "esc\u{1B}[31m",
      "\u{202E}bidi",
      String(repeating: "x", count: 240), "$(touch x)", "dir;x/`y`",
    ] {
      try write("import UIKit\n", to: "p/Sources/Kit/\(name).swift")
    }
    try write(
      "import UIKit\nimport `a\") ] ) ; fatalError(\"x\"); //`\nimport Missing_Mod\n", to: "p/Sources/Kit/Imp.swift")
    let report = try port()
    let copies = files(below: scratch + "/Sources/Kit")
    #expect(copies.count == 15, "\(copies)")
    for copy in copies {
      #expect(copy.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"'`$;\\()[]".utf8.contains($0) }, "\(copy)")
    }
    let manifest = try text(of: "Package.swift")
    #expect(!manifest.contains("fatalError"))
    #expect(manifest.contains(#"path: "Modules/Missing_Mod""#))
    #expect(report.findings.contains { $0.reason.contains("is not the name of a module") })
    // A second port writes nothing.
    #expect(try port().writtenCount == 0)
  }

  @Test func manyFilesAndDeepFolders() throws {
    for index in 0..<400 { try write("import UIKit\n", to: "p/Sources/Kit/d\(index % 7)/f\(index).swift") }
    let deep = (0..<300).map { _ in "x" }.joined(separator: "/")
    try write("deep", to: "p/Sources/Kit/R/\(deep)/leaf.txt")
    try configure(#"{"targets":[{"name":"Kit","path":"Sources/Kit","type":"library","resources":["R"]}]}"#)
    try port()
    #expect(files(below: scratch).count { $0.hasSuffix(".ported.swift") } == 401)
    #expect(files(below: scratch).contains { $0.hasSuffix("FirstFrameResources/leaf.txt") })
  }
}
