public import FirstFrameTypesetting
import Foundation

extension Font: Codable {
  private static let standardSize = 17.0

  public init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["family", "size", "weight", "monospaced", "italic", "features"])
    let weight = try object.optional("weight", as: Int.self) ?? 400
    guard let weight = FontWeight(rawValue: weight) else {
      throw object.invalid("weight", expected: "a whole number from 100 to 900", found: "\(weight)")
    }
    self.init(
      family: try object.optional("family"),
      size: try object.number("size", in: 0...SceneLimits.fontSize, or: Self.standardSize),
      weight: weight,
      isMonospaced: try object.optional("monospaced") ?? false,
      isItalic: try object.optional("italic") ?? false,
      features: try Self.features(object))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encodeIfPresent(family, forKey: SceneKey("family"))
    try container.encode(Double(size), forKey: SceneKey("size"))
    try container.encodeIfPresent(weight == .regular ? nil : weight.rawValue, forKey: SceneKey("weight"))
    try container.encodeIfPresent(isMonospaced ? true : nil, forKey: SceneKey("monospaced"))
    try container.encodeIfPresent(isItalic ? true : nil, forKey: SceneKey("italic"))
    if !features.isEmpty {
      let values = features.map { ($0.tag, $0.value) }
      try container.encode(Dictionary(values) { $1 }, forKey: SceneKey("features"))
    }
  }

  /// Returns the OpenType features, sorted by their tags.
  private static func features(_ object: SceneObject) throws -> [FontFeature] {
    let values = try object.optional("features", as: [String: Int].self) ?? [:]
    return try values.sorted { $0.key < $1.key }.map { tag, value in
      let isTag = tag.utf8.count == 4 && tag.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      guard isTag, value >= 0 else {
        throw object.invalid(
          "features", expected: "tags of four letters, and whole numbers", found: "\"\(tag)\": \(value)")
      }
      return FontFeature(tag, value: value)
    }
  }
}

/// A paragraph's style has no object of its own in a scene: its keys belong to the text's object.
extension ParagraphStyle {
  static let keys = ["direction", "wrapping"] + lengths.map(\.key) + ["tabs", "tabInterval"] + choices.map(\.key)

  private struct Length {
    let key: String
    let path: any WritableKeyPath<ParagraphStyle, CGFloat> & Sendable
    let range: ClosedRange<Double>
  }

  private struct Choice {
    let key: String
    let path: any WritableKeyPath<ParagraphStyle, Bool> & Sendable
  }

  /// The choices that are off by default.
  private static let choices = [
    Choice(key: "avoidsLoneWord", path: \.avoidsLoneWord),
    Choice(key: "keepsHangulWords", path: \.keepsHangulWords),
    Choice(key: "tightensBeforeTruncation", path: \.tightensBeforeTruncation),
  ]

  private static let allowedLengths = 0...SceneLimits.length
  private static let lengths = [
    Length(key: "lineHeightMultiple", path: \.lineHeightMultiple, range: SceneLimits.multiples),
    Length(key: "minimumLineHeight", path: \.minimumLineHeight, range: allowedLengths),
    Length(key: "maximumLineHeight", path: \.maximumLineHeight, range: allowedLengths),
    Length(key: "lineSpacing", path: \.lineSpacing, range: allowedLengths),
    Length(key: "paragraphSpacing", path: \.paragraphSpacing, range: allowedLengths),
    Length(key: "paragraphSpacingBefore", path: \.paragraphSpacingBefore, range: allowedLengths),
    Length(key: "firstLineIndent", path: \.firstLineIndent, range: allowedLengths),
    Length(key: "headIndent", path: \.headIndent, range: allowedLengths),
    Length(key: "tailIndent", path: \.tailIndent, range: -SceneLimits.length...SceneLimits.length),
  ]

  init(_ object: SceneObject) throws {
    self.init(
      direction: object.contains("direction") ? try object.name("direction", or: .leftToRight) : nil,
      wrapping: try object.name("wrapping", or: .word),
      tabStops: try object.optional("tabs") ?? [],
      defaultTabInterval: try object.number("tabInterval", in: Self.allowedLengths, or: Self.standardTabInterval))
    for length in Self.lengths {
      self[keyPath: length.path] = try object.number(length.key, in: length.range, or: self[keyPath: length.path])
    }
    for choice in Self.choices { self[keyPath: choice.path] = try object.optional(choice.key) ?? false }
  }

  func encode(to container: inout KeyedEncodingContainer<SceneKey>) throws {
    let standard = ParagraphStyle()
    try container.encodeIfPresent(direction, forKey: SceneKey("direction"))
    try container.encodeIfPresent(wrapping == .word ? nil : wrapping, forKey: SceneKey("wrapping"))
    for length in Self.lengths where self[keyPath: length.path] != standard[keyPath: length.path] {
      try container.encode(Double(self[keyPath: length.path]), forKey: SceneKey(length.key))
    }
    try container.encodeIfPresent(tabStops.isEmpty ? nil : tabStops, forKey: SceneKey("tabs"))
    if defaultTabInterval != standard.defaultTabInterval {
      try container.encode(Double(defaultTabInterval), forKey: SceneKey("tabInterval"))
    }
    for choice in Self.choices where self[keyPath: choice.path] {
      try container.encode(true, forKey: SceneKey(choice.key))
    }
  }
}

/// Encoded as a number, or as an object if the alignment is not left.
extension TabStop: Codable {
  public init(from decoder: any Decoder) throws {
    if let location = try? decoder.singleValueContainer().decode(Double.self) {
      guard (0...SceneLimits.length).contains(location) else {
        throw SceneError.invalidValue(
          at: decoder.codingPath.jsonPath, expected: "a number from 0 to \(SceneLimits.length.short)",
          found: location.short)
      }
      self.init(location: location)
      return
    }
    let object = try SceneObject(decoder, keys: ["location", "alignment"])
    let location = try object.required("location", as: Double.self)
    try object.check(location, in: 0...SceneLimits.length, "location")
    self.init(location: location, alignment: try object.name("alignment", or: .left))
  }

  public func encode(to encoder: any Encoder) throws {
    if alignment == .left {
      var container = encoder.singleValueContainer()
      return try container.encode(Double(location))
    }
    var container = encoder.container(keyedBy: SceneKey.self)
    try container.encode(Double(location), forKey: SceneKey("location"))
    try container.encode(alignment, forKey: SceneKey("alignment"))
  }
}
