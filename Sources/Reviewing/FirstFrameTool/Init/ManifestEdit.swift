import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// A change of a manifest that a command of SwiftPM makes.
enum ManifestStep: Hashable {
  case dependency(FirstFrameDependency)
  case library(String)
  case tests(String)
  /// A target depends on another one of the package.
  case target(String, of: String)
  /// A target depends on a product of another package.
  case product(String, package: String, of: String)

  /// The arguments of `swift package`.
  var arguments: [String] {
    switch self {
    case .dependency(let dependency): ["add-dependency"] + dependency.arguments
    case .library(let name): ["add-target", name]
    case .tests(let name): ["add-target", name, "--type", "test", "--testing-library", "none"]
    case .target(let name, let target): ["add-target-dependency", name, target]
    case .product(let name, let package, let target):
      ["add-target-dependency", name, target, "--package", package]
    }
  }

  /// The target that gets a dependency, and the dependency in a manifest; `nil` for a step that adds something else.
  private var targetDependency: (target: String, code: String)? {
    switch self {
    case .target(let name, let target): (target, name.swiftLiteral)
    case .product(let name, let package, let target):
      (target, ".product(name: \(name.swiftLiteral), package: \(package.swiftLiteral))")
    case .dependency, .library, .tests: nil
    }
  }

  /// What a person writes if SwiftPM cannot.
  static func lines(for steps: [ManifestStep]) -> [ManifestLine] {
    var added: Set<String> = []
    return steps.compactMap { step in
      switch step {
      case .dependency(let dependency):
        return ManifestLine(place: "dependencies of the package", code: dependency.code)
      case .library(let name), .tests(let name):
        added.insert(name)
        let kind = if case .tests = step { ".testTarget" } else { ".target" }
        let dependencies = steps.compactMap(\.targetDependency).filter { $0.target == name }.map(\.code)
        return ManifestLine(
          place: "targets of the package",
          code: "\(kind)(name: \(name.swiftLiteral), dependencies: [\(dependencies.joined(separator: ", "))]),")
      case .target, .product:
        guard let (target, code) = step.targetDependency, !added.contains(target) else { return nil }
        return ManifestLine(place: "dependencies of the target \(target)", code: code + ",")
      }
    }
  }

  /// Whether a manifest has the result of the step.
  func isDone(in package: SwiftPackage) -> Bool {
    switch self {
    case .dependency: package.dependencyOnFirstFrame != nil
    case .library(let name), .tests(let name): package.target(name) != nil
    case .target(let name, let target), .product(let name, _, let target):
      package.target(target)?.dependencies.contains(name) == true
    }
  }
}

/// Edits a copy of a manifest, with SwiftPM's own commands.
struct ManifestEdit {
  /// The path of the manifest, for messages.
  let path: String
  let steps: [ManifestStep]

  /// Returns the edited manifest.
  ///
  /// - Parameters:
  ///   - manifest: The contents of the manifest.
  ///   - folders: The folders of its targets. SwiftPM moves files if it does not find these folders.
  ///   - scratch: The folder of temporary files.
  func edited(_ manifest: Data, folders: [String], in scratch: String) throws(InitError) -> Data {
    guard !steps.isEmpty else { return manifest }
    let edited = scratch + "/edited"
    let copy = edited + "/Package.swift"
    do {
      try FileManager.default.createDirectory(atPath: edited, withIntermediateDirectories: true)
      for folder in folders where !folder.hasPrefix("/") && !folder.split(separator: "/").contains("..") {
        try FileManager.default.createDirectory(atPath: "\(edited)/\(folder)", withIntermediateDirectories: true)
      }
      try LocalFile.write(manifest, to: copy)
      for step in steps {
        let result = try SwiftPackage.run(step.arguments, in: edited, scratch: scratch)
        guard result.status == 0 else { throw failure(SwiftPackage.reason(result)) }
      }
      ManifestFormatting(original: manifest, edited: try LocalFile.read(copy)).apply(to: copy)
      let result = try SwiftPackage(in: edited, scratch: scratch)
      if let missing = steps.first(where: { !$0.isDone(in: result) }) {
        throw failure("`swift package \(missing.arguments[0])` had no effect")
      }
      return try LocalFile.read(copy)
    } catch let error as InitError {
      guard case .manifest(_, let reason) = error else { throw error }
      throw failure("the edited manifest is not valid: \(reason)")
    } catch {
      throw .file(path: scratch, reason: "\(FileFailure(error))")
    }
  }

  func failure(_ reason: String) -> InitError {
    .cannotEdit(path: path, reason: reason, lines: ManifestStep.lines(for: steps))
  }
}

extension SwiftPackage {
  /// The dependency on FirstFrame: by its name, or by its sources.
  var dependencyOnFirstFrame: Dependency? {
    dependencies.first { dependency in
      dependency.identity.lowercased() == "firstframe"
        || dependency.path.map { FirstFrameSources(folder: $0) != nil } == true
    }
  }
}
