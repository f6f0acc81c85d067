import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The package that is set up, as it is before: one that exists, or one that `swift package init` makes.
struct StartingPackage: Hashable {
  /// The manifest; `nil` if the package is new.
  let original: Data?
  let manifest: Data
  let description: SwiftPackage
  /// The `.gitignore` that SwiftPM writes for a new package.
  let newIgnoredFile: Data?

  /// Reads the package in a folder.
  init(manifest: Data, in folder: String, scratch: String) throws(InitError) {
    let others = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if let other = others.sorted().first(where: { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }) {
      throw .manifest(
        path: folder, reason: "it has another manifest, \(other), which would lack the changes; remove it first")
    }
    original = manifest
    self.manifest = manifest
    description = try SwiftPackage(in: folder, scratch: scratch)
    newIgnoredFile = nil
    guard description.name.lowercased() != "firstframe" else {
      throw .folder(folder, reason: "it is FirstFrame itself")
    }
  }

  /// Makes a package for an empty folder.
  ///
  /// - Parameter name: The name of the package and its library; `nil` for the name of the folder.
  init(name: String?, for folder: String, scratch: String) throws(InitError) {
    try Self.requireEmpty(folder)
    let name = name ?? Self.name(for: folder)
    try Self.check(name: name)
    guard name.lowercased() != "firstframe" else {
      throw .folder(folder, reason: "a package cannot have the name of FirstFrame; choose another folder")
    }
    let new = scratch + "/new"
    do {
      try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
      let result = try SwiftPackage.run(
        ["init", "--type", "library", "--name", name, "--disable-xctest", "--disable-swift-testing"], in: new,
        scratch: scratch)
      guard result.status == 0 else {
        throw InitError.folder(folder, reason: "`swift package init` failed: \(SwiftPackage.reason(result))")
      }
      manifest = try LocalFile.read(new + "/Package.swift")
      newIgnoredFile = try? LocalFile.read(new + "/.gitignore")
    } catch let error as InitError {
      throw error
    } catch {
      throw .file(path: new, reason: "\(FileFailure(error))")
    }
    original = nil
    description = try SwiftPackage(in: new, scratch: scratch)
  }

  /// Allows only hidden files and files about the project in a folder that becomes a package.
  private static func requireEmpty(_ folder: String) throws(InitError) {
    let contents: [String]
    do {
      contents = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .folder(folder, reason: "\(FileFailure(error))")
    }
    let others = contents.filter { name in
      !name.hasPrefix(".") && !name.hasSuffix(".md") && !name.hasPrefix("LICENSE") && !name.hasPrefix("README")
    }
    guard others.isEmpty else { throw .notEmpty(folder: folder, contents: others) }
  }

  /// Allows only names that are identifiers of Swift, because the module has the same name.
  static func check(name: String) throws(InitError) {
    guard !name.isEmpty, SwiftIdentifier.escaped(name) == name else { throw .libraryName(name) }
  }

  /// A name that is an identifier of Swift: `my-cards` becomes `MyCards`.
  static func name(for folder: String) -> String {
    let words = (folder as NSString).lastPathComponent.split { character in
      !character.unicodeScalars.allSatisfy(\.continuesSwiftIdentifier)
    }
    let name =
      words.count == 1 ? String(words[0]) : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.isEmpty || SwiftIdentifier.escaped(name) != name ? "Components" : name
  }
}
