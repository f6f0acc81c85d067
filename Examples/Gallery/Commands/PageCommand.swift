import ArgumentParser
import FirstFrameCatalog
import FirstFramePreviewGallery
import FirstFrameTextEscaping
import Foundation
import HeadlessUIKit

/// Draws every preview of the catalog, compares it with its references, and writes the gallery page.
struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page",
    abstract:
      "Draw the example components in every state, and write a page with the pictures (the default command).",
    discussion: """
      Pictures that have references under __Snapshots__ are compared with them. As in the tests, \
      SNAPSHOT_TESTING_RECORD selects which references are written: missing or failed ones, or all.
      """)

  @Argument(help: "The components (default: all).")
  var components: [String] = []

  @Option(name: .shortAndLong, help: "The folder to write the gallery to.", completion: .directory)
  var output = GalleryFolder.defaultPath

  @Option(
    name: .customLong("locale"),
    help: "A language to draw besides English; may be given several times (default: all that the fonts support).")
  var locales: [Language] = []

  @Option(help: "The number of threads that draw (default: one for each processor). It does not change the pictures.")
  var threads: Int?

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let threads, threads < 1 {
      throw ValidationError("--threads takes a number of threads, 1 or more; \(threads) was given")
    }
  }

  func run() throws {
    let stopwatch = Stopwatch()
    let chosen = try CatalogIndex().components(named: components)
    let languages = try fonts.register().languages(chosen: locales)
    let folder = try GalleryFolder(path: output)
    let threadCount = threads ?? ProcessInfo.processInfo.activeProcessorCount
    let gallery = try MainActor.assumeIsolated {
      try CatalogGallery(of: chosen, in: languages, folder: folder, threadCount: threadCount)
    }
    try folder.finish(page: gallery.page().data())
    for problem in gallery.problems { print(problem.escapedForTerminal + "\n") }
    print(
      "\(gallery.pictureCount) first frames of \(gallery.entries.count) states in \(gallery.fileCount) files, "
        + "\(stopwatch.seconds); \(gallery.problems.isEmpty ? "all" : "not all") equal their references.")
    print("Gallery: \(folder.absolutePath(of: "index.html"))".escapedForTerminal)
    if !gallery.problems.isEmpty { throw ExitCode(1) }
  }
}
