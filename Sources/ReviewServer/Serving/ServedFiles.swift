import Foundation

/// The files of folders of artifacts that a page may show.
struct ServedFiles {
  /// The folders, as absolute paths; the first that has a file serves it.
  let folders: [String]

  struct File {
    let type: String
    let data: Data
  }

  /// What a report is made of. Anything else is not served, whatever it is.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "png": "image/png", "txt": "text/plain; charset=utf-8",
  ]

  /// Larger files are no part of a report; in bytes.
  private static let largest = 256 << 20

  /// - Parameter path: The path below the folders, percent-encoded.
  func file(at path: String) -> File? {
    guard let path = path.removingPercentEncoding, Self.isPlain(path),
      let type = Self.types[(path as NSString).pathExtension.lowercased()]
    else { return nil }
    for folder in folders {
      if let data = Self.read(path, below: folder) { return File(type: type, data: data) }
    }
    return nil
  }

  /// Names without `..`, hidden files, and what some systems take for separators.
  private static func isPlain(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" && $0 != "%" && $0 != "\u{7F}" }
    }
  }

  /// Nil where links lead anywhere else, and for anything but regular files.
  private static func read(_ path: String, below folder: String) -> Data? {
    guard let root = resolved(folder), let file = resolved(folder + "/" + path), file == root + "/" + path else {
      return nil
    }
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else {
      return nil
    }
    return try? handle.readToEnd() ?? Data()
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
