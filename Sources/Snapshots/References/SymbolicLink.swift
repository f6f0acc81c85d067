import Foundation

/// Where links lead, those included that lead to files which are not there.
enum SymbolicLink {
  /// How many links may lead to one another before they count as going round in circles, as on Linux.
  private static let longestChain = 40

  /// The path that a file has once the links at its end are followed; the same path where there is none.
  static func target(of path: String) throws(POSIXError) -> String {
    var path = path
    for _ in 0..<longestChain {
      guard let next = destination(of: path) else { return path }
      path = next
    }
    throw POSIXError(.ELOOP)
  }

  /// The path with all links followed; nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func destination(of path: String) -> String? {
    let text: String
    do {
      text = try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      // No link, or nothing there.
      return nil
    }
    let folder = (path as NSString).deletingLastPathComponent
    let destination = text.hasPrefix("/") ? text : (resolved(folder) ?? folder) + "/" + text
    return standardized(destination)
  }

  /// The path without `..`, which is followed on disk as far as there are folders.
  private static func standardized(_ path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    if let folder = resolved(folder) {
      return folder + "/" + (path as NSString).lastPathComponent
    }
    return URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
