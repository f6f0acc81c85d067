import FirstFrameLocalFiles
import Foundation

/// Finds out whether the last build of a package failed: `swift test` then runs no tests, so that results stay as they
/// were.
enum FailedBuild {
  /// Whether the compiler gave up on a file of a package after a time.
  ///
  /// It then has written diagnostics (`.dia`) of the file, and removed its object (`.o`). Other failures, such as those of the
  /// linker, leave no such trace.
  ///
  /// - Parameter package: The folder of the package, as an absolute path.
  static func exists(in package: String, after time: Date) -> Bool {
    let build = package + "/.build/debug"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    return names.contains { $0.hasSuffix(".build") && hasFailed(in: build + "/" + $0, after: time) }
  }

  private static func hasFailed(in folder: String, after time: Date) -> Bool {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
    // The compiler replaces files, which changes their folder.
    if date(of: folder).map({ $0 > time }) ?? false, hasFailedFile(names, in: folder, after: time) { return true }
    return names.contains { !$0.contains(".") && hasFailed(in: folder + "/" + $0, after: time) }
  }

  private static func hasFailedFile(_ names: [String], in folder: String, after time: Date) -> Bool {
    names.contains { name in
      guard name.hasSuffix(".dia"), !name.hasSuffix(".emit-module.dia"), let written = date(of: folder + "/" + name),
        written > time
      else { return false }
      return access(folder + "/" + name.dropLast(4) + ".swift.o", F_OK) != 0
    }
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
