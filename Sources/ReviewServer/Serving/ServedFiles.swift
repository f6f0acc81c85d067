import Foundation

/// The files that a page may show.
struct ServedFiles {
  /// The first that has a file serves it.
  let folders: [ServedFolder]

  struct File {
    let type: String
    let data: Data
  }

  /// What a report is made of. Anything else is not served, whatever it is; and what tests wrote is shown, but never
  /// run: a page of theirs would know the token.
  private static let types = [
    "html": "text/plain; charset=utf-8", "json": "application/json", "png": "image/png",
    "txt": "text/plain; charset=utf-8",
  ]

  /// Larger files are no part of a report; in bytes.
  private static let largest = 256 << 20

  /// - Parameter path: What the address has after the page's own folder, percent-encoded.
  func file(at path: String) -> File? {
    guard let path = path.removingPercentEncoding, Self.isPlain(path),
      let type = Self.types[(path as NSString).pathExtension.lowercased()]
    else { return nil }
    for folder in folders where path.hasPrefix(folder.prefix) {
      let file = String(path.dropFirst(folder.prefix.count))
      if let data = Self.read(file, below: folder.path) { return File(type: type, data: data) }
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
