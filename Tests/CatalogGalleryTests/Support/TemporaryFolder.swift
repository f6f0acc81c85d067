import Foundation

/// An empty folder of its own, removed with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("\(url.path) stays: \(error)")
    }
  }
}
