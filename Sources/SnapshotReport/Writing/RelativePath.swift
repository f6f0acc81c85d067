/// A path from one place to another.
enum RelativePath {
  /// The path of a file as seen from a folder; both are absolute.
  static func path(to file: String, from folder: String) -> String {
    // Nearly all files of a report lie below it, and there are many.
    if file.hasPrefix(folder + "/"), !file.contains("/.") { return String(file.dropFirst(folder.count + 1)) }
    let target = parts(of: file)
    let start = parts(of: folder)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up: [Substring] = Array(repeating: "..", count: start.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  /// By hand: a URL takes far longer, and there is a path or more for each snapshot.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
  }
}
