import ArgumentParser
import Catalog
import Foundation
import HeadlessUIKit

/// Draws every preview of the catalog, compares it with its reference, and writes the gallery page.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Draw the example components in every state and appearance, and write a page with the pictures.",
    discussion: """
      Each picture is compared with its reference under __Snapshots__. References that are missing or out of date are
      written where SNAPSHOT_TESTING_RECORD asks for it, as in the tests.
      """)

  @Option(name: .shortAndLong, help: "The folder to write the gallery to.", completion: .directory)
  var output = ".build/catalog"

  @MainActor
  private static func draw(into folder: GalleryFolder) throws -> [GalleryEntry] {
    let previews = ComponentCatalog.previews
    var progress = ProgressBar(total: previews.count)
    return try previews.map { preview in
      defer { progress.advance() }
      return try GalleryEntry(of: preview, in: folder)
    }
  }

  func run() throws {
    let folder = GalleryFolder(path: output)
    try folder.prepare()
    let entries = try MainActor.assumeIsolated { try Self.draw(into: folder) }
    try folder.write(Data(GalleryPage(entries: entries).html.utf8), to: "index.html")
    let pictures = entries.flatMap(\.pictures)
    let problems = pictures.compactMap(\.problem)
    for problem in problems { print(problem + "\n") }
    print("\(pictures.count) pictures of \(entries.count) previews, \(pictures.count - problems.count) as referenced.")
    print("Gallery: \(folder.absolutePath(of: "index.html"))")
    if !problems.isEmpty { throw ExitCode(1) }
  }
}
