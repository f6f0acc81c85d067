import FirstFrameProgramTesting
import Foundation
import Testing

/// Files that a command must not touch.
extension ReviewedPackage {
  /// Returns a package with a run, and with sources, a site and links to folders.
  static func withPreciousFiles() throws -> ReviewedPackage {
    let package = try ReviewedPackage()
    try package.addRun([changed("T/F/card.png")])
    for file in [
      "Sources/Kit/Card.swift", "Tests/KitTests/CardTests.swift", "public/index.html", "public/pictures/mine.png",
      "public/T/F/card.png/actual.png", "public/journal/2024/january.md",
    ] {
      try package.write("precious", to: package.folder + "/" + file)
    }
    for (link, target) in [("linkedReferences", "__Snapshots__"), ("linkedPublic", "public")] {
      try FileManager.default.createSymbolicLink(
        atPath: package.folder + "/" + link, withDestinationPath: target)
    }
    return package
  }

  /// Expects that a program refuses arguments in one line, and changes no file.
  func expectRefusal(
    by program: Program, _ arguments: [String], message: String, in folder: String? = nil
  ) throws {
    let before = files(below: self.folder)
    let result = try program.run(arguments, in: folder ?? self.folder)
    #expect(result.status == 2, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
    #expect(files(below: self.folder) == before)
  }

  /// Folders that no command may use, and the reasons.
  static let forbiddenFolders = [
    (".", "is the package's own folder"), ("__Snapshots__", "is the folder of references"),
    ("__Snapshots__/", "is the folder of references"), ("Sources/../__Snapshots__", "is the folder of references"),
    ("linkedReferences", "is the folder of references"), ("__Snapshots__/new", "lies in the folder of references"),
    ("Sources", "lies in the package's sources"), ("Tests/new", "lies in the package's sources"),
    ("public", "which FirstFrame did not write"), ("linkedPublic", "which FirstFrame did not write"),
  ]
}
