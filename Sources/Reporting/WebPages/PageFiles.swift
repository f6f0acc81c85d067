package import FirstFrameCPageFiles

/// The compiled scripts, styles and markup of a page, by name.
package struct PageFiles: Sendable {
  private var texts: [String: String] = [:]

  /// - Parameter files: A list that ends with a file without a name. It is read here and not kept.
  package init(_ files: UnsafePointer<firstframe_page_file>) {
    var file = files
    while let name = file.pointee.name {
      let bytes = UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.count)
      texts[String(cString: name)] = String(decoding: bytes, as: UTF8.self)
      file += 1
    }
  }

  /// The files of the report, of the list of changes that `review` shows without a report, and of a gallery of previews.
  package static let report = PageFiles(firstframe_report_files())
  package static let listing = PageFiles(firstframe_listing_files())
  package static let gallery = PageFiles(firstframe_gallery_files())
  /// What the page of `watch` has besides the report.
  package static let watch = PageFiles(firstframe_watch_files())

  /// Returns a file as text.
  ///
  /// - Precondition: The page has a file with this name.
  package func text(_ name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("There is no file \(name) in the page.") }
    return text
  }

  /// Returns styles as one, in the order of their names.
  package func style(_ names: String...) -> String { names.map(text).joined() }

  /// Returns all scripts as one, which begins with a main script.
  package func script(main: String) -> String {
    ScriptBundle(texts.filter { $0.key.hasSuffix(".js") }, main: main).text
  }
}
