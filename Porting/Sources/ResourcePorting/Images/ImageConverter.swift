import FirstFrameCompiledResources
import FirstFrameGeometry
import FirstFrameImaging
import Foundation

/// A converter of image files to PNG files and drawings in the resource folder.
///
/// PNG, JPEG, SVG and PDF files are read. Installed programs that read others are not used, because a picture must not
/// depend on them: features that are not supported, and files of other types, are reported.
struct ImageConverter {
  /// The result of a conversion.
  struct Image: Codable, Hashable {
    /// The file in the resource folder; `nil` if the image could not be decoded.
    var file: String?
    /// The size in points.
    var width: Double
    var height: Double
    /// The number of pixels per point.
    var scale: Double
    var problem: String?
    var remedy: String?
  }

  private(set) var findings: [ResourceFinding] = []
  /// The digest of every file that was read, by path.
  private(set) var digests: InputDigests
  private let output: URL
  /// The results of this compilation, by a key of all inputs of the conversion.
  private(set) var conversions: [String: Image] = [:]
  /// The results of the previous compilation, and its folder.
  private let previous: [String: Image]
  private let previousFolder: URL?

  init(output: URL, digests: InputDigests, previous: [String: Image], previousFolder: URL?) {
    self.output = output
    self.digests = digests
    self.previous = previous
    self.previousFolder = previousFolder
  }

  /// Converts an image file, or reuses the result of the previous compilation.
  ///
  /// - Parameter scale: The number of pixels per point.
  mutating func convert(_ file: URL, scale: Double) throws(ResourcePortingError) -> Image {
    let digest = try digests.digest(of: file)
    let format = file.pathExtension.lowercased()
    let key = "\(digest)-\(format)@\(scale)"
    let image: Image
    if let known = conversions[key] ?? reusable(key) {
      image = known
    } else {
      image = try converted(file, digest: digest, format: format, scale: scale)
    }
    conversions[key] = image
    if let problem = image.problem {
      findings.append(
        ResourceFinding(
          file: file.path, reason: image.file == nil ? "it cannot be decoded: \(problem)" : problem,
          remedy: image.remedy ?? "save it as PNG"))
    }
    return image
  }

  /// Returns the content of a file, and records its digest.
  mutating func readContent(of file: URL) throws(ResourcePortingError) -> Data { try digests.content(of: file) }

