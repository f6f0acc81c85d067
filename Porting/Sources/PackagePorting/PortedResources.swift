import FirstFrameCompiledResources
import FirstFrameInterfaceDocuments
import FirstFrameLocalFiles
import FirstFrameResourcePorting
import FirstFrameSourceRewriting
import Foundation

/// The resources of a target: compiled resources, and copies of the files that code opens by name.
struct PortedResources {
  /// The folder in the generated target. Its entries become the entries of the bundle.
  private static let folder = "FirstFrameResources"

  /// The files and folders at the root of the target's bundle, relative to the generated target.
  private(set) var entries: [String] = []
  /// The source with constants for the names of images and colors; `nil` if there are none.
  private(set) var names: String?
  private(set) var findings: [SourceFinding] = []
  /// The classes of objects in interface documents that are neither views nor controllers.
  private(set) var objectClasses: Set<String> = []

  /// Adds the resources of a target to a generated package.
  ///
  /// - Parameters:
  ///   - root: The folder of the generated target in the generated package.
  ///   - staging: A folder for compiled resources until the port is written.
  init(
    of target: PortedTarget, at root: String, in output: inout GeneratedFolder, staging: URL
  ) throws(PortError) {
    let resources = target.resources.map { target.folder.appendingPathComponent($0.path) }
    guard !resources.isEmpty else { return }
    try compile(resources, of: target, at: root, in: &output, staging: staging)
    for resource in target.resources {
      try copy(resource, of: target, at: root, in: &output)
    }
    entries = Set(entries).sorted()
  }

  private mutating func compile(
    _ resources: [URL], of target: PortedTarget, at root: String, in output: inout GeneratedFolder, staging: URL
  ) throws(PortError) {
    let path = "\(root)/\(Self.folder)/\(AssetTable.folderName)"
    let compiled: ResourceCompiler.Staged
    do {
      compiled = try ResourceCompiler(
        resources: resources, developmentLanguage: target.developmentLanguage, readable: target.readable
      ).stage(for: output.url.appendingPathComponent(path), in: staging.appendingPathComponent(target.name))
    } catch {
      throw .resources(description: "\(error)")
    }
    output.add(compiled, at: path)
    entries.append("\(Self.folder)/\(AssetTable.folderName)")
    let report = compiled.report
    findings += report.findings.map {
      SourceFinding(
        severity: .warning, file: $0.file, line: 1, column: 1, reason: $0.reason.sentence, remedy: $0.remedy.sentence)
    }
    if !report.table.images.isEmpty || !report.table.colors.isEmpty || !report.table.symbols.isEmpty {
      names = GeneratedNames.source(for: report.table, bundle: "Bundle.\(target.bundleName)")
    }
  }

  /// Copies the files of a resource: a processed folder's to the root of the bundle, a copied one as it is.
  private mutating func copy(
    _ resource: PackageManifest.Target.Resource, of target: PortedTarget, at root: String,
    in output: inout GeneratedFolder
  ) throws(PortError) {
    let url = target.folder.appendingPathComponent(resource.path).standardizedFileURL
    for file in FileManager.default.files(in: url) {
      guard !Self.isCompiled(file) else { continue }
      if let kind = Self.unavailableKinds[file.pathExtension] {
        findings.append(
          SourceFinding(
            severity: .warning, file: file.path, line: 1, column: 1, reason: "\(kind) cannot be loaded on Linux.",
            remedy: "Create its objects in code, or leave it out with \"exclude\" in firstframe.json."))
        continue
      }
      let path = resource.isCopied ? url.lastPathComponent + file.path.dropFirst(url.path.count) : Self.bundlePath(file)
      guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        findings.append(
          SourceFinding(
            severity: .warning, file: file.path, line: 1, column: 1, reason: "Its name has a control character.",
            remedy: "Rename it."))
        continue
      }
      var data: Data
      do { data = try target.readable.read(file.path) } catch {
        throw .file(path: file.path, reason: "\(error).")
      }
      // Images are decoded by the port, and not by the program that it builds.
      if ["jpg", "jpeg"].contains(file.pathExtension.lowercased()) { data = JPEGPicture.png(of: data) ?? data }
      if Self.interfaceTypes.contains(file.pathExtension) { check(data, file) }
      output.add(data, at: "\(root)/\(Self.folder)/\(path)")
      entries.append("\(Self.folder)/\(path.prefix { $0 != "/" })")
    }
  }

  /// Whether a file is in a compiled form in the bundle, and code does not open it by name.
  private static func isCompiled(_ file: URL) -> Bool {
    file.pathExtension == "xcstrings" || file.pathComponents.contains { $0.hasSuffix(".xcassets") }
  }

  private static let interfaceTypes: Set<String> = ["xib", "storyboard"]

  /// Reports what an interface document holds that has no effect. The port contains the document as it is: its objects
  /// are created from it.
  private mutating func check(_ data: Data, _ file: URL) {
    do throws(InterfaceDocumentError) {
      let document = try InterfaceDocument(data: data, path: file.path)
      objectClasses.formUnion(document.objectClasses)
      findings += document.findings.map {
        SourceFinding(
          severity: .warning, file: $0.file, line: $0.line, column: 1, reason: $0.reason, remedy: $0.remedy)
      }
    } catch {
      findings.append(
        SourceFinding(
          severity: .warning, file: file.path, line: error.line, column: 1,
          reason: "The interface document cannot be read: \(error).", remedy: "Nothing is created from it."))
    }
  }

  /// Files of which a compiled form is loaded on Apple's systems.
  private static let unavailableKinds = [
    "metal": "A shader", "xcdatamodel": "A data model",
  ]

  /// The path of a processed file in the bundle: without folders, but for the one of its language.
  private static func bundlePath(_ file: URL) -> String {
    let language = file.deletingLastPathComponent()
    let name = file.lastPathComponent
    return language.pathExtension == "lproj" ? "\(language.lastPathComponent)/\(name)" : name
  }
}

extension FileManager {
  /// Returns the files in a folder and its subfolders, sorted, or the file itself; without hidden ones.
  fileprivate func files(in url: URL) -> [URL] {
    guard url.isDirectory else { return [url] }
    guard let paths = enumerator(atPath: url.path) else { return [] }
    return paths.compactMap { $0 as? String }
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted().map { url.appendingPathComponent($0) }
      .filter { !$0.isDirectory }
  }
}

extension String {
  /// The text with a capital at its start and a full stop at its end.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".") }
}
