public import FirstFrameGeometry

extension Accessibility {
  /// What assistive technology says and offers for a node besides its label, value, hint and traits.
  public struct Details: Hashable, Sendable {
    /// The identifier for tests. It is not spoken.
    public var identifier: String?
    /// The language of the node's texts, such as `fr-CA`; `nil` for the user's language.
    public var language: String?
    /// The names of the custom actions.
    public var actions: [String]
    /// The custom content.
    public var content: [Content]
    /// The parts of the texts that are spoken in a way of their own.
    public var speech: [Speech]
    /// The level of a heading, from 1 to 6; `nil` if it has none.
    public var headingLevel: Int?
    /// Elements with a higher priority are read before others of their group; 0 by default.
    public var priority: Double
    /// The place of the node in a table; `nil` if it is not in one.
    public var cell: Cell?
    /// The kind of container that the node is; `nil` if it is none.
    public var container: Container?
    /// The outline of the element in the node's own space, in points; `nil` for the node's box.
    public var outline: Path?

    public init(
      identifier: String? = nil, language: String? = nil, actions: [String] = [], content: [Content] = [],
      speech: [Speech] = [], headingLevel: Int? = nil, priority: Double = 0, cell: Cell? = nil,
      container: Container? = nil, outline: Path? = nil
    ) {
      self.identifier = identifier
      self.language = language
      self.actions = actions
      self.content = content
      self.speech = speech
      self.headingLevel = headingLevel
      self.priority = priority
      self.cell = cell
      self.container = container
      self.outline = outline
    }
  }

  /// Information that is read on request, or with the element if it is important.
  public struct Content: Hashable, Codable, Sendable {
    public var label: String
    public var value: String
    public var isImportant: Bool

    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A part of a text, and how it is spoken.
  public struct Speech: Hashable, Codable, Sendable {
    public var text: String
    public var language: String?
    /// The pitch from 0 to 2; 1 is that of other texts.
    public var pitch: Double?
    /// The pronunciation in the International Phonetic Alphabet.
    public var pronunciation: String?
    public var spellsOut: Bool
    public var includesPunctuation: Bool

    public init(
      text: String, language: String? = nil, pitch: Double? = nil, pronunciation: String? = nil,
      spellsOut: Bool = false, includesPunctuation: Bool = false
    ) {
      self.text = text
      self.language = language
      self.pitch = pitch
      self.pronunciation = pronunciation
      self.spellsOut = spellsOut
      self.includesPunctuation = includesPunctuation
    }
  }

  /// The place of an element in a table. Rows and columns are counted from 0.
  public struct Cell: Hashable, Codable, Sendable {
    public var row: Int
    public var column: Int
    public var rowSpan: Int
    public var columnSpan: Int
    /// The texts of the headers of the cell's row and column.
    public var headers: [String]

    public init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, headers: [String] = []) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.headers = headers
    }
  }

  /// A container, which is spoken with its first or its last element.
  public struct Container: Hashable, Codable, Sendable {
    public var kind: Kind
    public var label: String?

    public init(_ kind: Kind, label: String? = nil) {
      self.kind = kind
      self.label = label
    }

    public enum Kind: String, CaseIterable, Codable, Sendable {
      case list, landmark, semanticGroup, dataTable
      /// A bar whose elements are tabs: their numbers are spoken.
      case tabBar
      /// Elements whose numbers are spoken, such as segments.
      case series
    }
  }
}

extension Accessibility.Details {
  static let keys = [
    "identifier", "language", "actions", "content", "speech", "headingLevel", "priority", "cell", "container",
    "outline",
  ]

  init(_ object: SceneObject) throws {
    self.init(
      identifier: try object.optional("identifier"),
      language: try object.optional("language"),
      actions: try object.optional("actions") ?? [],
      content: try object.optional("content") ?? [],
      speech: try object.optional("speech") ?? [],
      headingLevel: try object.optional("headingLevel"),
      priority: try object.number("priority", in: -1e9...1e9, or: 0),
      cell: try object.optional("cell"),
      container: try object.optional("container"),
      outline: try object.contains("outline") ? object.pathData("outline") : nil)
  }

  func encode(to container: inout KeyedEncodingContainer<SceneKey>) throws {
    try container.encodeIfPresent(identifier, forKey: SceneKey("identifier"))
    try container.encodeIfPresent(language, forKey: SceneKey("language"))
    try container.encodeIfPresent(actions.isEmpty ? nil : actions, forKey: SceneKey("actions"))
    try container.encodeIfPresent(content.isEmpty ? nil : content, forKey: SceneKey("content"))
    try container.encodeIfPresent(speech.isEmpty ? nil : speech, forKey: SceneKey("speech"))
    try container.encodeIfPresent(headingLevel, forKey: SceneKey("headingLevel"))
    try container.encodeIfPresent(priority == 0 ? nil : priority, forKey: SceneKey("priority"))
    try container.encodeIfPresent(cell, forKey: SceneKey("cell"))
    try container.encodeIfPresent(self.container, forKey: SceneKey("container"))
    try container.encodeIfPresent(outline?.svgPathData, forKey: SceneKey("outline"))
  }
}
