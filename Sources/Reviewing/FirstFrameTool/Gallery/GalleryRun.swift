import FirstFrameLocalFiles
import FirstFramePreviewGallery
import FirstFrameTerminalOutput
import Foundation
import Synchronization

/// Runs of the program of the tests, which draws the previews in several processes.
struct GalleryRun {
  /// All previews, in the order of the page.
  private(set) var listed: [ListedPreview] = []
  private(set) var drawn: [String: DrawnPreview] = [:]
  /// Why work ended the program: by the names of previews, and of properties that list them.
  private(set) var crashes: [String: String] = [:]
  private(set) var omissions: [GalleryOmission] = []

  /// Draws the previews of a package.
  ///
  /// - Parameters:
  ///   - components: The components to draw; all if empty.
  ///   - output: The folder for pictures.
  ///   - scratch: The folder for requests and journals.
  init(of package: GalleryPackage, components: [String], output: String, scratch: String) throws {
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 4))
    let parts = Mutex<[Int: Result<Part, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let request = GalleryRequest(
        output: output, journal: "\(scratch)/journal-\(number).jsonl", modules: package.linkedTargets.map(\.c99name),
        components: components, skipped: [], part: number, partCount: count)
      let part = Result { try Part(request, program: package.program, file: "\(scratch)/request-\(number).json") }
      parts.withLock { $0[number] = part }
    }
    for (_, result) in parts.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { add(try result.get()) }
  }

  private mutating func add(_ part: Part) {
    listed = part.journal.listed ?? listed
    for preview in part.journal.drawn { drawn[preview.name] = preview }
    crashes.merge(part.crashes) { first, _ in first }
    for omission in part.journal.omitted where !omissions.contains(omission) { omissions.append(omission) }
  }
}

/// The previews of one process, which is started again behind a preview that ends it.
private struct Part {
  private(set) var journal = GalleryJournal()
  private(set) var crashes: [String: String] = [:]

  init(_ request: GalleryRequest, program: URL, file: String) throws {
    var request = request
    while true {
      try LocalFile.write(try JSONEncoder().encode(request), to: file)
      // A program that cannot draw lists its tests instead of running them.
      let result = try ChildProcess(
        program, ["--list-tests"],
        environment: [EnvironmentVariable.gallery.name: file, "SWIFT_BACKTRACE": "enable=no"]
      ).result()
      journal = GalleryJournal(contentsOf: request.journal)
      guard !journal.lines.isEmpty || result.status == Self.refusal else {
        throw GalleryError.noDrawing(path: program.path)
      }
      if result.status == Self.refusal { throw GalleryError.program(message: Self.message(of: result)) }
      guard let last = journal.started.last, !isComplete(last) else { return }
      guard crashes[last] == nil else { throw GalleryError.program(message: Self.message(of: result)) }
      crashes[last] = Self.message(of: result)
      request.skipped = Array(crashes.keys) + journal.drawn.map(\.name)
    }
  }

  /// The status of a program that cannot use its request.
  private static let refusal: Int32 = 2

  /// Whether the last work has ended: a preview is drawn, or after a property, everything is listed.
  private func isComplete(_ work: String) -> Bool {
    switch journal.lines.last {
    case .drawn, .listed: true
    case .started, .omitted, nil: false
    }
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
