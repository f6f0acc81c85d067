import FirstFrameTextEscaping

/// A card of the page: a picture, its size, its notes, and buttons that show details beside it.
struct CardMarkup {
  private let card: GalleryCard
  private let section: GallerySection

  init(_ card: GalleryCard, in section: GallerySection) {
    (self.card, self.section) = (card, section)
  }

  var html: String {
    let anchor = card.anchor.escapedForHTML
    return """
      <article class="card" id="\(anchor)"\(card.hasProblem ? " data-problem" : "")>
      \(stage)
      <div class="beside" hidden></div>
      \(notes)<footer><h4><a href="#\(anchor)" title="Link to this preview">\(card.title.escapedForHTML)</a></h4>\
      \(component)<span class="facts">\(facts)</span>
      \(tabs)\(place)</footer>
      </article>
      """
  }

  private var label: String { "\(section.name), \(card.title)".escapedForHTML }

  private var stage: String {
    guard let picture = card.pictures.first else {
      return "<div class=\"stage empty\">\(card.hasProblem ? "Not drawn" : "Nothing to draw")</div>"
    }
    let settled = picture.settled.map {
      image($0.file, width: $0.width, height: $0.height, label: label + ", settled")
    }
    let second = settled.map { "<div class=\"settled\">\($0)<span>Settled</span></div>" } ?? ""
    let first = image(picture.file, width: picture.width, height: picture.height, label: label)
    return "<div class=\"stage\(picture.isScreen ? " screen" : "")\">\(first)\(second)</div>"
  }

  private func image(_ file: String, width: Int, height: Int, label: String) -> String {
    "<img loading=\"lazy\" decoding=\"async\" src=\"\(file.escapedForURLPath.escapedForHTML)\" "
      + "width=\"\(width)\" height=\"\(height)\" alt=\"\(label)\">"
  }

  private var facts: String { card.pictures.first.map { "\($0.width) × \($0.height)" } ?? "" }

  private var component: String {
    card.component.map { "<span class=\"type\">\($0.escapedForHTML)</span>" } ?? ""
  }

  /// The buttons of the details that the card has.
  private var tabs: String {
    let details = [
      ("text", "Text", !card.texts.isEmpty), ("layout", "Layout", card.layout != nil),
      ("source", "Source", card.source != nil),
    ]
    let buttons = details.filter(\.2).map { "<button type=\"button\" data-show=\"\($0.0)\">\($0.1)</button>" }
    guard !buttons.isEmpty else { return "" }
    return "<span class=\"tabs\" role=\"group\" aria-label=\"Details\">\(buttons.joined())</span>\n"
  }

  private var place: String {
    guard card.showsPlace, let source = card.source else { return "" }
    return "<code class=\"place\">\(source.place.escapedForHTML)</code>\n"
  }

  // MARK: Notes

  private var notes: String {
    let notes = GalleryNote.Kind.allCases.flatMap { kind in card.notes.filter { $0.kind == kind } }
    return notes.isEmpty ? "" : "<ul class=\"notes\">\(notes.map(html(of:)).joined(separator: "\n"))</ul>\n"
  }

  /// Returns the first line of a message, with the other lines in a collapsed element.
  private func html(of note: GalleryNote) -> String {
    let lines = note.text.split(separator: "\n", maxSplits: 1).map { String($0).escapedForHTML }
    let first = lines.first ?? ""
    let place = note.place.isEmpty ? "" : " <code>\(note.place.escapedForHTML)</code>"
    guard lines.count > 1 else { return "<li class=\"\(note.kind.rawValue)\">\(first)\(place)</li>" }
    return "<li class=\"\(note.kind.rawValue)\"><details><summary>\(first)\(place)</summary><pre>\(lines[1])</pre>"
      + "</details></li>"
  }
}
