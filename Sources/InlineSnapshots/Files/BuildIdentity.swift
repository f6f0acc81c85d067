import FirstFrameLocalFiles
import Foundation

/// What tells a build of the tests from every other: the file that this code was linked into, as it is on disk.
///
/// Places that were compiled into a test are places in the sources of its build, whichever process runs it.
struct BuildIdentity: Codable, Hashable, Sendable {
  let path: String
  let size: Int64
  let inode: UInt64
  /// When the file was written, in seconds and nanoseconds since 1970.
  let seconds: Int
  let nanoseconds: Int

  /// The build that runs; nil where its file cannot be looked at.
  static let current = BuildIdentity(file: linkedFile)

  init?(file: String?) {
    var status = stat()
    guard let file, stat(file, &status) == 0 else { return nil }
    path = file
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }

  private static var linkedFile: String? {
    #if canImport(Darwin)
      // A bundle, which a runner of Xcode's has loaded.
      var information = Dl_info()
      guard dladdr(#dsohandle, &information) != 0 else { return nil }
      return information.dli_fname.map { String(cString: $0) }
    #else
      // A program of its own.
      return SymbolicLink.resolved("/proc/self/exe")
    #endif
  }
}
