import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFramePreviewGallery
import FirstFrameTextEscaping
import Foundation

/// The previews of a port as a gallery: a group for each target, and a section for each file.
struct PreviewGallery {
  /// The folder of the original package.
  private let package: URL
  private let previews: [PreviewResult]
  /// The previews and views that are left out, because they do not compile.
  private let undrawn: [OmittedParts.Part]

  init(package: URL, previews: [PreviewResult], undrawn: [OmittedParts.Part] = []) {
    (self.package, self.previews, self.undrawn) = (package, previews, undrawn)
  }

  /// The page.
  func page(_ configuration: GalleryConfiguration = GalleryConfiguration()) -> GalleryPage {
    var anchors = GalleryAnchors()
    let groups = previews.map(\.target).distinct.map { target in
      let own = previews.filter { $0.target == target }
      let sections = own.map(\.file).distinct.map { file in section(own.filter { $0.file == file }, &anchors) }
      return GalleryGroup(title: target, sections: sections)
    }
    var gallery = Gallery(
      title: configuration.title ?? package.lastPathComponent, summary: summary, accent: configuration.accent,
      groups: groups)
    for file in previews.map(\.file).distinct {
      if let data = try? LocalFile.read(file) { gallery.sources[path(file)] = String(decoding: data, as: UTF8.self) }
    }
    gallery.omissions = omissions
    return GalleryPage(gallery)
  }

  /// The path relative to the package, if the file is in it.
  private func path(_ file: String) -> String {
    let folder = package.path + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }

  private var summary: String {
    let problems = previews.count { !$0.problems.isEmpty }
    let state = problems == 0 ? "all complete in their first frame" : "\(problems) with problems"
    return "\(previews.count.counted("preview")), \(state)."
  }

  private func section(_ previews: [PreviewResult], _ anchors: inout GalleryAnchors) -> GallerySection {
    let file = previews[0].file
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let anchor = anchors.anchor(name)
    let cards = previews.map { preview in card(preview, in: name, anchor: anchors.anchor(name, preview.name)) }
    return GallerySection(name: name, anchor: anchor, path: path(file), cards: cards)
  }

  private func card(_ preview: PreviewResult, in section: String, anchor: String) -> GalleryCard {
    let isNamed = ["", preview.name, section].contains(preview.component)
    return GalleryCard(
      anchor: anchor, title: preview.name, component: isNamed ? nil : preview.component,
      pictures: preview.galleryPictures, texts: preview.galleryTexts, layout: preview.layout,
      source: GallerySource(path: path(preview.file), line: preview.line), showsPlace: true, notes: notes(of: preview))
  }

  private func notes(of preview: PreviewResult) -> [GalleryNote] {
    let omissions = preview.omissions.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map {
      GalleryNote(.omission, "\($0.name) is not drawn", place: "\(path($0.file)):\($0.line)")
    }
    let recorded = preview.comparisons.filter { $0.isPassed && $0.verdict == "recorded" }.map(\.appearance)
    return preview.problems.map { GalleryNote(.problem, $0) } + preview.warnings.map { GalleryNote(.warning, $0) }
      + omissions + (recorded.isEmpty ? [] : [GalleryNote(.recorded, "Recorded: \(recorded.joined(separator: ", "))")])
  }

  /// The previews and views that do not compile.
  private var omissions: GalleryOmissions? {
    guard !undrawn.isEmpty else { return nil }
    return GalleryOmissions(
      explanation: "These parts use SwiftUI that is not available here; they are left out of the build.",
      parts: undrawn.map { .init(name: $0.name, place: "\(path($0.file)):\($0.line)", reason: $0.reason) })
  }
}

extension PreviewResult {
  /// What is wrong: crashes, findings of the first frame, and differences.
  var problems: [String] {
    [crash.map { "Crashed: \($0)" }].compactMap { $0 } + findings.map(\.firstUppercased)
      + comparisons.filter { !$0.isPassed }.map { "\($0.appearance.firstUppercased): \($0.message ?? $0.verdict)" }
  }

  /// The first frames, with the settled states that differ from them.
  fileprivate var galleryPictures: [GalleryPicture] {
    pictures.filter { !$0.isSettled }.map { picture in
      GalleryPicture(
        cell: picture.cell, file: picture.file, width: picture.width, height: picture.height,
        isScreen: picture.isScreen,
        settled: pictures.first { $0.isSettled && $0.cell == picture.cell }.map {
          .init(file: $0.file, width: $0.width, height: $0.height)
        })
    }
  }

  /// The texts by the names of the light cells, also if the preview is drawn only in dark.
  fileprivate var galleryTexts: [String: String] {
    Dictionary(texts.map { ("light.\($0.key)", $0.value) }) { first, _ in first }
  }
}

extension PreviewResult.Picture {
  var cell: GalleryCell { GalleryCell(appearance: appearance, direction: direction, textSize: textSize) }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
