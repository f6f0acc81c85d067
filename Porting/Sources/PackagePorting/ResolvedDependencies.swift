import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import FirstFrameTextEscaping
import Foundation

/// The folders of the packages that a package depends on by URL, as SwiftPM resolves them.
///
/// They are resolved for a package of their own in the folder of the port, with the versions of the original's
/// `Package.resolved`, so that nothing is written beside the sources.
struct ResolvedDependencies {
  /// The folders by the identity of the package.
  private(set) var folders: [String: URL] = [:]
  /// Why they could not be resolved; `nil` if they were.
  private(set) var failure: String?

  /// - Parameters:
  ///   - dependencies: The dependencies by URL.
  ///   - package: The folder of the original package.
  ///   - scratch: The folder for SwiftPM's files.
  init(_ dependencies: [PackageManifest.Dependency], of package: URL, scratch: URL) {
    guard !dependencies.isEmpty else { return }
    let folder = scratch.appendingPathComponent("dependencies")
    let versions = try? LocalFile.read(package.appendingPathComponent("Package.resolved").path)
    let manifest = Self.manifest(dependencies)
    let key = manifest + String(decoding: versions ?? Data(), as: UTF8.self)
    let record = folder.appendingPathComponent("resolved.json")
    if let stored = Self.stored(in: record, for: key) {
      folders = stored
      return
    }
    do {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Sources/Resolved"), withIntermediateDirectories: true)
      try LocalFile.write(Data(manifest.utf8), to: folder.path + "/Package.swift")
      try LocalFile.write(Data("\n".utf8), to: folder.path + "/Sources/Resolved/Resolved.swift")
      if let versions { try LocalFile.write(versions, to: folder.path + "/Package.resolved") }
    } catch {
      failure = error.localizedDescription
      return
    }
    let arguments = ["package", "--package-path", folder.path, "show-dependencies", "--format", "json"]
    guard let result = ChildProcess.run("swift", arguments) else {
      failure = "there is no program `swift` in PATH"
      return
    }
    guard result.status == 0, let start = result.text.firstIndex(of: "{"),
      let tree = try? JSONDecoder().decode(Package.self, from: Data(result.text[start...].utf8))
    else {
      let lines = result.errors.split(separator: "\n")
      failure = String(lines.first { $0.contains("error:") } ?? lines.last ?? "status \(result.status)")
      return
    }
    for dependency in tree.dependencies { add(dependency) }
    // Resolved again by the next port if it cannot be stored.
    try? LocalFile.write(
      JSONEncoder().encode(Record(key: key, folders: folders.mapValues(\.path))), to: record.path)
  }

  private mutating func add(_ package: Package) {
    folders[package.identity] = URL(fileURLWithPath: package.path)
    for dependency in package.dependencies { add(dependency) }
  }

  private static func manifest(_ dependencies: [PackageManifest.Dependency]) -> String {
    var identities: Set<String> = []
    let first = dependencies.filter { identities.insert($0.identity).inserted }
    return """
      // swift-tools-version: 6.1
      // Written by `firstframe port`; changes are overwritten.
      import PackageDescription

      let package = Package(
        name: "Resolved",
        dependencies: [
      \(first.map { "    \($0.expression),\n" }.joined())  ],
        targets: [.target(name: "Resolved")]
      )

      """
  }

  /// A package in the output of `swift package show-dependencies`.
  private struct Package: Decodable {
    let identity: String
    let path: String
    let dependencies: [Package]
  }

  private struct Record: Codable {
    let key: String
    let folders: [String: String]
  }

  private static func stored(in record: URL, for key: String) -> [String: URL]? {
    guard let data = try? LocalFile.read(record.path), let record = try? JSONDecoder().decode(Record.self, from: data),
      record.key == key, record.folders.values.allSatisfy({ FileManager.default.fileExists(atPath: $0) })
    else { return nil }
    return record.folders.mapValues { URL(fileURLWithPath: $0) }
  }
}
