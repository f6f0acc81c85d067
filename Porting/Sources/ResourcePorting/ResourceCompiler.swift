package import FirstFrameCompiledResources
package import FirstFrameLocalFiles
import FirstFrameTextEscaping
package import Foundation
import OpenTypeText

/// A compiler of a target's resources into a folder that the runtime reads.
package struct ResourceCompiler {
  /// Catalogs, string files, fonts, images, and folders that contain them.
  package var resources: [URL]
  /// The language to use for strings that are missing in the requested language; `nil` for the source language of the
  /// string catalogs, or English.
  package var developmentLanguage: String?
  /// The folders from which files are read.
  package var readable: ReadableFolders

  package init(
    resources: [URL], developmentLanguage: String? = nil, readable: ReadableFolders = .all
  ) {
    self.resources = resources
    self.readable = readable
    self.developmentLanguage = developmentLanguage
  }

  /// The result of a compilation.
  package struct Report: Sendable {
    package var table: AssetTable
    package var findings: [ResourceFinding]
    /// Whether the folder was compiled, rather than found up to date.
    package var isCompiled: Bool
  }

  /// The version of the compiled format. Folders with other versions are compiled again.
  private static let version = 4

  /// Compiled resources that are not yet in their folder.
  package struct Staged: Sendable {
    package let report: Report
    /// The folder to replace.
    let folder: URL
    /// The folder with the new content; `nil` if the old one is up to date.
    let content: URL?

    /// The paths of the files, relative to the folder.
    package func paths() throws(ResourcePortingError) -> [String] {
      let source = content ?? folder
      do { return try OpenFolder(source.path).files() } catch {
        throw .unreadable(path: source.path, reason: "\(FileFailure(error))")
      }
    }

    /// Replaces the folder as a whole. If an error is thrown, it stays as it was.
    package func commit() throws(ResourcePortingError) {
      guard let content else { return }
      let old = content.appendingPathExtension("old")
      let manager = FileManager.default
      do {
        try manager.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        if manager.fileExists(atPath: folder.path) { try manager.moveItem(at: folder, to: old) }
        try manager.moveItem(at: content, to: folder)
      } catch {
        if !manager.fileExists(atPath: folder.path) { try? manager.moveItem(at: old, to: folder) }
        throw .unwritable(path: folder.path, reason: error.localizedDescription)
      }
      try? manager.removeItem(at: old)
    }
  }

  /// Compiles the resources, unless the folder already contains them.
  ///
  /// The folder is replaced as a whole. If an error is thrown, the folder is unchanged.
  ///
  /// - Parameter folder: The folder to write, usually named ``AssetTable/folderName``.
  package func compile(into folder: URL) throws(ResourcePortingError) -> Report {
    let temporary = folder.deletingLastPathComponent()
      .appendingPathComponent(".\(folder.lastPathComponent)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    let staged = try stage(for: folder, in: temporary)
    try staged.commit()
    return staged.report
  }

  /// Compiles the resources of a folder into another one, from where they can be moved when everything else succeeded.
  ///
  /// - Parameters:
  ///   - folder: The folder that the resources are for; its content is reused, and stays as it is.
  ///   - temporary: A folder on the same volume, which is created if the resources have changed.
  package func stage(for folder: URL, in temporary: URL) throws(ResourcePortingError) -> Staged {
    let inputs = try ResourceInputs(resources, readable: readable)
    let settings =
      [
        "\(Self.version)", "\(AssetTable.currentVersion)", developmentLanguage ?? "",
      ] + resources.map(\.path)
    let previous = CompilationRecord.read(in: folder)
    if let previous, previous.settings == settings, let table = previous.table(in: folder),
      previous.isCurrent(for: inputs.files)
    {
      let report = Report(table: table, findings: previous.findings, isCompiled: false)
      return Staged(report: report, folder: folder, content: nil)
    }
    do { try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true) } catch {
      throw .unwritable(path: temporary.path, reason: error.localizedDescription)
    }
    let converter = ImageConverter(
      output: temporary, digests: InputDigests(readable: readable),
      previous: previous?.settings == settings ? previous?.conversions ?? [:] : [:], previousFolder: folder)
    var compilation = Compilation(converter: converter, developmentLanguage: developmentLanguage)
    try compilation.compile(inputs)
    let record = try compilation.write(into: temporary, settings: settings, files: inputs.files)
    let report = Report(table: compilation.table, findings: record.findings, isCompiled: true)
    return Staged(report: report, folder: folder, content: temporary)
  }
}

