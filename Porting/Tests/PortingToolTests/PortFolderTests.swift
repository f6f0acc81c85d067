import FirstFrameProgramTesting
import Foundation
import Testing

/// Commands that empty or replace folders: none touches what it did not write.
struct PortFolderTests {
  private let package: ReviewedPackage

  init() throws {
    package = try .withPreciousFiles()
  }

  private func expectRefusal(_ arguments: [String], message: String, in folder: String? = nil) throws {
    try package.expectRefusal(by: .firstframePort, arguments, message: message, in: folder)
  }

  private static let scratchFolders =
    ReviewedPackage.forbiddenFolders + [
      (".build", "is, contains or lies in the folder of artifacts"), ("..", "contains the package"),
      (".build/snapshot-artifacts", "is, contains or lies in the folder of artifacts"),
      (".build/snapshot-artifacts/port", "is, contains or lies in the folder of artifacts"),
    ]

  @Test(arguments: scratchFolders) func port(folder: String, message: String) throws {
    try package.write("let package = 1", to: package.folder + "/Package.swift")
    for command in [["port"], ["test"], ["test", "--without-waits"], ["previews"]] {
      try expectRefusal(command + ["--scratch-path", folder], message: message)
    }
  }

  @Test(arguments: ReviewedPackage.forbiddenFolders) func previews(folder: String, message: String) throws {
    try package.write("let package = 1", to: package.folder + "/Package.swift")
    let scratch = package.folder + "/.build/firstframe-port"
    try package.write("FirstFrame: port\nx\n", to: scratch + "/.firstframe-folder")
    try expectRefusal(["previews", "--output", folder], message: message)
  }

  @Test(arguments: [
    (".build/firstframe-port", "is, contains or lies in the folder of the port"),
    (".build/firstframe-port/Sources", "is, contains or lies in the folder of the port"),
    (".build/snapshot-artifacts/x", "is, contains or lies in the folder of the artifacts"),
  ])
  func previewsInOtherFolders(folder: String, message: String) throws {
    try package.write("let package = 1", to: package.folder + "/Package.swift")
    try package.write("FirstFrame: port\nx\n", to: package.folder + "/.build/firstframe-port/.firstframe-folder")
    try expectRefusal(["previews", "--output", folder], message: message)
  }

  @Test func aFolderOfAPortWithLinksOrOtherFilesIsRefused() throws {
    let scratch = package.folder + "/.build/firstframe-port"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch + "/Sources", withDestinationPath: package.folder + "/public")
    try expectRefusal(["port"], message: "it has Sources, which FirstFrame did not write")
    try package.write("FirstFrame: port\nx\n../../Sources/Kit/Card.swift\n", to: scratch + "/.firstframe-folder")
    try package.write(
      #"{"targets":[{"name":"Kit","path":"Sources/Kit","type":"library"}]}"#, to: package.folder + "/firstframe.json")
    try FileManager.default.removeItem(atPath: package.folder + "/Package.swift")
    try package.write("import UIKit\n", to: package.folder + "/Sources/Kit/Card.swift")
    try expectRefusal(["port"], message: "it has Sources, which FirstFrame did not write")
    try FileManager.default.removeItem(atPath: scratch + "/Sources")
    try FileManager.default.createSymbolicLink(
      atPath: scratch + "/manifest", withDestinationPath: package.folder + "/public")
    try expectRefusal(["port"], message: "it has manifest, which FirstFrame did not write")
    try FileManager.default.removeItem(atPath: scratch + "/manifest")
    #expect(try Program.firstframePort.run(["port"], in: package.folder).status == 0)
    #expect(package.files(below: scratch)["Sources/Kit/Card.ported.swift"] != nil)
    try package.write("mine", to: scratch + "/Sources/Kit/notes.md")
    try expectRefusal(["port"], message: "it has Sources/Kit/notes.md, which FirstFrame did not write")
    try FileManager.default.removeItem(atPath: scratch + "/Sources/Kit/notes.md")
    // A file that disappears from the package disappears from its port.
    try FileManager.default.moveItem(
      atPath: package.folder + "/Sources/Kit/Card.swift", toPath: package.folder + "/Sources/Kit/Other.swift")
    #expect(try Program.firstframePort.run(["port"], in: package.folder).status == 0)
    #expect(
      package.files(below: scratch + "/Sources").keys.sorted() == [
        "Kit/FirstFramePort.swift", "Kit/Other.ported.swift",
      ])
    #expect(package.files(below: package.folder)["Sources/Kit/Other.swift"] != nil)
  }
}
