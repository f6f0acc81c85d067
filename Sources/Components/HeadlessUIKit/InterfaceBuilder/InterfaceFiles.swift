import FirstFrameCaching
import FirstFrameInterfaceDocuments
import FirstFrameLayoutTree
import Foundation

/// The interface documents of bundles.
@MainActor
enum InterfaceFiles {
  struct File {
    let path: String
    /// The bundle in which the file was found, which also has its images, colors and strings.
    let bundle: Bundle
  }

  private static let documents = LimitedCache<String, CheckedDocument>(limit: 256)

  /// A document, and warnings of what it holds that has no effect.
  private struct CheckedDocument {
    private let document: InterfaceDocument
    private let warnings: [String]

    init(_ document: InterfaceDocument) {
      self.document = document
      warnings = document.findings.map { "\($0)" }
    }

    /// Returns the document, and warns each time: a warning belongs to the snapshot whose component loads the document.
    func load() -> InterfaceDocument {
      for warning in warnings { UsageWarnings.warn(warning) }
      return document
    }
  }

  /// Returns the document of a name in the current language; `nil` if the bundle has none.
  ///
  /// The main bundle of a test process has no documents. In its place, those of all targets next to the executable are
  /// searched, because an app has all resources in one bundle.
  ///
  /// - Parameter module: The module whose bundle is searched first among those of the targets.
  static func file(named name: String, type: String, in bundle: Bundle?, module: String? = nil) -> File? {
    let bundle = bundle ?? .main
    if let path = path(of: name, type: type, in: bundle) { return File(path: path, bundle: bundle) }
    guard bundle.isMain else { return nil }
    let siblings = Bundle.resourceFolders(in: bundle.bundleURL).compactMap(Bundle.init(url:))
    let own = siblings.filter { sibling in module.map { sibling.normalizedName.hasSuffix("_\($0)") } ?? false }
    for sibling in own + siblings {
      if let path = path(of: name, type: type, in: sibling) { return File(path: path, bundle: sibling) }
    }
    return nil
  }

  private static func path(of name: String, type: String, in bundle: Bundle) -> String? {
    let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.path }
    let languages = FirstFrameLocalization.languages.map { "\($0).lproj/" } + ["Base.lproj/", "", "en.lproj/"]
    for folder in folders {
      for language in languages {
        let path = "\(folder)/\(language)\(name).\(type)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// Returns a document, and warns of what it holds that has no effect; `nil`, with an error, if it cannot be read.
  static func document(at path: String) -> InterfaceDocument? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    let key = "\(path) \(date)"
    if let cached = documents[key] { return cached.load() }
    do throws(InterfaceDocumentError) {
      return documents.store(CheckedDocument(try InterfaceDocument(contentsOf: path)), for: key).load()
    } catch {
      report(error)
      return nil
    }
  }

  static func document(_ data: Data, path: String) -> InterfaceDocument? {
    do throws(InterfaceDocumentError) {
      return CheckedDocument(try InterfaceDocument(data: data, path: path)).load()
    } catch {
      report(error)
      return nil
    }
  }

  private static func report(_ error: InterfaceDocumentError) {
    UsageErrors.report(UsageError("An interface document cannot be read. \(error).", advice: ""))
  }

  /// Reports that a bundle has no document of a name, for which UIKit throws an exception.
  static func reportMissing(_ kind: String, named name: String, in bundle: Bundle?) {
    let place = (bundle ?? .main).bundleURL.path
    let type = kind == "nib" ? "xib" : "storyboard"
    UsageErrors.report(
      UsageError(
        "Could not load the \(kind) named '\(name)' in bundle \(place).",
        advice: "Declare \(name).\(type) as a resource of the target, and pass the target's bundle, Bundle.module."))
  }

  /// Returns the folder of a bundle that has the strings file of a document in the current language; `nil` if there is none.
  static func translations(of document: InterfaceDocument, in bundle: Bundle?) -> Bundle? {
    for language in FirstFrameLocalization.languages {
      guard let folder = bundle?.resourceURL?.appendingPathComponent("\(language).lproj"),
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(document.name).strings").path)
      else { continue }
      return Bundle(url: folder)
    }
    return nil
  }
}
