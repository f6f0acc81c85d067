import FirstFrameLocalFiles
import Foundation

/// A package whose previews are drawn by the program of its tests.
struct GalleryPackage {
  let folder: URL
  /// The program of the tests.
  let program: URL
  private let description: PackageDescription

  /// Builds the tests of a package as `swift test` does, so that no other build is disturbed.
  ///
  /// - Parameter arguments: Arguments of `swift build`.
  init(building folder: URL, arguments: [String]) throws {
    self.folder = folder
    let package = ["--package-path", folder.path]
    try Self.build(["build", "--build-tests"] + package + arguments)
    let path = try Self.output(of: ["build", "--show-bin-path"] + package + arguments, in: folder)
    let json = try Self.output(of: ["package"] + package + ["describe", "--type", "json"], in: folder)
    do {
      description = try PackageDescription(json: json)
    } catch {
      throw GalleryError.description(path: folder.path, reason: "`swift package describe` wrote \(error)")
    }
    let products = String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    program = URL(fileURLWithPath: products).appendingPathComponent("\(description.name)PackageTests.xctest")
    // The program of an earlier build may still exist.
    guard !description.testTargets.isEmpty, FileManager.default.isExecutableFile(atPath: program.path) else {
      throw GalleryError.noTests(path: folder.path, program: program.lastPathComponent)
    }
  }

  private static let env = URL(fileURLWithPath: "/usr/bin/env")

  /// Runs `swift`, whose output is that of a build, and not a result of this command.
  private static func build(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = env
    process.arguments = ["swift"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GalleryError.build(
        command: (["swift"] + arguments).joined(separator: " "), status: process.terminationStatus)
    }
  }

  private static func output(of arguments: [String], in folder: URL) throws -> Data {
    let result = try ChildProcess(env, ["swift"] + arguments).result()
    guard result.status == 0 else {
      throw GalleryError.description(path: folder.path, reason: result.errors)
    }
    return result.output
  }

  var name: String { description.name }

  // MARK: Targets

  /// The targets that the tests link, without those of tests, in the order of the manifest.
  var linkedTargets: [PackageDescription.Target] { libraries.filter { linkedNames.contains($0.name) } }

  /// The targets with previews that no test uses, so that the program of the tests does not have them.
  var unlinkedTargets: [PackageDescription.Target] {
    libraries.filter { target in
      !linkedNames.contains(target.name) && sources(of: target).contains { $0.text.contains("[ComponentPreview]") }
    }
  }

  private var libraries: [PackageDescription.Target] {
    description.targets.filter { ["library", "executable", "snippet"].contains($0.type) }
  }

  private var linkedNames: Set<String> {
    var names: Set<String> = []
    var open = description.testTargets.flatMap { $0.targetDependencies ?? [] }
    while let name = open.popLast() {
      guard names.insert(name).inserted else { continue }
      open += description.targets.first { $0.name == name }?.targetDependencies ?? []
    }
    return names
  }

  /// The Swift files of a target, with their paths relative to the package.
  func sources(of target: PackageDescription.Target) -> [(path: String, text: String)] {
    target.sources.filter { $0.hasSuffix(".swift") }.sorted().compactMap { source in
      let path = "\(target.path)/\(source)"
      guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else { return nil }
      return (path, text)
    }
  }
}
