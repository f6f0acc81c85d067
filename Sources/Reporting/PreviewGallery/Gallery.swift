/// The previews of a package in every cell, as the gallery's page shows them.
package struct Gallery: Sendable {
  package var title: String
  /// A sentence below the title: how many previews there are, and whether something is wrong.
  package var summary: String
  package var accent: AccentColor?
  /// The languages besides the first one.
  package var languages: [GalleryLanguage] = []
  package var groups: [GalleryGroup]
  /// The texts of the source files that the cards name, by path.
  package var sources: [String: String] = [:]
  package var omissions: GalleryOmissions?

  package init(title: String, summary: String, accent: AccentColor? = nil, groups: [GalleryGroup]) {
    (self.title, self.summary, self.accent, self.groups) = (title, summary, accent, groups)
  }

  package var sections: [GallerySection] { groups.flatMap(\.sections) }
  package var cards: [GalleryCard] { sections.flatMap(\.cards) }
}

/// Components with a common heading: a category, or a target.
package struct GalleryGroup: Sendable {
  package var title: String
  package var sections: [GallerySection]

  package init(title: String, sections: [GallerySection]) {
    (self.title, self.sections) = (title, sections)
  }
}

/// A component, or a file with previews.
package struct GallerySection: Sendable {
  package var name: String
  /// The fragment of the section's address; unique on the page, and without spaces.
  package var anchor: String
  /// A phrase about the component; may be empty.
  package var summary: String
  /// The path of the file that declares the previews; `nil` if the section is a component.
  package var path: String?
  package var cards: [GalleryCard]

  package init(name: String, anchor: String, summary: String = "", path: String? = nil, cards: [GalleryCard]) {
    (self.name, self.anchor, self.summary, self.path, self.cards) = (name, anchor, summary, path, cards)
  }
}

/// A preview: a component in one state.
package struct GalleryCard: Sendable {
  /// The fragment of the card's address; unique on the page, and without spaces.
  package var anchor: String
  /// The name of the state, or of the preview.
  package var title: String
  /// The type of the component, if the section has another name.
  package var component: String?
  /// The pictures, beginning with that of the standard cell; empty if the preview was not drawn.
  package var pictures: [GalleryPicture]
  /// The text dumps, by the names of the light cells. Light and dark have the same text.
  package var texts: [String: String]
  /// The layout dump of the first cell; `nil` if there is none.
  package var layout: String?
  package var source: GallerySource?
  /// Whether the card shows where its preview is declared.
  package var showsPlace: Bool
  package var notes: [GalleryNote]

  package init(
    anchor: String, title: String, component: String? = nil, pictures: [GalleryPicture], texts: [String: String] = [:],
    layout: String? = nil, source: GallerySource? = nil, showsPlace: Bool = false, notes: [GalleryNote] = []
  ) {
    (self.anchor, self.title, self.component) = (anchor, title, component)
    (self.pictures, self.texts, self.layout) = (pictures, texts, layout)
    (self.source, self.showsPlace, self.notes) = (source, showsPlace, notes)
  }

  package var hasProblem: Bool { notes.contains { $0.kind == .problem } }
}

/// The place of a preview's declaration.
package struct GallerySource: Hashable, Encodable, Sendable {
  /// The path relative to the package.
  package var path: String
  /// The number of the line, from 1; `nil` if unknown.
  package var line: Int?

  package init(path: String, line: Int?) {
    (self.path, self.line) = (path, line)
  }

  var place: String { line.map { "\(path):\($0)" } ?? path }
}

/// A message about a preview.
package struct GalleryNote: Hashable, Sendable {
  /// What a message is about; the order in which the page shows them.
  package enum Kind: String, CaseIterable, Sendable {
    case problem, warning, omission, recorded
  }

  package var kind: Kind
  /// One line, or several, of which all but the first are folded.
  package var text: String
  /// A place in the sources; may be empty.
  package var place: String

  package init(_ kind: Kind, _ text: String, place: String = "") {
    (self.kind, self.text, self.place) = (kind, text, place)
  }
}

/// A language in which the previews are drawn in one cell, regardless of the other switches.
package struct GalleryLanguage: Sendable {
  package var code: String
  package var name: String
  /// The only cell; `nil` for the first language, which has all.
  package var cell: GalleryCell?

  package init(code: String, name: String, cell: GalleryCell?) {
    (self.code, self.name, self.cell) = (code, name, cell)
  }
}

/// What is not on the page, with the reasons.
package struct GalleryOmissions: Sendable {
  package struct Part: Sendable {
    package var name: String
    package var place: String
    package var reason: String

    package init(name: String, place: String, reason: String) {
      (self.name, self.place, self.reason) = (name, place, reason)
    }
  }

  /// A sentence about all parts.
  package var explanation: String
  package var parts: [Part]

  package init(explanation: String, parts: [Part]) {
    (self.explanation, self.parts) = (explanation, parts)
  }
}
