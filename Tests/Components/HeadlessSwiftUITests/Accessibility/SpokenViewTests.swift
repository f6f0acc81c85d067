import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// What VoiceOver says for views with SwiftUI's modifiers. The sources are pages of Apple's documentation, or "reported".
@MainActor struct SpokenViewTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    let read: String
    let make: @MainActor @Sendable () -> AnyView
    var testDescription: String { name }

    init(
      _ name: String, _ source: String, reads: String,
      @ViewBuilder _ make: @escaping @MainActor @Sendable () -> some View
    ) {
      (self.name, self.source, self.read) = (name, source, reads)
      self.make = { AnyView(make()) }
    }
  }

  @Test(arguments: texts + elements + actions) func views(example: Case) {
    let view = example.make().hosted() as UIView
    let tree = view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 300, height: 400)))
    #expect(tree.accessibilityDump() == example.read + "\n")
    #expect(!example.source.isEmpty)
  }

  private nonisolated static let texts: [Case] = [
    Case("a text", "Text", reads: "Madrid") { Text("Madrid") },
    Case("a button", "Button", reads: "Save, Button") { Button("Save") {} },
    Case("a disabled button", "disabled(_:)", reads: "Save, Dimmed, Button") { Button("Save") {}.disabled(true) },
    Case("a label", "accessibilityLabel(_:)", reads: "Save the file, Button") {
      Button("Save") {}.accessibilityLabel("Save the file")
    },
    Case("a value", "accessibilityValue(_:)", reads: "Battery, 80%") { Text("Battery").accessibilityValue("80%") },
    Case("a hint", "accessibilityHint(_:)", reads: "Save, Button. Saves the file.") {
      Button("Save") {}.accessibilityHint("Saves the file")
    },
    Case("traits", "accessibilityAddTraits(_:)", reads: "Selected, Live, Heading") {
      Text("Live").accessibilityAddTraits([.isHeader, .isSelected])
    },
    Case("removed traits", "accessibilityRemoveTraits(_:)", reads: "Save") {
      Button("Save") {}.accessibilityRemoveTraits(.isButton)
    },
    Case("a heading", "accessibilityHeading(_:)", reads: "Live, Heading level 2") {
      Text("Live").accessibilityHeading(.h2)
    },
    Case("a heading without a level", "accessibilityHeading(_:)", reads: "Live, Heading") {
      Text("Live").accessibilityHeading(.unspecified)
    },
    Case("a pitch", "speechAdjustedPitch(_:)", reads: "High\n  spoken \"High\" pitch 1.5") {
      Text("High").speechAdjustedPitch(0.5)
    },
    Case("letter by letter", "speechSpellsOutCharacters(_:)", reads: "Code ABC\n  spoken \"ABC\" letter by letter") {
      Text("Code ") + Text("ABC").speechSpellsOutCharacters()
    },
    Case("an image", "Image", reads: "star, Image") { Image(systemName: "star") },
    Case("a decorative image", "Image", reads: "Madrid") {
      HStack {
        Image(decorative: "crest")
        Text("Madrid")
      }
    },
    Case("a toggle", "Toggle", reads: "Wi-Fi, Switch button, On. Double-tap to toggle setting.") {
      Toggle("Wi-Fi", isOn: .constant(true))
    },
    Case(
      "a slider", "Slider",
      reads: "Volume, 50%, Adjustable. Swipe up or down with one finger to adjust the value."
    ) { Slider(value: .constant(0.5)) { Text("Volume") } },
    Case("a field", "TextField", reads: "Email, Text Field. Double-tap to edit.") {
      TextField("Email", text: .constant(""))
    },
  ]

  private nonisolated static let elements: [Case] = [
    Case("combined children", "combine", reads: "Madrid, 3") {
      VStack {
        Text("Madrid")
        Text("3")
      }
      .accessibilityElement(children: .combine)
    },
    Case("contained children", "contain", reads: "a1\na2\nb1\nb2") {
      HStack {
        VStack {
          Text("a1")
          Text("a2")
        }
        .accessibilityElement(children: .contain)
        VStack {
          Text("b1")
          Text("b2")
        }
        .accessibilityElement(children: .contain)
      }
    },
    Case("ignored children", "ignore", reads: "Score, 3 to 1") {
      HStack {
        Text("3")
        Text("1")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel("Score").accessibilityValue("3 to 1")
    },
    Case("a hidden view", "accessibilityHidden(_:)", reads: "seen") {
      VStack {
        Text("aside").accessibilityHidden(true)
        Text("seen")
      }
    },
    Case("priorities", "accessibilitySortPriority(_:)", reads: "c\na\nb") {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(-1)
        Text("c").accessibilitySortPriority(2)
      }
    },
    Case("a representation", "accessibilityRepresentation(representation:)", reads: "Mute, Button") {
      Text("drawn").accessibilityRepresentation { Button("Mute") {} }
    },
    Case("the rows of a list are read one by one", "reported", reads: "a\nb") {
      List {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    },
  ]

  private nonisolated static let actions: [Case] = [
    Case("actions", "accessibilityAction(named:_:)", reads: "Mail, Actions available\n  actions \"Flag\", \"Delete\"") {
      Text("Mail").accessibilityAction(named: "Flag") {}.accessibilityAction(named: "Delete") {}
    },
    Case("the default action", "accessibilityAction(_:_:)", reads: "Mail") { Text("Mail").accessibilityAction {} },
    Case(
      "an adjustable view", "accessibilityAdjustableAction(_:)",
      reads: "Rating, 3, Adjustable. Swipe up or down with one finger to adjust the value."
    ) { Text("Rating").accessibilityValue("3").accessibilityAdjustableAction { _ in } },
    Case(
      "custom content", "accessibilityCustomContent(_:_:importance:)",
      reads: "Photo, More content available\n  content \"Size\" \"3 MB\""
    ) { Text("Photo").accessibilityCustomContent("Size", "3 MB") },
    Case(
      "important custom content", "AccessibilityCustomContentKey",
      reads: "Photo, Size, 3 MB\n  content \"Size\" \"3 MB\" important"
    ) {
      Text("Photo").accessibilityCustomContent(
        AccessibilityCustomContentKey("Size"), Text("3 MB"), importance: .high)
    },
    Case("an identifier", "accessibilityIdentifier(_:)", reads: "Madrid\n  identifier \"team\"") {
      Text("Madrid").accessibilityIdentifier("team")
    },
  ]
}
