import Foundation

/// What the manifest of a package says about its targets, as `swift package describe --type json` prints it.
struct PackageDescription: Decodable, Hashable, Sendable {
  let name: String
  /// The folder of the package, as an absolute path.
  let path: String
  let targets: [Target]
  let dependencies: [Dependency]?

  struct Target: Decodable, Hashable, Sendable {
    let name: String
    /// The name of the module, if it is known to differ.
    var c99name: String?
    /// The kind, such as `library`, `test`, `executable` and `macro`.
    let type: String
    /// The folder of the target, relative to the package.
    let path: String
    /// The sources, relative to the folder of the target.
    let sources: [String]
    /// The targets of the package that it depends on.
    var targetDependencies: [String]?
    /// The products of other packages that it depends on.
    var productDependencies: [String]?

    var isTest: Bool { type == "test" }
    var moduleName: String { c99name ?? name }

    private enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }
  }

  /// Another package that the package depends on.
  struct Dependency: Decodable, Hashable, Sendable {
    let type: String
    /// The folder, if the package is on this machine.
    let path: String?
  }

  /// The folders of the packages on this machine that it depends on directly, as absolute paths.
  var localDependencies: [String] {
    (dependencies ?? []).filter { $0.type == "fileSystem" }.compactMap(\.path)
  }

  var testTargets: [Target] { targets.filter(\.isTest) }

  /// The folder of a target, as an absolute path.
  func folder(of target: Target) -> String {
    target.path.hasPrefix("/") ? target.path : target.path == "." ? path : path + "/" + target.path
  }

  /// The target whose folder contains a file: the innermost one, because targets may lie in each other.
  func target(containing file: String) -> Target? {
    targets.filter { file.hasPrefix(folder(of: $0) + "/") }.max { $0.path.count < $1.path.count }
  }

  /// A target and all targets that depend on it, directly or not, by name.
  func dependents(of target: String) -> Set<String> {
    reaching { $0.name == target }
  }

  /// All targets that depend on other packages, directly or not, by name.
  var dependentsOfPackages: Set<String> {
    reaching { !($0.productDependencies ?? []).isEmpty }
  }

  private func reaching(_ condition: (Target) -> Bool) -> Set<String> {
    var found = Set(targets.filter(condition).map(\.name))
    while true {
      let more = targets.filter { !found.contains($0.name) && !found.isDisjoint(with: $0.targetDependencies ?? []) }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.name))
    }
  }

  /// The file that `#fileID` names: a module and a file's name.
  func file(ofID fileID: String) -> String? {
    let parts = fileID.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let target = targets.first(where: { $0.moduleName == parts[0] }) else { return nil }
    return target.sources.first { ($0 as NSString).lastPathComponent == parts[1] }.map { folder(of: target) + "/" + $0 }
  }
}

extension PackageDescription {
  /// Reads the output of `swift package describe`, which may begin with warnings.
  init(json: Data) throws {
    let start = json.firstIndex(of: UInt8(ascii: "{")) ?? json.startIndex
    self = try JSONDecoder().decode(PackageDescription.self, from: json[start...])
  }
}
