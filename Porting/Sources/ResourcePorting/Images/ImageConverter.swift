import FirstFrameCompiledResources
import FirstFrameGeometry
import FirstFrameImaging
import Foundation

/// A converter of image files to PNG files and drawings in the resource folder.
///
/// PNG, JPEG, SVG and PDF files are read without other programs. Features that are not supported, and other formats,
/// are converted by an installed program, if there is one.
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
  private let tools: ImageTools
  /// The results of this compilation, by a key of all inputs of the conversion.
  private(set) var conversions: [String: Image] = [:]
  /// The results of the previous compilation, and its folder.
  private let previous: [String: Image]
  private let previousFolder: URL?

  init(output: URL, digests: InputDigests, tools: ImageTools, previous: [String: Image], previousFolder: URL?) {
    self.output = output
    self.digests = digests
    self.tools = tools
    self.previous = previous
    self.previousFolder = previousFolder
  }

  /// Converts an image file, or reuses the result of the previous compilation.
  ///
  /// - Parameter scale: The number of pixels per point.
  mutating func convert(_ file: URL, scale: Double) throws(ResourcePortingError) -> Image {
    let digest = try digests.digest(of: file)
    let format = file.pathExtension.lowercased()
    let key = "\(digest)-\(format)@\(scale)-\(tools.identity)"
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
    if content.starts(with: [0xFF, 0xD8, 0xFF]) { return try jpeg(file, content, digest: digest, scale: scale) }
    if content.starts(with: Array("%PDF-".utf8)) || format == "pdf" {
      return try vector(file, digest: digest, remedy: "install pdftocairo (Debian: poppler-utils)") {
        () throws(VectorProblem) in try PDFPage.drawing(of: content)
      }
    }
    if format == "svg" {
      return try vector(file, digest: digest, remedy: "install rsvg-convert (Debian: librsvg2-bin)") {
        () throws(VectorProblem) in try SVGDocument.drawing(of: content)
      }
    }
    if let bitmap = tools.bitmap(of: file, format: .other, scale: 1) {
      return try store(bitmap, png: nil, digest: digest, scale: scale)
    }
    return failure(
      "no program for files of the type \(format.isEmpty ? "unknown" : format) is installed",
      remedy: "save it as PNG, or install ImageMagick (Debian: imagemagick)")
  }

  private func jpeg(
    _ file: URL, _ content: Data, digest: String, scale: Double
  ) throws(ResourcePortingError) -> Image {
    let orientation = JPEGOrientation.orientation(of: content)
    let bitmap: Bitmap
    do throws(JPEGError) { bitmap = try JPEGDecoder.bitmap(of: content) } catch {
      if let bitmap = tools.bitmap(of: file, format: .jpeg, scale: 1) {
        return try store(bitmap.upright(from: orientation), png: nil, digest: digest, scale: scale)
      }
      let size = JPEGDecoder.size(of: content)
      return failure(
        error.description, remedy: "save it as PNG, or install djpeg (Debian: libjpeg-turbo-progs)",
        width: Double(size?.width ?? 0) / scale, height: Double(size?.height ?? 0) / scale)
    }
    return try store(bitmap.upright(from: orientation), png: nil, digest: digest, scale: scale)
  }

  private func vector(
    _ file: URL, digest: String, remedy: String, read: () throws(VectorProblem) -> VectorDrawing
  ) throws(ResourcePortingError) -> Image {
    let format: ImageTools.Format = file.pathExtension.lowercased() == "svg" ? .svg : .pdf
    let drawing: VectorDrawing
    do throws(VectorProblem) { drawing = try read() } catch {
      if let image = try raster(file, format: format, digest: digest, size: nil) { return image }
      return failure(error.reason, remedy: remedy)
    }
    if !drawing.omissions.isEmpty,
      let image = try raster(file, format: format, digest: digest, size: drawing.size)
    {
      return image
    }
    let name = "images/\(digest).json"
    guard let scene = try? drawing.sceneData() else {
      return failure("its drawing contains numbers that are out of range", remedy: remedy)
    }
    try write(scene, to: name)
    var image = Image(file: name, width: drawing.size.width, height: drawing.size.height, scale: 1)
    if !drawing.omissions.isEmpty {
      image.problem = "it was drawn without its \(drawing.omissions.joined(separator: ", "))"
      image.remedy = remedy
    }
    return image
  }

  /// Draws a vector file at three pixels per point with an installed program; returns `nil` if there is none.
  private func raster(
    _ file: URL, format: ImageTools.Format, digest: String, size: CGSize?
  ) throws(ResourcePortingError) -> Image? {
    guard let bitmap = tools.bitmap(of: file, format: format, scale: 3) else { return nil }
    var image = try store(bitmap, png: nil, digest: digest, scale: 3)
    if let size { (image.width, image.height) = (size.width, size.height) }
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
