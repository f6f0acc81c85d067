import FirstFramePreviewGallery

/// The files in which the previews of some targets are declared, found by the names in them.
struct PreviewSources {
  private struct File {
    let module: String
    let path: String
    let text: String

    /// Whether the file is named as that of the previews of a component.
    func isNamed(after component: String) -> Bool { path.hasSuffix("/\(component)+Previews.swift") }

    /// Whether the file declares, extends or names a component.
    func mentions(_ component: String) -> Bool {
      text.contains("\"\(component)\"") || text.contains("extension \(component) ") || text.contains(" \(component):")
    }
  }

  private let files: [File]

  init(of package: GalleryPackage) {
    self.init(
      package.linkedTargets.flatMap { target in
        package.sources(of: target).map { (target.moduleName, $0.path, $0.text) }
      })
  }

  /// - Parameter files: The files of all targets, with their modules.
  init(_ files: [(module: String, path: String, text: String)]) {
    self.files = files.filter { $0.text.contains("ComponentPreview") }.map {
      File(module: $0.module, path: $0.path, text: $0.text)
    }
  }

  /// Returns the place of a preview; `nil` if no file seems to declare it.
  func source(of preview: ListedPreview) -> GallerySource? {
    let candidates = files.filter { $0.isNamed(after: preview.component) || $0.mentions(preview.component) }
    let state = "\"\(preview.state)\""
    let file =
      candidates.first { $0.isNamed(after: preview.component) } ?? candidates.first { $0.text.contains(state) }
      ?? candidates.first { $0.module == preview.module } ?? candidates.first
    guard let file else { return nil }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    // Files may declare the states of several components.
    let start = lines.firstIndex { $0.contains("\"\(preview.component)\"") && $0.contains(state) }
    return GallerySource(path: file.path, line: (start ?? lines.firstIndex { $0.contains(state) }).map { $0 + 1 })
  }

  func text(of path: String) -> String? { files.first { $0.path == path }?.text }
}
