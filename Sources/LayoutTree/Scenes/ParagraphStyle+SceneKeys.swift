import FirstFrameTypesetting
import Foundation

/// A paragraph's style has no object of its own in a scene: its keys are among those of the text.
extension ParagraphStyle {
  static let keys = ["direction", "wrapping"] + lengths.map(\.key) + ["tabs", "tabInterval"]

  private struct Length {
    let key: String
    let path: any WritableKeyPath<ParagraphStyle, CGFloat> & Sendable
    let range: ClosedRange<Double>
  }

  private static let reach = 0...SceneLimits.length
  private static let lengths = [
    Length(key: "lineHeightMultiple", path: \.lineHeightMultiple, range: SceneLimits.multiples),
    Length(key: "minimumLineHeight", path: \.minimumLineHeight, range: reach),
    Length(key: "maximumLineHeight", path: \.maximumLineHeight, range: reach),
    Length(key: "lineSpacing", path: \.lineSpacing, range: reach),
    Length(key: "paragraphSpacing", path: \.paragraphSpacing, range: reach),
    Length(key: "paragraphSpacingBefore", path: \.paragraphSpacingBefore, range: reach),
    Length(key: "firstLineIndent", path: \.firstLineIndent, range: reach),
    Length(key: "headIndent", path: \.headIndent, range: reach),
    Length(key: "tailIndent", path: \.tailIndent, range: -SceneLimits.length...SceneLimits.length),
  ]

  init(_ object: SceneObject) throws {
    self.init(
      direction: object.contains("direction") ? try object.name("direction", or: .leftToRight) : nil,
      wrapping: try object.name("wrapping", or: .word),
      tabStops: try object.optional("tabs") ?? [],
      defaultTabInterval: try object.number("tabInterval", in: Self.reach, or: Self.standardTabInterval))
    for length in Self.lengths {
      self[keyPath: length.path] = try object.number(length.key, in: length.range, or: self[keyPath: length.path])
    }
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
  }
}
