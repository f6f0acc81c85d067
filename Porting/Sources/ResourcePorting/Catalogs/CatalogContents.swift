import FirstFrameCompiledResources
import FirstFrameLocalFiles
import Foundation

/// The content of a `Contents.json` file in an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference.
struct CatalogContents: Decodable {
  var images: [Entry]?
  var symbols: [Entry]?
  var data: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  init() {}

  /// Reads the file in a folder; `nil` if there is none.
  static func read(in folder: URL, from readable: ReadableFolders) throws(ResourcePortingError) -> CatalogContents? {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let content = try InputDigests.read(file, in: readable)
    do { return try JSONDecoder().decode(CatalogContents.self, from: content) } catch let error as DecodingError {
      throw .invalidFile(path: file.path, reason: error.summary)
    } catch {
      throw .invalidFile(path: file.path, reason: "it is not valid JSON")
    }
  }

  struct Properties: Decodable {
    var namespace: Bool?
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case namespace = "provides-namespace"
      case intent = "template-rendering-intent"
    }
  }

  /// A file or a color, with the environment that it applies to.
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var direction: String?
    var widthClass: String?
    var heightClass: String?
    var gamut: String?
    var locale: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var color: ColorValue?
    var typeIdentifier: String?
    /// Properties of the hardware that the entry applies to.
    var memory: String?
    var graphics: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, locale, resizing, color, memory
      case direction = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case gamut = "display-gamut"
      case alignmentInsets = "alignment-insets"
      case typeIdentifier = "universal-type-identifier"
      case graphics = "graphics-feature-set"
    }

    var isForHardware: Bool { memory != nil || graphics != nil }

    /// The scale in pixels per point; `nil` if the entry applies to all scales.
    var scaleFactor: Int? { scale.flatMap { Int($0.dropLast()) }.flatMap { 1...9 ~= $0 ? $0 : nil } }

    var traits: AssetTraits {
      var traits = AssetTraits()
      traits.idiom = idiom == "universal" ? nil : idiom
      traits.scale = scaleFactor
      for appearance in appearances ?? [] {
        if appearance.appearance == "luminosity" { traits.appearance = appearance.value }
        if appearance.appearance == "contrast", appearance.value == "high" { traits.isHighContrast = true }
      }
      traits.direction = direction
      traits.widthClass = widthClass
      traits.heightClass = heightClass
      traits.gamut = gamut
      traits.language = locale
      return traits
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    /// Returns top, left, bottom and right in points.
    func points(scale: Double) -> [Double] { [top, left, bottom, right].map { ($0 ?? 0) / scale } }
  }

  struct Resizing: Decodable {
    var mode: String?
    var center: Center?
    var insets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case insets = "cap-insets"
    }

    struct Center: Decodable {
      var mode: String?
    }

    func slicing(scale: Double) -> ImageAsset.Slicing? {
      guard let insets else { return nil }
      return ImageAsset.Slicing(insets: insets.points(scale: scale), isTiled: center?.mode == "tile")
    }
  }

  struct ColorValue: Decodable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// A component of a color: a string in one of three notations, or a number.
  struct Component: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        text = number > 1 ? Int(exactly: number).map(String.init) ?? String(number) : String(number)
      } else {
        text = try container.decode(String.self)
      }
    }

    /// The value of a color channel, from 0 to 1: `0x80`, `128` and `0.5` are approximately equal.
    var channel: Double? {
      let text = text.trimmingCharacters(in: .whitespaces).lowercased()
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      if text.contains(".") || text.contains("e") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
      return Int(text).flatMap { 0...255 ~= $0 ? Double($0) / 255 : nil }
    }

    /// The value of an opacity, from 0 to 1. Unlike a channel, it is never in eight bits.
    var opacity: Double? {
      Double(text.trimmingCharacters(in: .whitespaces)).flatMap { 0...1 ~= $0 ? $0 : nil }
    }
  }
}

extension DecodingError {
  /// A short description of the problem, with the path of keys to it.
  var summary: String {
    let (context, problem): (Context, String) =
      switch self {
      case .typeMismatch(let type, let context): (context, "is not a \(type)")
      case .valueNotFound(_, let context): (context, "has no value")
      case .keyNotFound(let key, let context): (context, "lacks \"\(key.stringValue)\"")
      case .dataCorrupted(let context): (context, "is not valid")
      @unknown default: (Context(codingPath: [], debugDescription: ""), "is not valid")
      }
    guard !context.codingPath.isEmpty else { return "it is not valid JSON of the expected form" }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return "\(path.drop { $0 == "." }) \(problem)"
  }
}
