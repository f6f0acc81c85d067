import FirstFrameLocalFiles
import FirstFramePreviewGallery
import Foundation

/// Draws the previews of a package.
protocol PreviewSource: Sendable {
  /// Draws the previews.
  func previews(progress: ProgressReporter) async throws -> [AgentPreview]
}

/// A preview, as agents see it.
struct AgentPreview: Hashable, Sendable {
  struct Picture: Hashable, Sendable {
    /// Such as `light`.
    let appearance: String
    /// An absolute path.
    let path: String
  }

  let name: String
  /// The file and the line of its declaration.
  let place: String
  let pictures: [Picture]
  /// What is wrong with its first frame.
  let findings: [String]
  let warnings: [String]
}

/// The previews of a package that imports UIKit, which `firstframe previews` draws in a port.
struct PortedPreviews: PreviewSource {
  let package: AgentPackage

  func previews(progress: ProgressReporter) async throws -> [AgentPreview] {
    let program = try PortingProgram().path
    let result = try await package.run(
      [program, "previews", "--package-path", package.folder], progress: progress)
    // With status 1, some previews could not be drawn.
    guard result.status < 2, let page = result.text.split(whereSeparator: \.isNewline).last else {
      throw ToolFailure(
        "the previews could not be drawn (status \(result.status)):\n"
          + AnswerText.limited(result.errors, to: 3000, hint: "run `firstframe previews` in a terminal"))
    }
    return try Self.previews(in: String(page).parentFolder)
  }

  /// A line of the file `previews.jsonl` beside the page.
  private struct Line: Decodable {
    struct Picture: Decodable {
      let appearance: String
      let file: String
      let isSettled: Bool
    }

    let file: String
    let line: Int
    let name: String
    let component: String
    let pictures: [Picture]
    let findings: [String]
    let warnings: [String]
  }

  /// Reads the results that the program wrote into the folder of the page.
  static func previews(in folder: String) throws -> [AgentPreview] {
    let data = try LocalFile.read(folder + "/previews.jsonl")
    return data.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
      guard let line = try? JSONDecoder().decode(Line.self, from: bytes) else { return nil }
      return AgentPreview(
        name: line.component.isEmpty || line.name.hasPrefix(line.component)
          ? line.name : "\(line.component): \(line.name)",
        place: "\(line.file):\(line.line)",
        pictures: line.pictures.filter { !$0.isSettled }.map {
          AgentPreview.Picture(
            appearance: $0.appearance, path: $0.file.hasPrefix("/") ? $0.file : "\(folder)/\($0.file)")
        },
        findings: line.findings, warnings: line.warnings)
    }
  }
}

/// The previews of a package that uses FirstFrame, which the program of its tests draws for the gallery.
struct NativePreviews: PreviewSource {
  let package: AgentPackage
  /// Drawings take turns: they write to one folder, and agents call several tools at a time.
  private let queue = DispatchQueue(label: "previews")

  init(package: AgentPackage) {
    self.package = package
  }

  func previews(progress: ProgressReporter) async throws -> [AgentPreview] {
    let folder = package.tests.folder
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try Self.previews(ofPackageIn: folder) })
      }
    }
  }

  private static func previews(ofPackageIn folder: URL) throws -> [AgentPreview] {
    do {
      let (drawn, page) = try PackageGallery.drawn(packageIn: folder)
      return previews(in: drawn.gallery(GalleryConfiguration()), folder: page.path)
    } catch let error where GalleryCommand.isOwn(error) {
      throw ToolFailure("the previews could not be drawn: \(error)")
    }
  }

  /// The previews of a gallery, with the pictures at the usual text size.
  ///
  /// - Parameter folder: The folder of the page.
  static func previews(in gallery: Gallery, folder: String) -> [AgentPreview] {
    gallery.groups.flatMap(\.sections).flatMap { section in
      section.cards.map { card in
        AgentPreview(
          name: "\(section.name)/\(card.title)",
          place: card.source.map { source in source.line.map { "\(source.path):\($0)" } ?? source.path } ?? "",
          pictures: card.pictures.filter { $0.cell == GalleryCell(appearance: $0.cell.appearance) }.map {
            AgentPreview.Picture(appearance: $0.cell.appearance, path: "\(folder)/\($0.file)")
          },
          findings: card.notes.filter { $0.kind == .problem }.map(\.text),
          warnings: card.notes.filter { $0.kind == .warning }.map(\.text))
      }
    }
  }
}

/// `list_previews`: the previews of the package.
struct ListPreviewsTool: AgentTool {
  let source: any PreviewSource

  let description = ToolDescription(
    name: "list_previews",
    summary: "Draws the previews of the package, and lists them with what is wrong with them.")

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let previews = try await source.previews(progress: progress)
    let lines = previews.map { preview in
      let problems = preview.findings + preview.warnings
      let note = problems.first.map { ": \($0)" + (problems.count > 1 ? " (+\(problems.count - 1))" : "") } ?? ""
      return "\(preview.name), \(preview.place)\(note)"
    }
    return ToolAnswer(
      text: lines.isEmpty
        ? "The package has no previews." : AnswerText.limited(lines, hint: "call draw_preview with a name"))
  }
}

/// `draw_preview`: the pictures of one preview.
struct DrawPreviewTool: AgentTool {
  let source: any PreviewSource

  let description = ToolDescription(
    name: "draw_preview",
    summary: "Draws a preview of the package, in light and dark, with its findings and warnings.",
    parameters: [
      ToolParameter(
        name: "preview", kind: .text, summary: "The preview's name, or a part of it, or its file and line",
        isRequired: true)
    ])

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let text = arguments.text("preview") ?? ""
    let previews = try await source.previews(progress: progress)
    let exact = previews.filter { $0.name == text || $0.place == text }
    let found = exact.isEmpty ? previews.filter { $0.name.contains(text) || $0.place.contains(text) } : exact
    guard let preview = found.first else {
      throw ToolFailure(
        "no preview matches '\(text)'; there are "
          + AnswerText.limited(previews.map(\.name), to: 1000, hint: "call list_previews"))
    }
    guard found.count == 1 else {
      return ToolAnswer(
        text: AnswerText.limited(
          ["Several match:"] + found.map { "\($0.name), \($0.place)" }, to: 3000, hint: "name more of it"))
    }
    let problems = preview.findings.map { "finding: \($0)" } + preview.warnings.map { "warning: \($0)" }
    let heading = AnswerText.limited(["\(preview.name), \(preview.place)"] + problems, to: 3000, hint: "see the page")
    let pictures = preview.pictures.flatMap { picture -> [ToolAnswer.Content] in
      (try? LocalFile.read(picture.path)).map { AnswerPicture.contents(picture.appearance, $0) } ?? []
    }
    return ToolAnswer([.text(heading)] + pictures)
  }
}
