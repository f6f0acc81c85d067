import Foundation

/// Writes files that appear whole or not at all, even where the process is killed meanwhile.
enum AtomicFile {
  /// Writes beside the file and renames over it.
  ///
  /// - Throws: Foundation's error where writing fails, `POSIXError` where renaming does.
  static func write(_ data: Data, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = folder + "/.writing-" + UUID().uuidString
    do {
      try data.write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
      try rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Renames a file or a folder, over a file or an empty folder where there is one.
  static func rename(_ source: String, to target: String) throws(POSIXError) {
    guard Foundation.rename(source, target) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }
}
