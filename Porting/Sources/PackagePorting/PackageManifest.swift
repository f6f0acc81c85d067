import FirstFrameSourceRewriting
import FirstFrameTextEscaping
package import Foundation

/// The parts of a package's manifest that a port needs, from the output of `swift package dump-package`.
package struct PackageManifest: Sendable {
  package struct Target: Sendable {
    package enum Kind: Sendable {
      case library
      case test
      /// Executables, plugins, macros and C libraries, which are not ported.
      case other(String)
    }

    /// The name of a dependency, and the package of a product; `nil` if the manifest does not name the package.
    package struct Dependency: Hashable, Sendable {
      package let name: String
      package let package: String?
    }

    package struct Resource: Hashable, Sendable {
      package let path: String
      /// Whether the resource's folder is copied unchanged, as with `.copy` in a manifest.
      package let isCopied: Bool
    }

    package var name: String
    package var kind: Kind
    package var path: String?
    package var sources: [String]
    package var exclude: [String]
    package var dependencies: [Dependency]
    package var resources: [Resource]
    package var languageMode: String?
    package var defines: [String]
    /// Whether declarations without an isolation are isolated to the main actor.
    package var isIsolatedToMainActor = false
    /// The upcoming features of the language that the target enables.
    package var features: [String] = []
  }

  /// A package that this one depends on, as an expression of a manifest.
  package struct Dependency: Hashable, Sendable {
    package let identity: String
    package let expression: String
    /// The folder of a local package; `nil` for a remote one.
    package let path: String?
  }

  package var name: String
  package var targets: [Target]
  package var dependencies: [Dependency]
  /// The targets of each library product, by the product's name.
  package var products: [String: [String]] = [:]
  /// The major language version of targets without a language mode.
  package var languageMode: String
  /// The language of strings that others lack: `defaultLocalization` in a manifest.
  package var developmentLanguage: String?

  /// Creates the manifest of a package that has none. Its targets are in the configuration.
  package init(name: String) {
    self.name = name
    targets = []
    dependencies = []
    languageMode = "5"
  }

  /// Evaluates the manifest of a package.
  ///
  /// - Parameter scratch: The folder for SwiftPM's files, so that no files are written beside the sources.
  package init(of package: URL, scratch: URL) throws(PortError) {
    self.init(dump: try ManifestEvaluation(package: package, scratch: scratch).dump())
  }

  /// Creates a manifest from the JSON of `swift package dump-package`. Entries of unknown kinds are left out.
  package init(dump: [String: Any]) {
    name = dump["name"] as? String ?? ""
    let tools = (dump["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5.0.0"
    let versions = dump["swiftLanguageVersions"] as? [String] ?? []
    languageMode = versions.last ?? (tools.hasPrefix("6") ? "6" : "5")
    developmentLanguage = dump["defaultLocalization"] as? String
    targets = (dump["targets"] as? [[String: Any]] ?? []).map(Target.init)
    dependencies = (dump["dependencies"] as? [[String: Any]] ?? []).compactMap(Dependency.init)
    for product in dump["products"] as? [[String: Any]] ?? [] {
      guard let name = product["name"] as? String else { continue }
      products[name] = product["targets"] as? [String] ?? []
    }
  }
}

extension PackageManifest.Target {
  init(dump: [String: Any]) {
    name = dump["name"] as? String ?? ""
    path = dump["path"] as? String
    sources = dump["sources"] as? [String] ?? []
    exclude = dump["exclude"] as? [String] ?? []
    let type = dump["type"] as? String ?? ""
    kind = type == "regular" ? .library : type == "test" ? .test : .other(type)
    dependencies = (dump["dependencies"] as? [[String: Any]] ?? []).compactMap { entry in
      for key in ["byName", "target", "product"] {
        guard let values = entry[key] as? [Any?], let name = values.first as? String else { continue }
        let package = key == "product" && values.count > 1 ? values[1] as? String : nil
        return Dependency(name: name, package: package)
      }
      return nil
    }
    resources = (dump["resources"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let path = entry["path"] as? String else { return nil }
      let rule = entry["rule"] as? [String: Any] ?? [:]
      return Resource(path: path, isCopied: rule["copy"] != nil)
    }
    let settings = dump["settings"] as? [[String: Any]] ?? []
    let kinds = settings.compactMap { $0["kind"] as? [String: Any] }
    languageMode = kinds.compactMap { ($0["swiftLanguageMode"] as? [String: Any])?["_0"] as? String }.last
    func values(_ kind: String) -> [String] { kinds.compactMap { ($0[kind] as? [String: Any])?["_0"] as? String } }
    defines = values("define")
    isIsolatedToMainActor = values("defaultIsolation").last == "MainActor"
    features = values("enableUpcomingFeature")
  }
}

extension PackageManifest.Dependency {
  init?(dump: [String: Any]) {
    if let entry = (dump["fileSystem"] as? [[String: Any]])?.first, let path = entry["path"] as? String {
      self.init(
        identity: entry["identity"] as? String ?? "", expression: ".package(path: \(path.swiftLiteral))", path: path)
      return
    }
    guard let entry = (dump["sourceControl"] as? [[String: Any]])?.first,
      let location = entry["location"] as? [String: Any],
      let url = ((location["remote"] as? [[String: Any]])?.first?["urlString"] as? String)
        ?? (location["local"] as? [String])?.first,
      let requirement = entry["requirement"] as? [String: Any], let condition = Self.condition(requirement)
    else { return nil }
    self.init(
      identity: entry["identity"] as? String ?? "", expression: ".package(url: \(url.swiftLiteral), \(condition))",
      path: nil)
  }

  private static func condition(_ requirement: [String: Any]) -> String? {
    if let range = (requirement["range"] as? [[String: String]])?.first, let lower = range["lowerBound"],
      let upper = range["upperBound"]
    {
      return "\(lower.swiftLiteral)..<\(upper.swiftLiteral)"
    }
    if let exact = (requirement["exact"] as? [String])?.first { return "exact: \(exact.swiftLiteral)" }
    if let branch = (requirement["branch"] as? [String])?.first { return "branch: \(branch.swiftLiteral)" }
    if let revision = (requirement["revision"] as? [String])?.first { return "revision: \(revision.swiftLiteral)" }
    return nil
  }
}
