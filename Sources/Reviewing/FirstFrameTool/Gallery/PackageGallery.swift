import FirstFramePreviewGallery
import FirstFrameTextEscaping
import Foundation
import OpenTypeText

/// The gallery of a package that uses FirstFrame: a group for each category or module, a section for each component.
struct PackageGallery {
  private let package: GalleryPackage
  private let run: GalleryRun
  private let sources: PreviewSources
  /// The previews on the page.
  private let listed: [ListedPreview]

  init(of package: GalleryPackage, _ run: GalleryRun) {
    (self.package, self.run) = (package, run)
    sources = PreviewSources(of: package)
    // Only chosen components are drawn.
    listed = run.listed.filter { run.drawn[$0.name] != nil || run.crashes[$0.name] != nil }
  }

  /// Builds the tests of a package, draws its previews, and writes the page.
  ///
  /// - Parameters:
  ///   - output: The folder for the page; `nil` for the default.
  ///   - components: The components to draw; all if empty.
  ///   - buildArguments: Arguments of `swift build`.
  static func drawn(
    packageIn folder: URL, into output: String? = nil, components: [String] = [], buildArguments: [String] = []
  ) throws -> (gallery: PackageGallery, page: GalleryFolder) {
    let configuration = try GalleryConfiguration(ofPackage: folder.path)
    let fonts = try ConfiguredFonts(ofPackage: folder.path)
    var page = try GalleryFolder(output, of: folder)
    let package = try GalleryPackage(building: folder, arguments: buildArguments)
    try page.clear()
    let run = try GalleryRun(
      of: package, components: components, output: page.path, scratch: page.scratch, fonts: fonts)
    try run.check(components, of: package)
    let gallery = PackageGallery(of: package, run)
    try page.finish(with: GalleryPage(gallery.gallery(configuration)).data())
    return (gallery, page)
  }

  var previewCount: Int { listed.count }
  var pictureCount: Int { run.drawn.values.reduce(0) { $0 + $1.pictures.count } }
  /// Whether a preview, or a property that lists some, ended the program.
  var hasCrashes: Bool { !run.crashes.isEmpty }

  /// The page.
  func gallery(_ configuration: GalleryConfiguration) -> Gallery {
    var anchors = GalleryAnchors()
    let categories = listed.map(\.category).distinct
    let groups = categories.map { category in
      let previews = listed.filter { $0.category == category }
      let sections = previews.map(\.component).distinct.map { component in
        section(previews.filter { $0.component == component }, &anchors)
      }
      return GalleryGroup(title: category, sections: sections)
    }
    var gallery = Gallery(
      title: configuration.title ?? package.name, summary: summary, accent: configuration.accent, groups: groups)
    for path in Set(gallery.cards.compactMap(\.source?.path)) { gallery.sources[path] = sources.text(of: path) }
    gallery.omissions = omissions
    return gallery
  }

  private func section(_ previews: [ListedPreview], _ anchors: inout GalleryAnchors) -> GallerySection {
    let name = previews[0].component
    let anchor = anchors.anchor(name)
    let cards = previews.map { preview in card(preview, anchor: anchors.anchor(preview.component, preview.state)) }
    return GallerySection(name: name, anchor: anchor, summary: previews[0].summary, cards: cards)
  }

  private func card(_ preview: ListedPreview, anchor: String) -> GalleryCard {
    let drawn = run.drawn[preview.name]
    let crash = run.crashes[preview.name].map { [GalleryNote(.problem, "Crashed: \($0)")] } ?? []
    return GalleryCard(
      anchor: anchor, title: preview.state, pictures: drawn?.pictures ?? [], texts: drawn?.texts ?? [:],
      layout: drawn?.layout, source: sources.source(of: preview),
      notes: crash + (drawn?.problems ?? []).map { GalleryNote(.problem, $0) }
        + (drawn?.warnings ?? []).map { GalleryNote(.warning, $0) })
  }

  // MARK: Messages

  private var summary: String {
    let components = listed.map(\.component).distinct.count
    let problems = listed.count { run.crashes[$0.name] != nil || run.drawn[$0.name]?.problems.isEmpty == false }
    return "\(listed.count.counted("preview")) of \(components.counted("component"))"
      + (problems == 0 ? "." : ", \(problems) with problems.")
  }

  private var omissions: GalleryOmissions? {
    let names = Set(run.listed.map(\.name))
    let crashed = run.crashes.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }.map {
      GalleryOmissions.Part(name: $0.key, place: "", reason: "It ended the program: \($0.value)")
    }
    let unread = run.omissions.map {
      GalleryOmissions.Part(
        name: $0.property, place: "", reason: "It cannot be read: \($0.reason).")
    }
    let unlinked = package.unlinkedTargets.map {
      GalleryOmissions.Part(
        name: $0.name, place: $0.path,
        reason: "No test uses this target, and the program of the tests draws the previews. Add \"\($0.name)\" to the "
          + "dependencies of a test target.")
    }
    let parts = crashed + unread + unlinked
    return parts.isEmpty
      ? nil : GalleryOmissions(explanation: "These lists of previews are not on this page.", parts: parts)
  }

  /// Lines for the console: what is wrong.
  var messages: [String] {
    let crashes = listed.compactMap { preview in
      run.crashes[preview.name].map { "\(preview.name): crashed: \($0)" }
    }
    let problems = listed.flatMap { preview in
      (run.drawn[preview.name]?.problems ?? []).map { "\(preview.name): \($0)" }
    }
    let parts = (omissions?.parts ?? []).map { "\($0.name) is not drawn: \($0.reason)" }
    return crashes + problems + parts
  }
}
