import Foundation

extension SnapshotName {
  /// The name whose reference has a path, as journals and other machines tell it.
  ///
  /// Nil where no reference can have the path: it must be `<TestTarget>/<TestFile>/<file>`, so that it stays in its
  /// folder whoever wrote it.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts.allSatisfy(Self.canBePart) else { return nil }
    self.init(folder: parts[0] + "/" + parts[1], file: parts[2], pathExtension: Self.pathExtension(of: parts[2]))
  }

  /// Hidden files are nobody's references, `.` and `..` are hidden ones too.
  private static func canBePart(_ part: String) -> Bool {
    !part.isEmpty && !part.hasPrefix(".") && part.utf8.count <= 255
      && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" && $0 != "\\" }
  }

  private static func pathExtension(of file: String) -> String? {
    let known = ["layout.txt", "text.txt", "accessibility.txt"].first { file.hasSuffix("." + $0) }
    return known ?? file.lastIndex(of: ".").map { String(file[file.index(after: $0)...]) }
  }
}
