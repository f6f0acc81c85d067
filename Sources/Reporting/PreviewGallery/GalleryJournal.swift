import Foundation

/// What a program that draws previews is to do: the file that the variable `FIRSTFRAME_GALLERY` names.
package struct GalleryRequest: Codable, Sendable {
  /// The folder for pictures.
  package var output: String
  /// The file to which the program appends lines of ``GalleryLine``.
  package var journal: String
  /// The modules whose previews are drawn, in this order.
  package var modules: [String]
  /// The components to draw; all if empty.
  package var components: [String]
  /// The work to leave out, as ``GalleryLine/started`` names it.
  package var skipped: [String]
  /// The previews that this process draws: those whose places in the list have this remainder.
  package var part: Int
  /// The number of processes that share the previews.
  package var partCount: Int

  package init(
    output: String, journal: String, modules: [String], components: [String], skipped: [String], part: Int,
    partCount: Int
  ) {
    (self.output, self.journal, self.modules, self.components) = (output, journal, modules, components)
    (self.skipped, self.part, self.partCount) = (skipped, part, partCount)
  }
}

/// A line of a journal, which says what a program that draws previews has done.
package enum GalleryLine: Codable, Sendable {
  /// Work begins, which may end the program: a property that lists previews, or a preview.
  case started(String)
  /// The properties that cannot be read, with the reasons.
  case omitted([GalleryOmission])
  /// All previews, in the order of the page.
  case listed([ListedPreview])
  case drawn(DrawnPreview)
}

/// A property that lists previews, and cannot be read.
package struct GalleryOmission: Codable, Hashable, Sendable {
  package var property: String
  package var reason: String

  package init(property: String, reason: String) {
    (self.property, self.reason) = (property, reason)
  }
}

/// A preview that a property lists.
package struct ListedPreview: Codable, Hashable, Sendable {
  package var component: String
  package var state: String
  /// The heading of the component's group: the category in the library, or the module.
  package var category: String
  /// A phrase about the component; may be empty.
  package var summary: String
  /// The module of the property.
  package var module: String

  package init(component: String, state: String, category: String, summary: String, module: String) {
    (self.component, self.state, self.category) = (component, state, category)
    (self.summary, self.module) = (summary, module)
  }

  /// The component and its state, such as `BadgeView/unread`.
  package var name: String { "\(component)/\(state)" }
}

/// The frames of a preview.
package struct DrawnPreview: Codable, Sendable {
  /// ``ListedPreview/name``
  package var name: String
  package var pictures: [GalleryPicture] = []
  /// The text dumps, by the names of the light cells.
  package var texts: [String: String] = [:]
  /// The layout dump of the first cell.
  package var layout: String?
  /// Reasons why frames are unreliable.
  package var problems: [String] = []
  package var warnings: [String] = []

  package init(name: String) {
    self.name = name
  }
}

/// The journal of a process.
package struct GalleryJournal: Sendable {
  package private(set) var lines: [GalleryLine] = []

  package init() {}

  /// Reads the complete lines of a file; none if it does not exist.
  package init(contentsOf file: String) {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    let decoder = JSONDecoder()
    // A process that is killed may leave a part of a line.
    lines = data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(GalleryLine.self, from: $0) }
  }

  package var started: [String] { lines.compactMap { if case .started(let work) = $0 { work } else { nil } } }

  package var listed: [ListedPreview]? {
    lines.compactMap { if case .listed(let previews) = $0 { previews } else { nil } }.last
  }

  package var omitted: [GalleryOmission] {
    lines.flatMap { line -> [GalleryOmission] in if case .omitted(let parts) = line { parts } else { [] } }
  }

  package var drawn: [DrawnPreview] { lines.compactMap { if case .drawn(let preview) = $0 { preview } else { nil } } }
}
