import FirstFrameLocalFiles
import FirstFramePreviewGallery
import Foundation
import OpenTypeText
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
  ///   - fonts: The fonts to draw with.
  init(
    of package: GalleryPackage, components: [String], output: String, scratch: String, fonts: ConfiguredFonts
  ) throws {
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 4))
    let parts = Mutex<[Int: Result<GalleryPart, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let request = GalleryRequest(
        output: output, journal: "\(scratch)/journal-\(number).jsonl", modules: package.linkedTargets.map(\.moduleName),
        components: components, skipped: [], part: number, partCount: count)
      let part = Result {
        try GalleryPart(
          request, program: package.program, file: "\(scratch)/request-\(number).json", fonts: fonts)
      }
      parts.withLock { $0[number] = part }
    }
    for (_, result) in parts.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { add(try result.get()) }
  }

  /// Makes sure that there are previews, and that all chosen components have some.
  func check(_ components: [String], of package: GalleryPackage) throws(GalleryError) {
    let known = listed.map(\.component).distinct
    guard !known.isEmpty || !crashes.isEmpty else {
      throw .noPreviews(path: package.folder.path, modules: package.linkedTargets.map(\.name))
    }
    if let name = components.first(where: { !known.contains($0) }) {
      throw .unknownComponent(name, known: known)
    }
  }

  private mutating func add(_ part: GalleryPart) {
    listed = part.journal.listed ?? listed
    for preview in part.journal.drawn { drawn[preview.name] = preview }
    crashes.merge(part.crashes) { first, _ in first }
    for omission in part.journal.omitted where !omissions.contains(omission) { omissions.append(omission) }
  }
}
