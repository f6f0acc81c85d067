import Foundation

/// The file that a component's previews are written in.
struct PreviewSource: Encodable, Sendable {
  /// Below the package.
  let path: String
  let text: String

  /// The files by the names of their components; empty where the package is not there any more.
  static func all() -> [String: PreviewSource] {
    let folder = PackageFolder.path("Examples", "Catalog")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var sources: [String: PreviewSource] = [:]
    for path in paths.sorted() where path.hasSuffix(ending) {
      let component = (path as NSString).lastPathComponent.dropLast(ending.count)
      guard let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) else { continue }
      sources[String(component)] = PreviewSource(path: "Examples/Catalog/" + path, text: text)
    }
    return sources
  }

  private static let ending = "+Previews.swift"
}
