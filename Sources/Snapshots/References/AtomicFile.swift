package import Foundation

/// Writes files that appear whole or not at all, even where the process is killed meanwhile.
package enum AtomicFile {
  /// Writes beside the file and renames over it.
  package static func write(_ data: Data, to path: String) throws(POSIXError) {
    let temporary = try TemporaryItem.file(in: (path as NSString).deletingLastPathComponent)
    do {
      try write(data, to: temporary.descriptor)
      try rename(temporary.path, to: path)
    } catch {
      unlink(temporary.path)
      throw error
    }
  }

  /// Removes what writers left beside their files when they were killed.
  package static func sweep(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let leftover = TemporaryItem(leftover: name, in: folder) else { continue }
      // Leftovers do no harm: what cannot be removed stays.
      try? FileManager.default.removeItem(atPath: leftover.path)
    }
  }

  /// Renames a file or a folder, over a file or an empty folder where there is one.
  static func rename(_ source: String, to target: String) throws(POSIXError) {
    guard Foundation.rename(source, target) == 0 else { throw POSIXError.current }
  }

  private static func write(_ data: Data, to descriptor: Int32) throws(POSIXError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        throw POSIXError.current
      }
      rest = rest.dropFirst(count)
    }
  }
}
