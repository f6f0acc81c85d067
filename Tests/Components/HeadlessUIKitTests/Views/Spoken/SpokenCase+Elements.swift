import Foundation
import HeadlessUIKit

extension SpokenCase {
  private static let traitsPage = "UIAccessibilityTraits"

  /// The words of traits, and their order.
  static let traits: [SpokenCase] = [
    SpokenCase("a text", "staticText", reads: "Madrid") { spokenLabel("Madrid") },
    SpokenCase("a button", "button", reads: "Save, Button") { spokenElement("Save", .button) },
    SpokenCase("a link", "link", reads: "Terms, Link") { spokenElement("Terms", .link) },
    SpokenCase("a link that is a button", "reported", reads: "Terms, Link") {
      spokenElement("Terms", [.link, .button])
    },
    SpokenCase("a heading", "header", reads: "Live, Heading") { spokenElement("Live", .header) },
    SpokenCase("an image", "image", reads: "Crest of Madrid, Image") { spokenElement("Crest of Madrid", .image) },
    SpokenCase("an image button", "image", reads: "Crest, Button, Image") {
      spokenElement("Crest", [.image, .button])
    },
    SpokenCase("a search field", "searchField", reads: "Teams, Search field") { spokenElement("Teams", .searchField) },
    SpokenCase("selected", "selected", reads: "Selected, Monthly, Button") {
      spokenElement("Monthly", [.button, .selected])
    },
    SpokenCase("selected without a label", "reported", reads: "Selected\n  without a label") {
      spokenElement(nil, .selected)
    },
    SpokenCase("dimmed", "notEnabled", reads: "Save, Dimmed, Button") {
      spokenElement("Save", [.button, .notEnabled])
    },
    SpokenCase("dimmed and selected", "reported", reads: "Selected, Save, Dimmed, Button") {
      spokenElement("Save", [.button, .notEnabled, .selected])
    },
    SpokenCase("a text that is dimmed", "notEnabled", reads: "Save, Dimmed") { spokenElement("Save", .notEnabled) },
    SpokenCase(
      "adjustable", "adjustable",
      reads: "Volume, 50%, Adjustable. Swipe up or down with one finger to adjust the value."
    ) { spokenElement("Volume", .adjustable, value: "50%") },
    SpokenCase("adjustable and dimmed", "reported", reads: "Volume, 50%, Dimmed, Adjustable") {
      spokenElement("Volume", [.adjustable, .notEnabled], value: "50%")
    },
    SpokenCase("a key", "keyboardKey", reads: "Q\n  traits keyboard key") { spokenElement("Q", .keyboardKey) },
    SpokenCase("a key that is a button", "reported", reads: "Q\n  traits keyboard key") {
      spokenElement("Q", [.keyboardKey, .button])
    },
    SpokenCase("a switch", "toggleButton", reads: "Wi-Fi, Switch button, On. Double-tap to toggle setting.") {
      spokenElement("Wi-Fi", .toggleButton, value: "1")
    },
    SpokenCase("a mixed switch", "reported", reads: "All, Switch button, Mixed. Double-tap to toggle setting.") {
      spokenElement("All", .toggleButton, value: "2")
    },
    SpokenCase(
      "a switch with words", "reported", reads: "Theme, Switch button, Dark. Double-tap to toggle setting."
    ) { spokenElement("Theme", [.toggleButton, .button], value: "Dark") },
    SpokenCase("a summary", "summaryElement", reads: "Sunny\n  traits summary") {
      spokenElement("Sunny", .summaryElement)
    },
    SpokenCase("updates frequently", "updatesFrequently", reads: "0:12\n  traits updates frequently") {
      spokenElement("0:12", .updatesFrequently)
    },
    SpokenCase("plays sound", "playsSound", reads: "Horn, Button\n  traits plays sound") {
      spokenElement("Horn", [.button, .playsSound])
    },
    SpokenCase("starts media", "startsMediaSession", reads: "Play, Button\n  traits starts media session") {
      spokenElement("Play", [.button, .startsMediaSession])
    },
    SpokenCase(
      "direct interaction", "allowsDirectInteraction", reads: "Piano\n  traits allows direct interaction"
    ) { spokenElement("Piano", .allowsDirectInteraction) },
    SpokenCase("turns a page", "causesPageTurn", reads: "Chapter 1\n  traits causes page turn") {
      spokenElement("Chapter 1", .causesPageTurn)
    },
    SpokenCase("an element without traits", traitsPage, reads: "Madrid") { spokenElement("Madrid") },
  ]

