import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Buttons: their paddings, colors, styles and events.
@MainActor struct ButtonTests {
  /// The padding around the label by the size of controls.
  ///
  /// Source: the insets of UIKit's configurations, which SwiftUI's bordered buttons share.
  nonisolated struct Padding: Sendable {
    let size: ControlSize
    let horizontal: CGFloat
    let vertical: CGFloat
  }

  nonisolated static let paddings = [
    Padding(size: .mini, horizontal: 10, vertical: 5), Padding(size: .small, horizontal: 10, vertical: 5),
    Padding(size: .regular, horizontal: 12, vertical: 7), Padding(size: .large, horizontal: 20, vertical: 15),
  ]

  @Test(arguments: paddings) func borderedButtonsHaveThePaddingOfTheirSize(padding: Padding) throws {
    let button = Button {
    } label: {
      Box("label", 40, 20).hugged()
    }
    let screen = Screen(button.buttonStyle(.bordered).controlSize(padding.size))
    let frame = try #require(screen.frame(of: screen.first(ActionControl.self)))
    #expect(frame.width == 40 + 2 * padding.horizontal)
    #expect(frame.height == 20 + 2 * padding.vertical)
  }

  @Test func aButtonIsAsLargeAsItsLabel() throws {
    let screen = Screen(Button(action: {}, label: { Box("label", 40, 20).hugged() }))
    let frame = try #require(screen.frame(of: screen.first(ActionControl.self)))
    #expect(frame.size == CGSize(width: 40, height: 20))
  }

  @Test func labelsHaveTheColorOfTheirRoleAndTint() throws {
    let screen = Screen(
      VStack {
        Button("plain") {}
        Button("red", role: .destructive) {}
        Button("green") {}.tint(.green)
        Button("off") {}.disabled(true)
      })
    #expect(screen.label("plain")?.textColor == .systemBlue)
    #expect(screen.label("red")?.textColor == .systemRed)
    #expect(screen.label("green")?.textColor == .systemGreen)
    #expect(screen.label("off")?.textColor == .tertiaryLabel)
  }

  /// A level is one of the tint, and a color replaces it, wherever it is set.
  @Test func labelsTakeTheColorThatTheyInherit() {
    let screen = Screen(
      VStack {
        Button("own") {}.foregroundColor(.orange)
        HStack { Button("inherited", role: .destructive) {} }.foregroundStyle(.orange)
        Button("level") {}.foregroundStyle(.secondary)
        Button("none") {}.foregroundColor(nil)
      })
    let colors = screen.all(UILabel.self).map(\.textColor)
    #expect(colors == [.systemOrange, .systemOrange, .systemBlue, .systemBlue])
  }

  @Test func aTouchPerformsTheActionUnlessTheButtonIsDisabled() throws {
    var count = 0
    let screen = Screen(Button("a") { count += 1 })
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let disabled = Screen(Button("a") {}.disabled(true))
    #expect(disabled.first(ActionControl.self)?.isEnabled == false)
  }

  private struct Marked: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: isEnabled ? "on" : "off")
      }
    }
  }

  @Test func aStyleReadsTheEnvironment() {
    let screen = Screen(
      VStack {
        Button("a") {}
        Button("b") {}.disabled(true)
      }
      .buttonStyle(Marked()))
    #expect(screen.texts == ["a", "on", "b", "off"])
    #expect(screen.all(ActionControl.self).count == 2)
  }

  private struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: "before")
        Button(configuration)
      }
    }
  }

  @Test func theButtonOfAPrimitiveStyleHasTheAutomaticStyle() {
    var count = 0
    let screen = Screen(Button("a") { count += 1 }.buttonStyle(Wrapping()))
    #expect(screen.texts == ["before", "a"])
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test func cornersFollowTheShapeAndTheVersion() {
    let regular = BorderedButtonMeasures(.regular)
    #expect(regular.corners(.automatic, .iOS18) == .radius(8))
    #expect(regular.corners(.automatic, .iOS26) == .capsule)
    #expect(regular.corners(.roundedRectangle(radius: 3), .iOS26) == .radius(3))
    #expect(BorderedButtonMeasures(.large).corners(.automatic, .iOS18) == .radius(12))
    #expect(BorderedButtonMeasures(.small).corners(.automatic, .iOS18) == .capsule)
  }

  @Test func aButtonIsReadByItsContent() {
    let screen = Screen(
      VStack {
        Button("Save") {}
        Button("Save") {}.accessibilityLabel("Save the file")
      })
    let buttons = screen.all(ActionControl.self)
    #expect(buttons.map(\.accessibilityLabel) == ["Save", "Save the file"])
    #expect(buttons.allSatisfy { $0.accessibilityTraits.contains(.button) })
  }
}