/// One run of the compiler.
private struct Compilation {
  private var converter: ImageConverter
  private(set) var table: AssetTable
  private var strings = StringsReader()
  private var findings: [ResourceFinding] = []
  private let developmentLanguage: String?

  init(converter: ImageConverter, developmentLanguage: String?) {
    self.converter = converter
    self.developmentLanguage = developmentLanguage
    table = AssetTable(developmentLanguage: developmentLanguage ?? "en")
  }

  mutating func compile(_ inputs: ResourceInputs) throws(ResourcePortingError) {
    var reader = AssetCatalogReader(converter: converter)
    for catalog in inputs.catalogs { try reader.read(catalog) }
    table.images = reader.images
    table.symbols = reader.symbols.sorted { $0.name < $1.name }
    table.colors = reader.colors.sorted { $0.name < $1.name }
    table.data = reader.data.sorted { $0.name < $1.name }
    findings += reader.findings
    converter = reader.finish()
    for image in inputs.images { try addLooseImage(image) }
    table.images.sort { $0.name < $1.name }
    for file in inputs.strings { try strings.read(file, content: converter.readContent(of: file)) }
    for font in inputs.fonts { checkFont(font) }
    if developmentLanguage == nil, let language = strings.sourceLanguage { table.developmentLanguage = language }
    table.languages = strings.tables.keys.sorted()
    findings += strings.findings + converter.findings
  }

  /// Adds an image outside of catalogs: `name.png`, `name@2x.png`, `name~ipad.png`.
  private mutating func addLooseImage(_ file: URL) throws(ResourcePortingError) {
    var name = file.deletingPathExtension().lastPathComponent
    var traits = AssetTraits()
    for (suffix, idiom) in [("~iphone", "iphone"), ("~ipad", "ipad")] where name.hasSuffix(suffix) {
      traits.idiom = idiom
      name.removeLast(suffix.count)
    }
    for (suffix, scale) in [("@1x", 1), ("@2x", 2), ("@3x", 3)] where name.hasSuffix(suffix) {
      traits.scale = scale
      name.removeLast(suffix.count)
    }
    if traits.scale == nil { traits.scale = 1 }
    let image = try converter.convert(file, scale: Double(traits.scale ?? 1))
    var variant = ImageAsset.Variant(
      traits: traits, file: image.file, width: image.width, height: image.height, scale: image.scale)
    variant.problem = image.problem
    if let index = table.images.firstIndex(where: { $0.name == name }) {
      // Catalogs take precedence over loose files.
      if table.images[index].isLooseFile == true { table.images[index].variants.append(variant) }
    } else {
      var asset = ImageAsset(name: name, intent: nil, variants: [variant])
      asset.isLooseFile = true
      table.images.append(asset)
    }
  }

  /// Reports a font file that cannot be registered. The port copies fonts as they are, because code opens them by name.
  private mutating func checkFont(_ file: URL) {
    do {
      _ = try FontFile(contentsOf: file.path)
    } catch {
      let reason = "\(error)".dropFirst(file.path.count + 2)
      findings.append(
        ResourceFinding(file: file.path, reason: String(reason), remedy: "replace it with a valid font file"))
    }
  }

  func write(
    into folder: URL, settings: [String], files: [URL]
  ) throws(ResourcePortingError) -> CompilationRecord {
    do {
      try table.json().write(to: folder.appendingPathComponent(AssetTable.fileName))
      for (language, strings) in strings.tables {
        let file = folder.appendingPathComponent(StringTable.fileName(for: language))
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder.sortedAndIndented.encode(strings).write(to: file)
      }
    } catch {
      throw .unwritable(path: folder.path, reason: error.localizedDescription)
    }
    var digests = converter.digests
    var inputs: [String: CompilationRecord.Input] = [:]
    for file in files {
      inputs[file.path] = CompilationRecord.Input(
        digest: try digests.digest(of: file), stamp: CompilationRecord.stamp(of: file))
    }
    let record = CompilationRecord(
      settings: settings, inputs: inputs, conversions: converter.conversions,
      findings: findings.sorted { ($0.file, $0.reason) < ($1.file, $1.reason) })
    try record.write(in: folder)
    return record
  }
}

/// The files of a target's resources, by kind.
struct ResourceInputs {
  private(set) var catalogs: [URL] = []
  private(set) var strings: [URL] = []
  private(set) var fonts: [URL] = []
  private(set) var images: [URL] = []
  /// All files that are read, sorted.
  private(set) var files: [URL] = []

