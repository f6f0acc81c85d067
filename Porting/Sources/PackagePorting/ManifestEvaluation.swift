import FirstFrameLocalFiles
import Foundation

/// The evaluation of a package's manifest by SwiftPM, whose result is stored until the manifest changes.
struct ManifestEvaluation {
  /// The folder of the package.
  let package: URL
  /// The folder for SwiftPM's files and the result, so that no files are written beside the sources.
  let scratch: URL

  private var manifest: URL { package.appendingPathComponent("Package.swift") }

  /// The manifests of a package, one for each version of Swift that has its own, sorted by name.
  static func manifests(of package: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    return names.sorted().filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
      .map { package.appendingPathComponent($0) }
  }

  /// Returns the manifest as `swift package dump-package` prints it.
  func dump() throws(PortError) -> [String: Any] {
    let texts = try manifestTexts()
    let key = storageKey(of: texts)
    if let key, let stored = stored(for: key) { return stored }
    let output = try evaluate()
    guard let object = try? JSONSerialization.jsonObject(with: output) as? [String: Any] else {
      throw .manifest(path: manifest.path, output: "its output is not JSON")
    }
    if let key { store(output, for: key) }
    return object
  }

  private func evaluate() throws(PortError) -> Data {
    guard
      let command = ChildProcess.run(
        "swift", ["package", "--package-path", package.path, "--scratch-path", scratch.path, "dump-package"])
    else { throw .manifest(path: manifest.path, output: "there is no program `swift` in PATH") }
    guard command.status == 0 else {
      let reason = command.errors.split(separator: "\n").first { $0.contains("error:") } ?? command.errors.prefix(300)
      throw .manifest(path: manifest.path, output: String(reason))
    }
    return command.output
  }

  // MARK: Storage

  /// The texts of the package's manifests, sorted by name. SwiftPM would wait for ever for a pipe in place of one.
  private func manifestTexts() throws(PortError) -> [String] {
    var texts: [String] = []
    for path in Self.manifests(of: package).map(\.path) {
      do { texts.append(String(decoding: try LocalFile.read(path), as: UTF8.self)) } catch {
        let reason =
          error.code == .EINVAL ? "is not a regular file; remove it" : "cannot be read: \(FileFailure(error))"
        throw .file(path: path, reason: reason + ".")
      }
    }
    return texts
  }

  /// A key for the result of evaluating manifests; `nil` if it may depend on more, such as the environment.
  private func storageKey(of texts: [String]) -> String? {
    let imports = texts.joined().matches(of: /\bimport\s+(\w+)/).map { $0.1 }
    guard imports.allSatisfy({ $0 == "PackageDescription" }), !texts.joined().contains("Context.environment")
    else { return nil }
    return ([package.path] + texts).joined(separator: "\n")
  }

  /// The file names depend on the package's path, because local packages of one port have the same scratch folder.
  private var storage: (key: URL, result: URL) {
    let name = package.path.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let base = scratch.appendingPathComponent("evaluated\(String(name))")
    return (base.appendingPathExtension("key"), base.appendingPathExtension("json"))
  }

  private func stored(for key: String) -> [String: Any]? {
    guard (try? String(contentsOf: storage.key, encoding: .utf8)) == key,
      let data = try? Data(contentsOf: storage.result)
    else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  /// A result that cannot be stored is evaluated again by the next port.
  private func store(_ output: Data, for key: String) {
    try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: storage.key)
    guard (try? output.write(to: storage.result, options: .atomic)) != nil else { return }
    try? Data(key.utf8).write(to: storage.key, options: .atomic)
  }
}
