import FirstFrameTextEscaping

/// The switches above the pictures: one for each condition that some pictures differ in.
struct GalleryToolbar {
  private let gallery: Gallery

  init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  /// A group of radio buttons.
  private struct Choice {
    /// The name in addresses and in the script.
    let name: String
    let title: String
    /// The key that chooses the next value; `nil` for none.
    var key: String?
    /// The values with their labels, and with their full names if the labels are abbreviations.
    let values: [(value: String, label: String, fullName: String?)]
  }

  var html: String {
    """
    <div id="toolbar">
    <div id="switches" role="toolbar" aria-label="Settings of the pictures">
    \(choices.map(html(of:)).joined(separator: "\n"))
    </div>
    <p id="note" role="status" hidden></p>
    </div>
    """
  }

  private var choices: [Choice] {
    let cells = gallery.cards.flatMap { $0.pictures.map(\.cell) }
    let appearances = cells.map(\.appearance).distinct.map { ($0, $0 == "dark" ? "Dark" : "Light", String?.none) }
    let sizes = cells.map(\.textSize).distinct.map { ($0, $0 == "L" ? "Default" : $0, String?.none) }
    let directions = cells.map(\.direction).distinct.map { ($0, $0.uppercased(), String?.none) }
    let devices = cells.compactMap(\.device).distinct.map {
      ($0, $0.split(separator: "-").joined(separator: " "), String?.none)
    }
    let languages = gallery.languages.map { ($0.code, $0.code.uppercased(), String?.some($0.name)) }
    let all = [
      Choice(name: "appearance", title: "Appearance", key: "d", values: appearances),
      Choice(name: "text", title: "Text", key: "t", values: sizes),
      Choice(name: "direction", title: "Direction", key: "r", values: directions),
      Choice(name: "device", title: "Device", values: devices.isEmpty ? [] : [("", "Natural size", nil)] + devices),
      Choice(name: "locale", title: "Language", key: "l", values: languages),
      Choice(name: "beside", title: "Details", values: details),
    ]
    return all.filter { $0.values.count > 1 }
  }

  private var details: [(value: String, label: String, fullName: String?)] {
    let details = [
      ("text", "Text", gallery.cards.contains { !$0.texts.isEmpty }),
      ("layout", "Layout", gallery.cards.contains { $0.layout != nil }),
      ("source", "Source", gallery.cards.contains { $0.source != nil }),
    ]
    return [("", "None", nil)] + details.filter(\.2).map { ($0.0, $0.1, nil) }
  }

  private func html(of choice: Choice) -> String {
    let options = choice.values.enumerated().map { index, option in
      let name = (option.fullName ?? "").escapedForHTML
      let label = name.isEmpty ? "" : " aria-label=\"\(name)\" title=\"\(name)\""
      return "<label><input type=\"radio\" name=\"\(choice.name)\" value=\"\(option.value.escapedForHTML)\"\(label)"
        + "\(index == 0 ? " checked" : "")><span>\(option.label.escapedForHTML)</span></label>"
    }
    let hint = choice.key.map { " title=\"Key: \($0)\"" } ?? ""
    return "<fieldset\(hint)><legend>\(choice.title)</legend><div class=\"choice\">\(options.joined())</div></fieldset>"
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