  private static let imageTypes: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp"]

  private let readable: ReadableFolders

  /// - Parameter readable: The folders from which files are read.
  init(_ resources: [URL], readable: ReadableFolders) throws(ResourcePortingError) {
    self.readable = readable
    for resource in resources {
      guard FileManager.default.fileExists(atPath: resource.path) else { throw .missingResource(path: resource.path) }
      try add(resource, ancestors: [])
    }
    files.sort { $0.path < $1.path }
  }

  private mutating func add(_ url: URL, ancestors: Set<String>) throws(ResourcePortingError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    try check(url)
    guard isFolder.boolValue else { return addFile(url) }
    if url.pathExtension == "xcassets" {
      catalogs.append(url)
      return try addFiles(below: url, ancestors: ancestors)
    }
    for child in try Self.children(of: url, ancestors: ancestors) {
      try add(child, ancestors: ancestors.union([url.resolvingSymlinksInPath().path]))
    }
  }

  /// Refuses what leads out of the package.
  private func check(_ item: URL) throws(ResourcePortingError) {
    guard readable.contains(item.path) else {
      throw .notReadable(path: item.path, reason: "\(ReadableFolders.ReadingError.outside)")
    }
  }

  private mutating func addFile(_ file: URL) {
    let type = file.pathExtension.lowercased()
    if ["strings", "stringsdict", "xcstrings"].contains(type) {
      strings.append(file)
    } else if ["ttf", "otf", "ttc", "otc"].contains(type) {
      fonts.append(file)
    } else if Self.imageTypes.contains(type) {
      images.append(file)
    } else {
      return
    }
    files.append(file)
  }

  private mutating func addFiles(below folder: URL, ancestors: Set<String>) throws(ResourcePortingError) {
    for child in try Self.children(of: folder, ancestors: ancestors) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder) else { continue }
      try check(child)
      if isFolder.boolValue {
        try addFiles(below: child, ancestors: ancestors.union([folder.resolvingSymlinksInPath().path]))
      } else {
        files.append(child)
      }
    }
  }

  private static func children(of folder: URL, ancestors: Set<String>) throws(ResourcePortingError) -> [URL] {
    guard !ancestors.contains(folder.resolvingSymlinksInPath().path) else { throw .cyclicFolder(path: folder.path) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
    } catch {
      throw .unreadable(path: folder.path, reason: error.localizedDescription)
    }
  }
}

/// The record of a compilation in its folder. The next compilation uses it to find changed inputs.
struct CompilationRecord: Codable {
  var settings: [String]
  var inputs: [String: Input]
  var conversions: [String: ImageConverter.Image]
  var findings: [ResourceFinding]

  private static let fileName = "inputs.json"

  struct Input: Codable, Hashable {
    var digest: String
    /// The size and the time of the last change.
    var stamp: String
  }

  static func read(in folder: URL) -> CompilationRecord? {
    let file = folder.appendingPathComponent(fileName)
    return FileManager.default.contents(atPath: file.path).flatMap {
      try? JSONDecoder().decode(CompilationRecord.self, from: $0)
    }
  }

  func write(in folder: URL) throws(ResourcePortingError) {
    let file = folder.appendingPathComponent(Self.fileName)
    do { try JSONEncoder.sortedAndIndented.encode(self).write(to: file) } catch {
      throw .unwritable(path: file.path, reason: error.localizedDescription)
    }
  }

  static func stamp(of file: URL) -> String {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)) ?? [:]
    let size = (attributes[.size] as? NSNumber)?.int64Value ?? -1
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(size) \(time)"
  }

  /// Returns the table in the folder; `nil` if it is missing or has another version.
  func table(in folder: URL) -> AssetTable? {
    let file = folder.appendingPathComponent(AssetTable.fileName)
    let table = FileManager.default.contents(atPath: file.path).flatMap { try? AssetTable(json: $0) }
    return table?.version == AssetTable.currentVersion ? table : nil
  }

  /// Whether the files are the ones that were compiled, with unchanged contents.
  func isCurrent(for files: [URL]) -> Bool {
    guard Set(files.map(\.path)) == Set(inputs.keys) else { return false }
    return files.allSatisfy { file in
      guard let input = inputs[file.path] else { return false }
      if input.stamp == Self.stamp(of: file) { return true }
      return FileManager.default.contents(atPath: file.path).map(InputDigests.digest) == input.digest
    }
  }
}
