import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameResourcePorting
import Foundation

/// A temporary folder with resources that a test writes, and their compiled form.
final class ResourceFolder {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  var sources: URL { root.appendingPathComponent("Sources") }
  var output: URL { root.appendingPathComponent(AssetTable.folderName) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = sources.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes an image set with a PNG file of 10 by 6 points for each scale.
  func writeImageSet(_ path: String, scales: [Int], properties: String = "{}") throws {
    let entries = scales.map { #"{"idiom": "universal", "scale": "\#($0)x", "filename": "a@\#($0)x.png"}"# }
    try write(
      #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#, to: path + "/Contents.json")
    for scale in scales {
      try write(try png(width: 10 * scale, height: 6 * scale), to: "\(path)/a@\(scale)x.png")
    }
  }

  /// Returns the PNG of a picture in one color, with a size in pixels.
  func png(width: Int, height: Int, color: Color = Color(red: 255, green: 0, blue: 0)) throws -> Data {
    try Bitmap(size: PixelSize(width: width, height: height), color: PremultipliedColor(color)).pngData()
  }

  @discardableResult
  func compile(language: String? = nil) throws -> ResourceCompiler.Report {
    try ResourceCompiler(resources: [sources], developmentLanguage: language)
      .compile(into: output)
  }

  func compiled(_ path: String) throws -> Data {
    try Data(contentsOf: output.appendingPathComponent(path))
  }

  func strings(_ language: String) throws -> StringTable {
    try JSONDecoder().decode(StringTable.self, from: compiled(StringTable.fileName(for: language)))
  }

  func texts(_ language: String, table: String = "Localizable") throws -> [String: LocalizedText] {
    try strings(language).tables[table] ?? [:]
  }
}
