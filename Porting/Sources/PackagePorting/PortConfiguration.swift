import FirstFrameCompiledResources
import FirstFrameLocalFiles
package import FirstFramePreviewGallery
package import Foundation
package import OpenTypeText

/// The contents of `firstframe.json`, which supplement a manifest.
package struct PortConfiguration: Decodable, Equatable, Sendable {
  /// A target that is not in the manifest, or that replaces the target of the same name.
  package struct Target: Decodable, Equatable, Sendable {
    package enum Kind: String, Decodable, Sendable {
      case library
      case test
    }

    package let name: String
    /// The path of the sources, relative to the package's folder.
    package let path: String
    package let type: Kind
    package var dependencies: [String]
    /// The resources: files and folders, relative to `path`.
    package var resources: [String]
    /// Whether declarations without an isolation are isolated to the main actor, as in new projects of Xcode 26.
    package var isIsolatedToMainActor: Bool

    enum CodingKeys: String, CodingKey, CaseIterable {
      case name, path, type, dependencies, resources, defaultIsolation
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      try decoder.refuseUnknownKeys(CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      guard PortedName.isTarget(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .name, in: container,
          debugDescription: "\(name.debugDescription) cannot be the name of a target; use letters, digits, _ and -")
      }
      path = try container.decode(String.self, forKey: .path)
      try container.check(path, forKey: .path)
      type = try container.decode(Kind.self, forKey: .type)
      dependencies = try container.decodeIfPresent([String].self, forKey: .dependencies) ?? []
      resources = try container.decodeIfPresent([String].self, forKey: .resources) ?? []
      for resource in resources { try container.check(path + "/" + resource, forKey: .resources, shown: resource) }
      let isolation = try container.decodeIfPresent(String.self, forKey: .defaultIsolation)
      guard [nil, "MainActor", "nonisolated"].contains(isolation) else {
        throw DecodingError.dataCorruptedError(
          forKey: .defaultIsolation, in: container,
          debugDescription: "unknown isolation \"\(isolation ?? "")\"; expected MainActor or nonisolated")
      }
      isIsolatedToMainActor = isolation == "MainActor"
    }
  }

  /// The name of the device that `UIScreen.main` describes.
  package var device: String?
  /// The version of iOS whose look components have, such as `18.0`.
  package var systemVersion: String?
  package var targets: [Target] = []
  /// The folders of substitutes for modules, relative to the package's folder, by module.
  package var modules: [String: String] = [:]
  /// The files and folders that are left out, relative to the package's folder.
  package var exclude: [String] = []
  /// The fonts in addition to the built-in typeface.
  package var fonts: [FontSetting] = []
  /// The title and the color of the gallery.
  package var gallery: GalleryConfiguration?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case device, systemVersion, targets, modules, exclude, fonts, gallery
  }

  package init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseUnknownKeys(CodingKeys.self)
    device = try container.decodeIfPresent(String.self, forKey: .device)
    if let device, DeviceScreen.named(device) == nil {
      let names = DeviceScreen.all.map(\.name).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .device, in: container, debugDescription: "unknown device \"\(device)\"; expected one of \(names)")
    }
    systemVersion = try container.decodeSystemVersion(forKey: .systemVersion)
    targets = try container.decodeIfPresent([Target].self, forKey: .targets) ?? []
    modules = try container.decodeIfPresent([String: String].self, forKey: .modules) ?? [:]
    for (module, path) in modules.sorted(by: { $0.key < $1.key }) {
      guard PortedName.isModule(module) else {
        throw DecodingError.dataCorruptedError(
          forKey: .modules, in: container,
          debugDescription: "\(module.debugDescription) is not the name of a module; use letters, digits and _")
      }
      try container.check(path, forKey: .modules)
    }
    exclude = try container.decodeIfPresent([String].self, forKey: .exclude) ?? []
    for path in exclude { try container.check(path, forKey: .exclude) }
    fonts = try container.decodeIfPresent([FontSetting].self, forKey: .fonts) ?? []
    gallery = try container.decodeIfPresent(GalleryConfiguration.self, forKey: .gallery)
  }

  /// The environment that the tests of a port need, with the fonts.
  ///
  /// - Parameter file: The configuration file, for messages.
  package func environment(ofPackage package: URL, in file: URL) throws(PortError) -> [String: String] {
    do {
      let fonts = try ConfiguredFonts(fonts, in: file.path, ofPackage: package.path)
      return environment.merging(fonts.environment) { $1 }
    } catch {
      throw .fonts(error)
    }
  }

  /// The environment that the tests of a port need, without the fonts.
  package var environment: [String: String] {
    var environment: [String: String] = [:]
    environment[EnvironmentVariable.device.name] = device ?? DeviceScreen.standardName
    environment[EnvironmentVariable.systemVersion.name] = systemVersion
    return environment
  }

  /// Reads a configuration file.
  package init(contentsOf file: URL) throws(PortError) {
    guard let configuration = try Self.read(from: file.path) else {
      throw .configuration(path: file.path, reason: "there is no such file; name another --config")
    }
    self = configuration
  }

  /// Reads `firstframe.json` in a package; an empty configuration if there is none.
  package init(ofPackage folder: URL) throws(PortError) {
    self = try Self.read(from: folder.appendingPathComponent(ConfigurationFile.name).path) ?? PortConfiguration()
  }

  private static func read(from path: String) throws(PortError) -> PortConfiguration? {
    do {
      return try ConfigurationFile.read(PortConfiguration.self, from: path)
    } catch {
      throw .configuration(path: error.path, reason: error.reason)
    }
  }
}

extension KeyedDecodingContainer {
  /// Refuses a path that leads out of the package.
  fileprivate func check(_ path: String, forKey key: Key, shown: String? = nil) throws {
    guard !PortedName.isBelowPackage(path) || shown?.hasPrefix("/") == true else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self,
      debugDescription: "\((shown ?? path).debugDescription) leads out of the package; name a path in it, or make the "
        + "other folder a package that this one depends on")
  }
}

extension KeyedDecodingContainer<PortConfiguration.CodingKeys> {
  /// Reads a version of iOS in its short or long form, and returns the long form.
  fileprivate func decodeSystemVersion(forKey key: PortConfiguration.CodingKeys) throws -> String? {
    guard let version = try decodeIfPresent(String.self, forKey: key) else { return nil }
    switch version {
    case "18", "18.0": return "18.0"
    case "26", "26.0": return "26.0"
    default:
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "unknown version \"\(version)\"; expected 18, 18.0, 26 or 26.0")
    }
  }
}