  /// Labels, values and hints.
  static let hints: [SpokenCase] = [
    SpokenCase("a label and a value", "accessibilityValue", reads: "Battery, 80%") {
      spokenElement("Battery", value: "80%")
    },
    SpokenCase("a value alone", "accessibilityValue", reads: "80%") { spokenElement(nil, value: "80%") },
    SpokenCase("a hint", "accessibilityHint", reads: "Play, Button. Plays the song.") {
      spokenElement("Play", .button, hint: "Plays the song")
    },
    SpokenCase("a hint with its period", "accessibilityHint", reads: "Play, Button. Plays the song.") {
      spokenElement("Play", .button, hint: "Plays the song.")
    },
    SpokenCase("a hint alone", "reported", reads: "Plays the song\n  without a label") {
      spokenElement(nil, hint: "Plays the song")
    },
    SpokenCase("a hint of a dimmed element", "reported", reads: "Play, Dimmed, Button. Plays the song.") {
      spokenElement("Play", [.button, .notEnabled], hint: "Plays the song.")
    },
    SpokenCase(
      "a hint before those of traits", "reported",
      reads: "Size, 3, Adjustable. Of the shoes. Swipe up or down with one finger to adjust the value."
    ) { spokenElement("Size", .adjustable, value: "3", hint: "Of the shoes") },
    SpokenCase("a question", "reported", reads: "Delete? Deletes it.") {
      spokenElement("Delete?", hint: "Deletes it")
    },
    SpokenCase("an empty label", "accessibilityLabel", reads: "Button\n  without a label") {
      spokenElement("", .button)
    },
    SpokenCase("an element without anything", "accessibilityLabel", reads: "(nothing is spoken)\n  without a label") {
      spokenElement(nil)
    },
    SpokenCase("several lines", "reported", reads: "One two") { spokenLabel("One\ntwo") { $0.numberOfLines = 2 } },
    SpokenCase("a label of a text", "accessibilityLabel", reads: "3 to 1") {
      spokenLabel("3:1") { $0.accessibilityLabel = "3 to 1" }
    },
    SpokenCase("quotation marks", "accessibilityLabel", reads: #"Say "yes" \ "no""#) {
      spokenElement(#"Say "yes" \ "no""#)
    },
    SpokenCase(
      "an adjustable element without a label", "accessibilityLabel",
      reads: "50%, Adjustable. Swipe up or down with one finger to adjust the value.\n  without a label"
    ) { spokenElement(nil, .adjustable, value: "50%") },
  ]

  /// Identifiers, languages, actions and content.
  static let details: [SpokenCase] = [
    SpokenCase("an identifier", "UIAccessibilityIdentification", reads: "Save, Button\n  identifier \"save\"") {
      spokenElement("Save", .button) { $0.accessibilityIdentifier = "save" }
    },
    SpokenCase("an identifier of a text", "UIAccessibilityIdentification", reads: "Save\n  identifier \"title\"") {
      spokenBox([spokenLabel("Save") { $0.accessibilityIdentifier = "title" }])
    },
    SpokenCase("a language", "accessibilityLanguage", reads: "Bonjour\n  language \"fr-FR\"") {
      spokenElement("Bonjour") { $0.accessibilityLanguage = "fr-FR" }
    },
    SpokenCase("an action", "accessibilityCustomActions", reads: "Mail, Actions available\n  actions \"Delete\"") {
      spokenElement("Mail") { $0.accessibilityCustomActions = [action("Delete")] }
    },
    SpokenCase(
      "several actions and a hint", "accessibilityCustomActions",
      reads: "Mail, Button, Actions available. Opens it.\n  actions \"Delete\", \"Flag\""
    ) {
      spokenElement("Mail", .button, hint: "Opens it") {
        $0.accessibilityCustomActions = [action("Delete"), action("Flag")]
      }
    },
    SpokenCase(
      "custom content", "AXCustomContentProvider",
      reads: "Photo, Image, More content available\n  content \"Size\" \"3 MB\""
    ) { ContentView([AXCustomContent(label: "Size", value: "3 MB")]) },
    SpokenCase(
      "important custom content", "importance",
      reads: "Photo, Size, 3 MB, Image\n  content \"Size\" \"3 MB\" important"
    ) {
      let content = AXCustomContent(label: "Size", value: "3 MB")
      content.importance = .high
      return ContentView([content])
    },
    SpokenCase(
      "a language of a part", "accessibilitySpeechLanguage",
      reads: "Say bonjour\n  spoken \"bonjour\" language \"fr-FR\""
    ) { attributed("Say ", "bonjour", [.accessibilitySpeechLanguage: "fr-FR"]) },
    SpokenCase("a pitch", "accessibilitySpeechPitch", reads: "Say no\n  spoken \"no\" pitch 0.5") {
      attributed("Say ", "no", [.accessibilitySpeechPitch: 0.5])
    },
    SpokenCase(
      "a pronunciation", "accessibilitySpeechIPANotation",
      reads: "the record\n  spoken \"record\" pronunciation \"rɪˈkɔrd\""
    ) { attributed("the ", "record", [.accessibilitySpeechIPANotation: "rɪˈkɔrd"]) },
    SpokenCase(
      "letter by letter", "accessibilitySpeechSpellOut", reads: "Code ABC\n  spoken \"ABC\" letter by letter"
    ) { attributed("Code ", "ABC", [.accessibilitySpeechSpellOut: true]) },
    SpokenCase(
      "with punctuation", "accessibilitySpeechPunctuation", reads: "Code a.b\n  spoken \"a.b\" with punctuation"
    ) { attributed("Code ", "a.b", [.accessibilitySpeechPunctuation: true]) },
    SpokenCase("the level of a heading", "accessibilityTextHeadingLevel", reads: "A chapter, Heading level 2") {
      let view = attributed("A ", "chapter", [.accessibilityTextHeadingLevel: 2])
      view.accessibilityTraits = .header
      return view
    },
    SpokenCase("expanded", "accessibilityExpandedStatus", reads: "Filters, Button, Expanded") {
      spokenElement("Filters", .button) { $0.accessibilityExpandedStatus = .expanded }
    },
    SpokenCase("collapsed", "accessibilityExpandedStatus", reads: "Filters, Button, Collapsed") {
      spokenElement("Filters", .button) { $0.accessibilityExpandedStatus = .collapsed }
    },
    SpokenCase("a frame of its own", "accessibilityFrame", reads: "Dot, Button\n  frame 10,20 44x44") {
      spokenBox([
        spokenElement("Dot", .button) { $0.accessibilityFrame = CGRect(x: 10, y: 20, width: 44, height: 44) }
      ])
    },
    SpokenCase("a path", "accessibilityPath", reads: "Dot, Button\n  frame 5,5 30x30") {
      spokenBox([
        spokenElement("Dot", .button, y: 40) {
          $0.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 30))
        }
      ])
    },
  ]

  @MainActor private static func action(_ name: String) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { _ in true }
  }

  @MainActor private static func attributed(
    _ text: String, _ part: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> UIView {
    let string = NSMutableAttributedString(string: text)
    string.append(NSAttributedString(string: part, attributes: attributes))
    return spokenElement(nil) { $0.accessibilityAttributedLabel = string }
  }
}

/// An image with custom content.
private final class ContentView: UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]!

  init(_ content: [AXCustomContent]) {
    accessibilityCustomContent = content
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    isAccessibilityElement = true
    accessibilityLabel = "Photo"
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }
}
