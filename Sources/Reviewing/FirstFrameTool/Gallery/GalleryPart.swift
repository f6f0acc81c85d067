import FirstFrameLocalFiles
import FirstFramePreviewGallery
import Foundation
import OpenTypeText

/// The previews of one process, which is started again behind a preview that ends it.
struct GalleryPart {
  private(set) var journal = GalleryJournal()
  private(set) var crashes: [String: String] = [:]

  /// Runs a program until all of its previews are drawn, or have ended it.
  ///
  /// - Parameters:
  ///   - file: The path of the request, which is written for each run.
  ///   - fonts: The fonts to draw with.
  init(_ request: GalleryRequest, program: URL, file: String, fonts: ConfiguredFonts) throws {
    var request = request
    while true {
      try LocalFile.write(try JSONEncoder().encode(request), to: file)
      // A program that cannot draw lists its tests instead of running them.
      let result = try ChildProcess(
        program, ["--list-tests"],
        environment: fonts.environment.merging(
          [EnvironmentVariable.gallery.name: file, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      ).result()
      journal = GalleryJournal(contentsOf: request.journal)
      if let work = unfinishedWork {
        guard crashes[work] == nil else { throw GalleryError.program(message: Self.message(of: result)) }
        crashes[work] = Self.message(of: result)
        request.skipped = crashes.keys.sorted() + journal.drawn.map(\.name)
      } else if result.status != 0 {
        throw GalleryError.program(message: Self.message(of: result))
      } else if journal.lines.isEmpty {
        throw GalleryError.noDrawing(program: program.path)
      } else {
        return
      }
    }
  }

  /// The property or preview with which the program ended; `nil` if it finished its work.
  private var unfinishedWork: String? {
    if case .started(let work) = journal.lines.last { work } else { nil }
  }

  /// Why the program ended.
  private static func message(of result: ChildProcess.Result) -> String {
    if result.status == SIGALRM { return "it took longer than a minute" }
    let lines = result.errors.split(separator: "\n").map(String.init)
    if let line = lines.first(where: { $0.contains("Fatal error") }) {
      // Without the file, which may be one of the toolchain.
      return line.range(of: "Fatal error").map { String(line[$0.lowerBound...]) } ?? line
    }
    return lines.last ?? "the program ended with status \(result.status)"
  }
}
