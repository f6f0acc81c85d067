import FirstFrameLocalFiles
import Foundation

/// A package whose previews are drawn by the program of its tests.
struct GalleryPackage {
  /// A target of the package, as `swift package describe` describes it.
  struct Target: Decodable {
    let name: String
    let c99name: String
    let type: String
    /// The folder of the sources, relative to the package.
    let path: String
    let sources: [String]
    let dependencies: [String]

    enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case dependencies = "target_dependencies"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      c99name = try container.decode(String.self, forKey: .c99name)
      type = try container.decode(String.self, forKey: .type)
      path = try container.decode(String.self, forKey: .path)
      sources = try container.decode([String].self, forKey: .sources)
      dependencies = try container.decodeIfPresent([String].self, forKey: .dependencies) ?? []
    }
  }

  private struct Description: Decodable {
    let name: String
    let targets: [Target]
  }

  let folder: URL
  let name: String
  /// The program of the tests.
  let program: URL
  private let targets: [Target]

  /// Builds the tests of a package as `swift test` does, so that no other build is disturbed.
  ///
  /// - Parameter arguments: Arguments of `swift build`.
  init(building folder: URL, arguments: [String]) throws {
    self.folder = folder
    let package = ["--package-path", folder.path]
    try Self.build(["build", "--build-tests"] + package + arguments)
    let path = try Self.output(of: ["build", "--show-bin-path"] + package + arguments, in: folder)
    let json = try Self.output(of: ["package"] + package + ["describe", "--type", "json"], in: folder)
    let description: Description
    do {
      description = try JSONDecoder().decode(Description.self, from: json)
    } catch {
      throw GalleryError.description(path: folder.path, reason: "`swift package describe` wrote \(error)")
    }
    (name, targets) = (description.name, description.targets)
    let products = String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    program = URL(fileURLWithPath: products).appendingPathComponent("\(description.name)PackageTests.xctest")
    // The program of an earlier build may still exist.
    guard targets.contains(where: { $0.type == "test" }), FileManager.default.isExecutableFile(atPath: program.path)
    else {
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

  // MARK: Targets

  /// The targets that the tests link, without those of tests, in the order of the manifest.
  var linkedTargets: [Target] { libraries.filter { linkedNames.contains($0.name) } }

  /// The targets with previews that no test uses, so that the program of the tests does not have them.
  var unlinkedTargets: [Target] {
    libraries.filter { target in
      !linkedNames.contains(target.name) && sources(of: target).contains { $0.text.contains("[ComponentPreview]") }
    }
  }

  private var libraries: [Target] { targets.filter { ["library", "executable", "snippet"].contains($0.type) } }

  private var linkedNames: Set<String> {
    var names: Set<String> = []
    var open = targets.filter { $0.type == "test" }.flatMap(\.dependencies)
    while let name = open.popLast() {
      guard names.insert(name).inserted else { continue }
      open += targets.first { $0.name == name }?.dependencies ?? []
    }
    return names
  }

  /// The Swift files of a target, with their paths relative to the package.
  func sources(of target: Target) -> [(path: String, text: String)] {
    target.sources.filter { $0.hasSuffix(".swift") }.sorted().compactMap { source in
      let path = "\(target.path)/\(source)"
      guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else { return nil }
      return (path, text)
    }
  }
}
