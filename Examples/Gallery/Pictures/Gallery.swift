import FirstFrameCatalog
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// All there is to show.
struct Gallery {
  let components: [ListedComponent]
  /// English first.
  let languages: [Language]
  /// In the order of the components.
  let entries: [GalleryEntry]
  /// What the verifier says about pictures that are not as referenced, by the names of their previews.
  let problemsByPreview: [String: [String]]

  @MainActor
  init(of components: [ListedComponent], in languages: [Language], folder: GalleryFolder) throws {
    let references = References()
    (self.components, self.languages) = (components, languages)
    entries = try PreviewFrames.each(
      of: components.flatMap(\.previews), label: "Drawing", cells: { Cell.gallery(of: $0, in: languages) }
    ) { try GalleryEntry($0, in: folder, references: references) }
    var problems: [String: [String]] = [:]
    for entry in entries {
      let messages =
        entry.problems + entry.check.verdicts().map(\.verdict).filter { !$0.isRecording }.compactMap(\.failureMessage)
      if !messages.isEmpty { problems[entry.preview.name] = messages }
    }
    problemsByPreview = problems
  }

  var problems: [String] { entries.flatMap { problemsByPreview[$0.preview.name] ?? [] } }
  var pictureCount: Int { entries.map(\.pictures.count).reduce(0, +) }
  var fileCount: Int { Set(entries.flatMap(\.pictures).map(\.file)).count }
}