  /// Copies a file into a folder of the resource folder, under a name that depends on its content.
  mutating func copy(_ file: URL, to folder: String) throws(ResourcePortingError) -> String {
    let content = try digests.content(of: file)
    let digest = try digests.digest(of: file)
    let name = "\(folder)/\(digest)\(file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)")"
    try write(content, to: name)
    return name
  }

  private func reusable(_ key: String) -> Image? {
    guard let image = previous[key], let previousFolder else { return nil }
    guard let name = image.file else { return image }
    let target = output.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: target.path) { return image }
    try? FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    let source = previousFolder.appendingPathComponent(name)
    guard (try? FileManager.default.copyItem(at: source, to: target)) != nil else { return nil }
    return image
  }

  private func write(_ content: Data, to name: String) throws(ResourcePortingError) {
    let target = output.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: target)
    } catch {
      throw .unwritable(path: target.path, reason: error.localizedDescription)
    }
  }

  // MARK: Formats

  /// Converts a symbol template: an SVG file with a group for each weight and scale.
  ///
  /// Source: Apple, "Creating custom symbol images for your app".
  mutating func symbol(_ file: URL, name: String) throws(ResourcePortingError) -> SymbolAsset {
    let content = try digests.content(of: file)
    let digest = try digests.digest(of: file)
    let template: SymbolTemplate
    do throws(VectorProblem) { template = try SymbolTemplate(content) } catch {
      findings.append(
        ResourceFinding(
          file: file.path, reason: "it is not a symbol template: \(error.reason)",
          remedy: "export the template from the SF Symbols app"))
      return SymbolAsset(name: name, glyphs: [], problem: error.reason)
    }
    var glyphs: [SymbolAsset.Glyph] = []
    for glyph in template.glyphs {
      guard let scene = try? glyph.drawing.sceneData() else { continue }
      let target = "symbols/\(digest)-\(glyph.weight)-\(glyph.scale).json"
      try write(scene, to: target)
      glyphs.append(
        SymbolAsset.Glyph(
          weight: glyph.weight, scale: glyph.scale, file: target, width: glyph.drawing.size.width,
          height: glyph.drawing.size.height))
    }
    return SymbolAsset(name: name, glyphs: glyphs)
  }

  private mutating func converted(
    _ file: URL, digest: String, format: String, scale: Double
  ) throws(ResourcePortingError) -> Image {
    let content = try digests.content(of: file)
    if content.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      let bitmap: Bitmap
      do throws(PNGError) { bitmap = try Bitmap(pngData: content) } catch {
        return failure("\(error)", remedy: "save it again as PNG")
      }
      return try store(bitmap, png: content, digest: digest, scale: scale)
    }
    if content.starts(with: [0xFF, 0xD8, 0xFF]) { return try jpeg(content, digest: digest, scale: scale) }
    if content.starts(with: Array("%PDF-".utf8)) || format == "pdf" {
      return try vector(digest: digest) { () throws(VectorProblem) in try PDFPage.drawing(of: content) }
    }
    if format == "svg" {
      return try vector(digest: digest) { () throws(VectorProblem) in try SVGDocument.drawing(of: content) }
    }
    return failure(
      "files of \(format.isEmpty ? "an unknown type" : "the type \(format)") are not read", remedy: "save it as PNG")
  }

  private func jpeg(_ content: Data, digest: String, scale: Double) throws(ResourcePortingError) -> Image {
    let decoder: JPEGDecoder
    do throws(JPEGError) { decoder = try JPEGDecoder(content) } catch {
      return failure(error.description, remedy: "save it again as JPEG or PNG")
    }
    var bitmap: Bitmap
    do throws(JPEGError) { bitmap = try decoder.storedBitmap() } catch {
      let size = decoder.orientation.swapsAxes ? (decoder.height, decoder.width) : (decoder.width, decoder.height)
      return failure(
        error.description, remedy: "save it again as JPEG or PNG", width: Double(size.0) / scale,
        height: Double(size.1) / scale)
    }
    var problem: String?
    do throws(ICCProfileError) { try decoder.convertToSRGB(&bitmap) } catch {
      problem = "its colors were not converted to sRGB, because its ICC profile was ignored: \(error)"
    }
    var image = try store(bitmap.upright(from: decoder.orientation), png: nil, digest: digest, scale: scale)
    if let problem { (image.problem, image.remedy) = (problem, "convert it to sRGB in an image editor") }
    return image
  }

  private func vector(
    digest: String, read: () throws(VectorProblem) -> VectorDrawing
  ) throws(ResourcePortingError) -> Image {
    let drawing: VectorDrawing
    do throws(VectorProblem) { drawing = try read() } catch {
      return failure(error.reason, remedy: "save it again, or save it as PNG for each scale")
    }
    let name = "images/\(digest).json"
    guard let scene = try? drawing.sceneData() else {
      return failure(
        "its drawing contains numbers that are out of range", remedy: "save it again, or save it as PNG for each scale")
    }
    try write(scene, to: name)
    var image = Image(file: name, width: drawing.size.width, height: drawing.size.height, scale: 1)
    if !drawing.omissions.isEmpty {
      image.problem = "it was drawn without its \(drawing.omissions.joined(separator: ", "))"
      image.remedy = "convert them to paths in the program that made it, or save it as PNG for each scale"
    }
    return image
  }

  private func store(
    _ bitmap: Bitmap, png: Data?, digest: String, scale: Double
  ) throws(ResourcePortingError) -> Image {
    let name = "images/\(digest).png"
    let content: Data
    do throws(PNGError) { content = if let png { png } else { try bitmap.pngData() } } catch {
      return failure("\(error)", remedy: "save it again as PNG")
    }
    try write(content, to: name)
    return Image(
      file: name, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale, scale: scale)
  }

  private func failure(_ problem: String, remedy: String, width: Double = 0, height: Double = 0) -> Image {
    Image(file: nil, width: width, height: height, scale: 1, problem: problem, remedy: remedy)
  }
}
