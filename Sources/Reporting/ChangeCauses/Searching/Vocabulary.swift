/// The properties of views that the words before a constant name.
struct Vocabulary: Sendable {
  /// The properties that the nearest word names; `nil` if no word names any.
  private let properties: Set<String>?
  /// The properties that the type of the constant names.
  private let ownerProperties: Set<String>?
  private let axis: RenderingFact.Axis?

  /// - Parameters:
  ///   - words: The words before a constant, nearest first.
  ///   - owner: The type that contains the constant, if it has a name.
  init(_ words: [String], owner: String?) {
    let words = words.map { $0.lowercased() }
    properties = words.lazy.compactMap(Self.properties).first
    ownerProperties = owner.map { $0.lowercased() }.flatMap(Self.properties)
    axis = words.lazy.compactMap(Self.axis).first
  }

  private static let kinds: [(word: String, properties: Set<String>)] = [
    ("shadow", ["shadow"]),
    ("borderwidth", ["border"]),
    ("border", ["border"]),
    ("backgroundcolor", ["background"]),
    ("background", ["background"]),
    ("surface", ["background", "border", "corners"]),
    ("textcolor", ["text color"]),
    ("tintcolor", ["fill", "stroke", "tint", "background"]),
    ("tint", ["fill", "stroke", "tint", "text color"]),
    ("foreground", ["fill", "stroke", "tint", "text color"]),
    ("fill", ["background", "fill"]),
    ("stroke", ["stroke"]),
    ("color", ["fill", "stroke", "tint", "text color", "background"]),
    ("radius", ["corners"]),
    ("corner", ["corners"]),
    ("opacity", ["opacity"]),
    ("alpha", ["opacity"]),
    ("pointsize", ["symbol", "font"]),
    ("font", ["font"]),
    ("spacing", ["gap"]),
    ("inset", ["inset"]),
    ("padd", ["inset"]),
    ("margin", ["inset"]),
    ("constant", ["inset", "gap", "size"]),
    ("edges", ["inset"]),
    ("width", ["size"]),
    ("height", ["size"]),
    ("size", ["size", "font", "symbol"]),
    ("dimension", ["size"]),
    ("lines", ["lines"]),
  ]

  private static let axes: [(word: String, axis: RenderingFact.Axis)] = [
    ("horizontal", .horizontal), ("leading", .horizontal), ("trailing", .horizontal), ("left", .horizontal),
    ("right", .horizontal), ("width", .horizontal), ("row", .horizontal),
    ("vertical", .vertical), ("top", .vertical), ("bottom", .vertical), ("height", .vertical), ("column", .vertical),
  ]

  /// Returns how well the words fit a fact, from 0 to 1.
  func agreement(with fact: RenderingFact) -> Double {
    let property = fact.kind.property
    var agreement = 0.6
    if let properties {
      // A word such as `color` names many properties.
      agreement = properties.contains(property) ? (properties.count > 3 ? 0.7 : 1) : 0.3
    } else if let ownerProperties {
      let isDistance = ownerProperties.contains("gap") && property == "inset"
      agreement = ownerProperties.contains(property) || isDistance ? 0.8 : 0.3
    }
    if let axis, let other = fact.kind.axis, axis != other { agreement *= 0.4 }
    return agreement
  }

  private static func properties(_ word: String) -> Set<String>? {
    kinds.first { word.contains($0.word) }?.properties
  }

  private static func axis(_ word: String) -> RenderingFact.Axis? {
    axes.first { word.hasPrefix($0.word) || word.hasSuffix($0.word) }?.axis
  }
}

extension RenderingFact.Kind {
  /// The property's name in the vocabulary.
  fileprivate var property: String {
    switch self {
    case .color(let property), .number(let property): property
    case .text: "text"
    case .gap: "gap"
    case .inset: "inset"
    case .size: "size"
    case .symbol: "symbol"
    }
  }

  /// The axis of a distance.
  var axis: RenderingFact.Axis? {
    switch self {
    case .gap(let axis), .inset(let axis), .size(let axis): axis
    case .symbol: nil
    case .color, .number, .text: nil
    }
  }
}
