import FirstFrameSnapshots
import Foundation

/// Reads the files of sets, which may come from another machine: no link is followed out of the folder of artifacts.
enum ArtifactFile {
  /// Larger files are no snapshots; in bytes.
  private static let largest = 256 << 20

  /// - Parameters:
  ///   - name: The file's name in its set.
  ///   - folder: The set's folder, as an absolute path.
  ///   - root: The folder of artifacts, as an absolute path.
  static func read(_ name: String, in folder: String, below root: String) throws(ReviewError) -> Data {
    let path = folder + "/" + name
    guard !name.contains("/"), let resolvedRoot = resolved(root), let resolvedFolder = resolved(folder) else {
      throw .artifact(path, reason: "there is no such file any more; run the test again")
    }
    guard resolvedFolder.hasPrefix(resolvedRoot + "/") else {
      throw .artifact(path, reason: "leads out of the folder of artifacts, through a link; nothing was read")
    }
    return try read(path: path, at: resolvedFolder + "/" + name)
  }

  private static func read(path: String, at resolved: String) throws(ReviewError) -> Data {
    let descriptor = open(resolved, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason =
        errno == ELOOP ? "is a link; nothing was read" : "cannot be read: \(FileFailure(POSIXError.last))"
      throw .artifact(path, reason: reason)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .artifact(path, reason: "is not a regular file")
    }
    guard status.st_size <= largest else {
      throw .artifact(path, reason: "is larger than any snapshot, \(status.st_size) bytes")
    }
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      throw .artifact(path, reason: "cannot be read: \(FileFailure(error))")
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension POSIXError {
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
