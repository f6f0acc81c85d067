public import Foundation

/// The repository of the tests.
public enum Repository {
  /// Returns a file or folder of the repository.
  ///
  /// - Parameters:
  ///   - path: The path from the root of the repository.
  ///   - source: A source file of the repository.
  public static func file(_ path: String, from source: String = #filePath) -> URL {
    var root = URL(fileURLWithPath: source)
    repeat {
      root.deleteLastPathComponent()
    } while root.path != "/" && !FileManager.default.fileExists(atPath: root.path + "/Documentation/Architecture.md")
    return root.appendingPathComponent(path)
  }
}
