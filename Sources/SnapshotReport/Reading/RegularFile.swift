import Foundation

/// Files that are neither folders nor links.
enum RegularFile {
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
