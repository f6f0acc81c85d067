import FirstFrameTextEscaping
package import Foundation

/// The compiled resources of a target, as stored in `assets.json` in a resource folder.
///
/// All file names are relative to the folder. Lists are sorted by name, so equal resources produce equal bytes.
package struct AssetTable: Codable, Hashable, Sendable {
  /// The version of the format. A table of another version is not read.
  package static let currentVersion = 1
  /// The name of the resource folder in a bundle.
  package static let folderName = "FirstFrameAssets"
  /// The name of the table in the resource folder.
  package static let fileName = "assets.json"

  package var version = AssetTable.currentVersion
  /// The language used for strings that are missing in the requested language.
  package var developmentLanguage: String
  /// The languages that have a string table, each in the file ``StringTable/fileName(for:)``.
  package var languages: [String] = []
  package var images: [ImageAsset] = []
  package var symbols: [SymbolAsset] = []
  package var colors: [ColorAsset] = []
  package var data: [DataAsset] = []

  package init(developmentLanguage: String) {
    self.developmentLanguage = developmentLanguage
  }

  package init(json: Data) throws {
    self = try JSONDecoder().decode(AssetTable.self, from: json)
  }

  package func json() throws -> Data {
    try JSONEncoder.sortedAndIndented.encode(self)
  }
}

/// The environment that a variant of an asset is made for. `nil` stands for any value.
package struct AssetTraits: Codable, Hashable, Sendable {
  /// The idiom in a catalog's spelling, such as `iphone`; `nil` for `universal`.
  package var idiom: String?
  /// The number of pixels per point.
  package var scale: Int?
  /// `light` or `dark`.
  package var appearance: String?
  /// Whether the variant is for increased contrast.
  package var isHighContrast: Bool?
  /// `left-to-right` or `right-to-left`.
  package var direction: String?
  /// `compact` or `regular`.
  package var widthClass: String?
  /// `compact` or `regular`.
  package var heightClass: String?
  /// `sRGB` or `display-P3`.
  package var gamut: String?
  /// A language, such as `fr`.
  package var language: String?

  package init() {}
}

/// An image and its variants, in the catalog's order.
package struct ImageAsset: Codable, Hashable, Sendable {
  /// The name with its namespaces, as in `Icons/home`.
  package var name: String
  /// The rendering mode: `template`, `original`, or `nil` for automatic.
  package var intent: String?
  /// Whether the image is a file outside of catalogs.
  package var isLooseFile: Bool?
  package var variants: [Variant]

  package init(name: String, intent: String?, variants: [Variant]) {
    self.name = name
    self.intent = intent
    self.variants = variants
  }

  package struct Variant: Codable, Hashable, Sendable {
    package var traits: AssetTraits
    /// A PNG (`.png`) or a drawing in the scene format (`.json`); `nil` if the image could not be decoded.
    package var file: String?
    /// The size in points.
    package var width: Double
    package var height: Double
    /// The number of pixels per point; 1 for drawings.
    package var scale: Double
    package var slicing: Slicing?
    /// The insets of the alignment rectangle in points: top, left, bottom, right.
    package var alignmentInsets: [Double]?
    /// The reason why the image is empty; `nil` if it is not.
    package var problem: String?

    package init(traits: AssetTraits, file: String?, width: Double, height: Double, scale: Double) {
      self.traits = traits
      self.file = file
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// The parts of an image that keep their size when the image is stretched.
  package struct Slicing: Codable, Hashable, Sendable {
    /// The insets in points: top, left, bottom, right.
    package var insets: [Double]
    /// Whether the middle is tiled, rather than stretched.
    package var isTiled: Bool

    package init(insets: [Double], isTiled: Bool) {
      self.insets = insets
      self.isTiled = isTiled
    }
  }
}

/// A symbol drawn from a template.
package struct SymbolAsset: Codable, Hashable, Sendable {
  package var name: String
  package var glyphs: [Glyph]
  /// The reason why the symbol is empty; `nil` if it is not.
  package var problem: String?

  package init(name: String, glyphs: [Glyph], problem: String? = nil) {
    self.name = name
    self.glyphs = glyphs
    self.problem = problem
  }

  /// The symbol in one weight and scale, at a point size of 100.
  package struct Glyph: Codable, Hashable, Sendable {
    /// The weight in lower case, such as `regular`.
    package var weight: String
    /// `small`, `medium` or `large`.
    package var scale: String
    /// A drawing in the scene format.
    package var file: String
    package var width: Double
    package var height: Double

    package init(weight: String, scale: String, file: String, width: Double, height: Double) {
      self.weight = weight
      self.scale = scale
      self.file = file
      self.width = width
      self.height = height
    }
  }
}

/// A color and its variants, in the catalog's order.
package struct ColorAsset: Codable, Hashable, Sendable {
  package var name: String
  package var variants: [Variant]

  package init(name: String, variants: [Variant]) {
    self.name = name
    self.variants = variants
  }

  package struct Variant: Codable, Hashable, Sendable {
    package var traits: AssetTraits
    /// Red, green, blue and opacity in sRGB, each from 0 to 1; `nil` for a system color.
    package var components: [Double]?
    /// The name of a system color, such as `systemBlueColor`.
    package var systemName: String?

    package init(traits: AssetTraits, components: [Double]?, systemName: String?) {
      self.traits = traits
      self.components = components
      self.systemName = systemName
    }
  }
}

/// A file of a data set and its variants.
package struct DataAsset: Codable, Hashable, Sendable {
  package var name: String
  package var variants: [Variant]

  package init(name: String, variants: [Variant]) {
    self.name = name
    self.variants = variants
  }

  package struct Variant: Codable, Hashable, Sendable {
    package var traits: AssetTraits
    package var file: String
    /// The uniform type identifier, such as `public.json`.
    package var typeIdentifier: String

    package init(traits: AssetTraits, file: String, typeIdentifier: String) {
      self.traits = traits
      self.file = file
      self.typeIdentifier = typeIdentifier
    }
  }
}
