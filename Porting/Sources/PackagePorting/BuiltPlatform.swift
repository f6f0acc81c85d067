import FirstFrameLocalFiles
import FirstFrameSourceRewriting
import FirstFrameTextEscaping
import Foundation

/// One built copy of FirstFrame and its platform modules, which all ports of a machine link.
///
/// It is a library in the cache folder, for one toolchain and one place of FirstFrame's sources. A port that uses it shares
/// a lock with other ports; a port that builds it holds the lock alone.
package final class BuiltPlatform: Sendable {
  /// The folder of the package that builds the library.
  let folder: URL
  /// The sources and the toolchain that the library was built from.
  let stamp: String
  /// The options of the compiler with which targets find the modules, and those of the linker.
  let compilerFlags: [String]
  let linkerFlags: [String]
  /// Shared while the port uses the library.
  private let lock: FileLock

  private init(folder: URL, stamp: String, flags: [String], lock: FileLock) {
    self.folder = folder
    self.stamp = stamp
    self.lock = lock
    // The compiler does not notice that modules have changed which no target builds. Another option compiles all again.
    compilerFlags = flags + ["-DFIRSTFRAME_" + stamp]
    let products = folder.appendingPathComponent(".build/debug").path
    linkerFlags = [
      "-L", products, "-l" + Self.name, "-Xlinker", "-rpath", "-Xlinker", products,
    ]
  }

  /// The arguments of `swift build` with which also the targets that SwiftPM generates find the modules: those that list
  /// and run tests.
  package var buildArguments: [String] { compilerFlags.flatMap { ["-Xswiftc", $0] } }

  private static let name = "FirstFramePlatform"

  /// The modules of the platform package, which are its products.
  private static let modules = Platform.modules.union(["PreviewRendering"]).sorted()

  /// Returns the built copy, and builds it if needed.
  ///
  /// - Parameters:
  ///   - cache: The folder of all built copies.
  ///   - builds: Whether to build it. Otherwise the result is `nil` if it is not built yet, or out of date.
  ///   - run: Runs `swift` with arguments, and returns its output if it fails.
  /// - Returns: `nil` if the cache folder cannot be used.
  package static func current(
    of platform: Platform, cache: PlatformCache, builds: Bool, run: ([String]) throws -> String?
  ) throws -> BuiltPlatform? {
    #if os(Linux)
    guard let toolchain = ChildProcess.run("swift", ["--version"])?.text else { return nil }
    let folder = cache.folder(for: platform, toolchain: toolchain)
    guard let lock = cache.lock(for: folder) else { return nil }
    for _ in 0..<4 {
      try lock.lockShared()
      let stamp = platform.stamp(toolchain: toolchain)
      if let flags = storedFlags(in: folder, stamp: stamp) {
        cache.noteUse(of: folder)
        return BuiltPlatform(folder: folder, stamp: stamp, flags: flags, lock: lock)
      }
      guard builds else { return nil }
      lock.unlock()
      try lock.lock()
      // Another process may have built it meanwhile.
      if storedFlags(in: folder, stamp: stamp) == nil {
        try build(platform, in: folder, stamp: stamp, run: run)
        cache.removeLeastRecentlyUsed(besides: folder)
      }
    }
    throw PortError.build(output: "The sources of FirstFrame change while they are built.")
    #else
    return nil
    #endif
  }

  // MARK: Building

  private static func build(
    _ platform: Platform, in folder: URL, stamp: String, run: ([String]) throws -> String?
  ) throws {
    // A build that is interrupted must not look complete.
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(record))
    let source = folder.appendingPathComponent("Sources/\(name)")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    try LocalFile.write(Data("// All modules are in one library.\n".utf8), to: source.path + "/\(name).swift")
    try LocalFile.write(Data(manifest(for: platform).utf8), to: folder.path + "/Package.swift")
    // SwiftPM does not notice new files in other packages.
    let plan = folder.path + "/.build/debug.yaml"
    if FileManager.default.fileExists(atPath: plan) { try FileManager.default.removeItem(atPath: plan) }
    let arguments = ["build", "--package-path", folder.path, "--product", name, "--disable-index-store"]
    if let output = try run(arguments) { throw PortError.build(output: output) }
    guard let flags = flags(inPlan: try String(decoding: LocalFile.read(plan), as: UTF8.self), folder: folder) else {
      throw PortError.build(output: "\(plan): the plan of the build has no command for \(name).")
    }
    try LocalFile.write(
      JSONEncoder().encode(Record(stamp: stamp, flags: flags)), to: folder.appendingPathComponent(record).path)
  }

  private static func manifest(for platform: Platform) -> String {
    let products = modules.map { "      .product(name: \"\($0)\", package: \"Platform\"),\n" }.joined()
    return """
      // swift-tools-version: 6.1
      // Written by `firstframe test`; changes are overwritten.
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", type: .dynamic, targets: ["\(name)"])],
        dependencies: [.package(path: \(platform.folder.path.swiftLiteral))],
        targets: [
          .target(name: "\(name)", dependencies: [
      \(products)    ])
        ])

      """
  }

  /// The options with which a target finds all modules, from the command in the plan that compiles one.
  static func flags(inPlan plan: String, folder: URL) -> [String]? {
    let lines = plan.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.contains("\"C.\(name)-") && $0.contains(".module\":") }),
      let line = lines[start...].first(where: { $0.contains(" args: [") }), let bracket = line.firstIndex(of: "["),
      let arguments = try? JSONDecoder().decode([String].self, from: Data(line[bracket...].utf8))
    else { return nil }
    var flags: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      if argument == "-I" {
        flags += [argument, next]
        index += 2
      } else if argument == "-Xcc", next == "-I", index + 3 < arguments.count {
        flags += arguments[index...(index + 3)]
        index += 4
      } else if argument == "-Xcc", next.hasPrefix("-fmodule-map-file=") {
        flags += [argument, next]
        index += 2
      } else {
        if argument.hasPrefix("-I") { flags.append(argument) }
        index += 1
      }
    }
    return flags
  }

  // MARK: Record

  /// What the last complete build used.
  private struct Record: Codable {
    let stamp: String
    let flags: [String]
  }

  private static let record = "built.json"

  private static func storedFlags(in folder: URL, stamp: String) -> [String]? {
    guard let data = try? LocalFile.read(folder.appendingPathComponent(record).path),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.stamp == stamp,
      FileManager.default.fileExists(atPath: folder.path + "/.build/debug/lib\(name).so")
    else { return nil }
    return record.flags
  }
}

extension Platform {
  /// A fingerprint of the toolchain, and of the paths, sizes and times of the sources.
  fileprivate func stamp(toolchain: String) -> String {
    let root = folder.deletingLastPathComponent()
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    var lines = [toolchain]
    for name in ["Sources", "Platform/Sources", "Package.swift", "Platform/Package.swift"] {
      let url = root.appendingPathComponent(name)
      let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: Array(keys))?.allObjects ?? []
      for case let file as URL in found.isEmpty ? [url] : found {
        guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
        let time = values.contentModificationDate?.timeIntervalSince1970 ?? 0
        lines.append("\(file.path) \(values.fileSize ?? 0) \(time)")
      }
    }
    return lines.sorted().joined(separator: "\n").stableHash
  }
}
