import FirstFrameLayoutTree

/// What VoiceOver says for an element: its description, followed by hints.
///
/// The words and their order are those of VoiceOver on iOS in English (Documentation/HeadlessUIKit.md, "What is
/// read"). The parts of the description are separated by commas, as in the caption panel.
struct SpokenSentence {
  private let element: ReadElement
  private var accessibility: Accessibility { element.accessibility }
  private var details: Accessibility.Details { accessibility.details }
  private func has(_ trait: Accessibility.Trait) -> Bool { accessibility.traits.contains(trait) }

  init(_ element: ReadElement) {
    self.element = element
  }

  var text: String {
    var parts = description
    var hints = hints
    // A hint is all that is known of an element without a label and a value.
    if label == nil, spokenValue == nil, let hint = ownHint {
      parts.insert(hint, at: 0)
      hints.removeFirst()
    }
    let description = parts.joined(separator: ", ")
    let sentences = ([description] + hints).filter { !$0.isEmpty }
    guard sentences.count > 1 else { return description }
    return sentences.map { $0.hasSuffix(".") || $0.hasSuffix("?") || $0.hasSuffix("!") ? $0 : $0 + "." }
      .joined(separator: " ")
  }

  /// Whether the element has neither a label nor a value, which is a mistake of the component.
  var isUnlabeled: Bool { label == nil && (spokenValue == nil || isControl) }

  private var isControl: Bool { has(.adjustable) || has(.toggleButton) }

  private var label: String? { accessibility.label.flatMap(Self.spoken) }
  private var ownHint: String? { accessibility.hint.flatMap(Self.spoken) }

  /// The value; that of a switch is a part of its state.
  private var spokenValue: String? {
    has(.toggleButton) ? nil : accessibility.value.flatMap(Self.spoken)
  }

  private var description: [String] {
    var parts = element.begun.compactMap { $0.label.flatMap(Self.spoken) }
    parts += (details.cell?.headers ?? []).compactMap(Self.spoken)
    if has(.selected) { parts.append("Selected") }
    parts += [label, spokenValue].compactMap { $0 }
    parts += details.content.filter(\.isImportant).flatMap { [$0.label, $0.value] }.compactMap(Self.spoken)
    parts += roles
    parts += place
    if details.content.contains(where: { !$0.isImportant }) { parts.append("More content available") }
    if !details.actions.isEmpty { parts.append("Actions available") }
    return parts
  }

  /// The names of the traits, in VoiceOver's order.
  private var roles: [String] {
    var roles: [String] = []
    if has(.notEnabled) { roles.append("Dimmed") }
    if isSpokenAsButton { roles.append("Button") }
    if has(.backButton) { roles.append("Back button") }
    if has(.popUpButton) { roles.append("Popup button") }
    if has(.toggleButton) { roles += ["Switch button", switchState].compactMap { $0 } }
    if element.isTab { roles.append("Tab") }
    if has(.secureTextField) {
      roles.append("Secure Text Field")
    } else if has(.textField), !has(.searchField) {
      roles.append("Text Field")
    }
    if has(.searchField) { roles.append("Search field") }
    if has(.isEditing) { roles.append("Is editing") }
    if has(.header) { roles.append(details.headingLevel.map { "Heading level \($0)" } ?? "Heading") }
    if has(.link) { roles.append("Link") }
    if has(.adjustable) { roles.append("Adjustable") }
    if has(.image) { roles.append("Image") }
    if has(.expanded) { roles.append("Expanded") }
    if has(.collapsed) { roles.append("Collapsed") }
    return roles
  }

  /// Keys of keyboards, and buttons with a more exact name, are not called buttons.
  private var isSpokenAsButton: Bool {
    has(.button) && !element.isTab
      && ![.keyboardKey, .backButton, .popUpButton, .toggleButton, .link].contains(where: has)
  }

  private var switchState: String? {
    switch accessibility.value {
    case "1": "On"
    case "0": "Off"
    case "2": "Mixed"
    default: accessibility.value.flatMap(Self.spoken)
    }
  }

  /// The place in a series, a table and the surrounding containers.
  private var place: [String] {
    var parts: [String] = []
    if let position = element.position { parts.append("\(position.number) of \(position.count)") }
    if let cell = details.cell {
      if cell.rowSpan > 1 { parts.append("Spans \(cell.rowSpan) rows") }
      if cell.columnSpan > 1 { parts.append("Spans \(cell.columnSpan) columns") }
      if element.beginsRow { parts.append("Row \(cell.row + 1)") }
      parts.append("Column \(cell.column + 1)")
    }
    for container in element.begun {
      if container.kind == .list { parts.append("List start") }
      if container.kind == .landmark { parts.append("Landmark") }
    }
    for container in element.ended {
      if container.kind == .list { parts.append("List end") }
      if container.kind == .landmark { parts.append("End landmark") }
    }
    return parts
  }

  /// The hint of the element, and those of its traits, unless it is dimmed.
  private var hints: [String] {
    var hints = [ownHint].compactMap { $0 }
    guard !has(.notEnabled) else { return hints }
    if has(.toggleButton) { hints.append("Double-tap to toggle setting.") }
    if has(.popUpButton) { hints.append("Double-tap to activate the picker.") }
    if has(.textField) || has(.secureTextField), !has(.isEditing) { hints.append("Double-tap to edit.") }
    if has(.adjustable), !has(.toggleButton) {
      hints.append("Swipe up or down with one finger to adjust the value.")
    }
    return hints
  }

  /// Returns the words of a text on one line; `nil` if there are none.
  static func spoken(_ text: String) -> String? {
    let words = text.unicodeScalars.split { $0.isWhiteSpace }
    return words.isEmpty ? nil : words.map { String($0) }.joined(separator: " ")
  }
}
