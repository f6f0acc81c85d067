import FirstFrameCaching
public import Foundation

/// Returns the bundle with the resources of the module that declares a class.
///
/// Ports call it in place of `Bundle(for:)`, which needs the Objective-C runtime. The bundles of all modules are in one
/// folder, next to the executable, and are named after their package and target.
///
/// - Parameter own: The bundle of the calling module. It is returned if the class's module has none.
public func firstFrameBundle(of type: AnyClass, else own: Bundle) -> Bundle {
  let module = "_" + String(reflecting: type).prefix { $0 != "." }
  if own.normalizedName.hasSuffix(module) { return own }
  let key = "\(module) \(own.bundleURL.path)"
  if let known = moduleBundles[key] { return known }
  let folder = own.isMain ? own.bundleURL : own.bundleURL.deletingLastPathComponent()
  let bundles = Bundle.resourceFolders(in: folder).compactMap(Bundle.init(url:))
    .filter { $0.normalizedName.hasSuffix(module) }
  // The name of one module may end like that of another: `Package_UI`, `Package_Menu_UI`.
  return moduleBundles.store(bundles.min { $0.normalizedName.count < $1.normalizedName.count } ?? own, for: key)
}

/// The bundles that were found, by the module and the calling one.
private let moduleBundles = LimitedCache<String, Bundle>(limit: 256)

extension Bundle {
  /// Whether this is the bundle of the process. That of a test process has no resources.
  var isMain: Bool {
    self === Bundle.main || bundleURL.standardizedFileURL == Bundle.main.bundleURL.standardizedFileURL
  }

  /// The path of a folder with the time at which an entry was last added or removed.
  static func state(ofFolder path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return "\(path) \(time.tv_sec) \(time.tv_nsec)"
  }

  /// The bundles of targets in a folder, sorted by name.
  static func resourceFolders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map(folder.appendingPathComponent)
  }

  /// The name of the bundle as it would be in the name of a module, in which only letters, digits and underscores occur.
  var normalizedName: String {
    String(bundleURL.deletingPathExtension().lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
