import FirstFrameLocalFiles
import FirstFrameSourceRewriting
package import Foundation

/// The folder of the built copies of FirstFrame that ports link: one for each toolchain and each place of the sources.
///
/// If they are larger than a limit together, those that were not used for the longest time are removed.
package struct PlatformCache: Sendable {
  private let folder: URL
  /// The limit in bytes.
  private let limit: Int

  /// - Parameter limit: The limit for all copies, in bytes.
  package init(folder: URL, limit: Int = 6_000_000_000) {
    self.folder = folder
    self.limit = limit
  }

  /// The folder that `FIRSTFRAME_CACHE` names in an environment, or else the user's folder for caches.
  ///
  /// - Returns: `nil` if there is none, or if `FIRSTFRAME_CACHE` is `off`.
  package init?(environment: [String: String]) {
    if let path = EnvironmentVariable.cache.value(in: environment) {
      guard path != "off" else { return nil }
      self.init(folder: URL(fileURLWithPath: path))
    } else if let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first {
      self.init(folder: caches.appendingPathComponent("firstframe"))
    } else {
      return nil
    }
  }

  /// The folder of a built copy. Another checkout that is mounted at the same path has another one.
  func folder(for platform: Platform, toolchain: String) -> URL {
    let attributes = try? FileManager.default.attributesOfItem(atPath: platform.folder.path)
    let identity = attributes?[.systemFileNumber].map { "\($0)" } ?? ""
    let key = "\(toolchain)\n\(platform.folder.path)\n\(identity)".stableHash
    return folder.appendingPathComponent("platform-\(key)")
  }

  /// The lock of a copy, in a file beside it; `nil` if the folder cannot be written.
  func lock(for copy: URL) -> FileLock? {
    try? FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    return try? FileLock(path: copy.path + ".lock")
  }

  /// Notes the time of a use, by which copies are removed.
  func noteUse(of copy: URL) {
    // A copy without the time of its last use is removed earlier.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: copy.path + ".lock")
  }

  /// Removes copies until all others and one are within the limit. Copies in use stay.
  func removeLeastRecentlyUsed(besides copy: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let copies = names.filter { $0.hasPrefix("platform-") && !$0.hasSuffix(".lock") }
      .map { folder.appendingPathComponent($0) }.filter { $0.lastPathComponent != copy.lastPathComponent }
    func lastUse(_ copy: URL) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: copy.path + ".lock")
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    var sizes = Dictionary(uniqueKeysWithValues: copies.map { ($0, Self.size(of: $0)) })
    var total = sizes.values.reduce(Self.size(of: copy), +)
    for other in copies.sorted(by: { lastUse($0) < lastUse($1) }) where total > limit {
      guard let lock = lock(for: other), (try? lock.tryLock()) == true else { continue }
      // What cannot be removed counts again the next time.
      try? FileManager.default.removeItem(at: other)
      total -= sizes.removeValue(forKey: other) ?? 0
    }
  }

  /// The size of the files in a folder, in bytes.
  private static func size(of folder: URL) -> Int {
    let keys: Set<URLResourceKey> = [.fileSizeKey]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
    var size = 0
    while let file = files?.nextObject() as? URL {
      size += (try? file.resourceValues(forKeys: keys))?.fileSize ?? 0
    }
    return size
  }
}
